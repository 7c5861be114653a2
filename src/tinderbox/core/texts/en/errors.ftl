# What can be wrong with input. Places (file, entry, line) are printed before these sentences.
illegal-action = “{ $action }” is not allowed here.

document-faulty = { $source }: { $faults ->
    [one] one fault
   *[other] { $faults } faults
}
pack-faulty = Data pack { $source }: { $faults ->
    [one] one fault
   *[other] { $faults } faults
}
record-faulty = Record { $source }: { $faults ->
    [one] one fault
   *[other] { $faults } faults
}
position-faulty = Position { $source }: { $faults ->
    [one] one fault
   *[other] { $faults } faults
}
view-faulty = View { $source }: { $faults ->
    [one] one fault
   *[other] { $faults } faults
}
document-too-large = The file is larger than { $most } bytes.
document-not-utf8 = The file is not UTF-8 text (byte { $byte }).
document-unreadable = The file cannot be read: { $why }
document-key-twice = The key “{ $key }” stands twice in one object.
document-not-finite = { $name } is not a number that can be used.
document-not-json = Not valid JSON at line { $line }, column { $column }.
document-too-deep = Nested too deeply, or a number too long.

shape-wrong = This value does not fit: { $given }
shape-missing = This entry is missing.
shape-unknown = There is no such entry here.
shape-int = A whole number is wanted, not { $given }.
shape-number = A number is wanted, not { $given }.
shape-text = A text is wanted, not { $given }.
shape-bool = true or false is wanted, not { $given }.
shape-list = A list is wanted, not { $given }.
shape-object = An object is wanted, not { $given }.
shape-choice = One of { $expected } is wanted, not { $given }.
shape-least = At least { $ge } is wanted, not { $given }.
shape-most = At most { $le } is wanted, not { $given }.
shape-above = More than { $gt } is wanted, not { $given }.
shape-short = Too short: { $given }
shape-long = Too long: { $given }
shape-pattern = { $given } does not have the form { $pattern }.
