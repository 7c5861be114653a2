# What can be wrong with any game's data pack.
pack-unknown = Unknown data pack “{ $id }”. Built in: { $known }
pack-other-game = This data pack is for “{ $given }”, not for “{ $wanted }”.
pack-id-taken = The id “{ $id }” belongs to a built-in pack, and those never change. Give your corrected pack an id of its own.
pack-provenance-unexplained = The legend does not explain the provenance “{ $kind }”.
pack-twice = “{ $value }” appears both here and at { $first }.
pack-name-alike = The names “{ $name }” and “{ $other }” differ only in accents, case or punctuation.
pack-name-no-word = The name “{ $name }” cannot be written as a word of letters, digits and hyphens.
pack-provenance-default = “default” is missing: the provenance of all figures of this entry.
pack-provenance-field = This entry has no field “{ $name }” that could have a provenance.
