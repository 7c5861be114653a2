# What can be wrong with any game's data pack.
pack-unknown = There is no pack “{ $id }”. These ship: { $known }
pack-other-game = This is a pack for “{ $given }”, not for “{ $wanted }”.
pack-id-taken = The id “{ $id }” belongs to a pack that ships and never changes. Give the corrected pack an id of its own.
pack-provenance-unexplained = The legend does not explain the provenance “{ $kind }”.
pack-twice = “{ $value }” stands here and at { $first }.
pack-name-alike = The name “{ $name }” reads like “{ $other }” when accents, case and punctuation do not count.
pack-name-no-word = The name “{ $name }” cannot be written as a word of letters, digits and hyphens.
pack-provenance-default = The provenance of all figures of this entry is missing: “default”.
pack-provenance-field = This entry has no field “{ $name }” that could have a provenance.
