"""Rule sets as data: the options, what they may be, how they are read, checked and told in words."""
