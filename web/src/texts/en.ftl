app-name = Tinderbox
