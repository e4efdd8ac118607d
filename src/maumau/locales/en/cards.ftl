# Names of cards. Attributes: `of` as part of a card's name, `plural`; other languages add cases.

card = { $rank } of { $suit }
joker = joker
    .plural = jokers
list-or = { $items } or { $last }
list-and = { $items } and { $last }

suit-C = clubs
    .of = clubs
suit-D = diamonds
    .of = diamonds
suit-H = hearts
    .of = hearts
suit-S = spades
    .of = spades

rank-2 = two
    .plural = twos
rank-3 = three
    .plural = threes
rank-4 = four
    .plural = fours
rank-5 = five
    .plural = fives
rank-6 = six
    .plural = sixes
rank-7 = seven
    .plural = sevens
rank-8 = eight
    .plural = eights
rank-9 = nine
    .plural = nines
rank-T = ten
    .plural = tens
rank-J = jack
    .plural = jacks
rank-Q = queen
    .plural = queens
rank-K = king
    .plural = kings
rank-A = ace
    .plural = aces
