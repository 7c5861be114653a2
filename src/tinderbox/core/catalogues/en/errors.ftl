# What can be wrong with input. The place (file, entry, line) is printed before these sentences.
illegal-action = “{ $action }” is not allowed here.
extra-missing = { $module } is not installed. Install it with: { $command }

document-faulty = { $source }: { $faults ->
    [one] one error
   *[other] { $faults } errors
}
pack-faulty = Data pack { $source }: { $faults ->
    [one] one error
   *[other] { $faults } errors
}
record-faulty = Record { $source }: { $faults ->
    [one] one error
   *[other] { $faults } errors
}
position-faulty = Position { $source }: { $faults ->
    [one] one error
   *[other] { $faults } errors
}
view-faulty = View { $source }: { $faults ->
    [one] one error
   *[other] { $faults } errors
}
document-too-large = The file is larger than { $most } bytes.
document-not-utf8 = The file is not UTF-8 text (byte { $byte }).
document-unreadable = The file cannot be read: { $why }
document-key-twice = The key “{ $key }” appears twice in one object.
document-not-finite = { $name } is not a usable number.
document-not-json = Invalid JSON at line { $line }, column { $column }.
document-too-deep = Nested too deeply, or a number is too long.

shape-wrong = This value is not valid: { $given }
shape-missing = This entry is missing.
shape-unknown = This entry does not belong here.
shape-int = This must be a whole number, not { $given }.
shape-number = This must be a number, not { $given }.
shape-text = This must be text, not { $given }.
shape-bool = This must be true or false, not { $given }.
shape-list = This must be a list, not { $given }.
shape-object = This must be an object, not { $given }.
shape-choice = { $given } is not allowed here. Choose from: { $expected }.
shape-least = This must be at least { $ge }, not { $given }.
shape-most = This must be at most { $le }, not { $given }.
shape-above = This must be more than { $gt }, not { $given }.
shape-short = Too short: { $given }
shape-long = Too long: { $given }
shape-pattern = { $given } does not match the pattern { $pattern }.
