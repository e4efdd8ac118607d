# The words of the browser client. Cards, rule sets, events of a deal and reasons stand in src/maumau/locales.

title = Mau-Mau
loading = One moment …
close = Close
back = Back
menu = Menu
settings = Settings
rules = Rules
rules-show = Read the rules
help = Help
log = What happened
nobody = nobody
to-start = To the start page
reload = Load again
not-found = There is no such page.

# ------------------------------------------------------------ first screen

home-claim = With friends or against the computer, by the rules of your table.
home-computer = Against the computer
home-friends = With friends
play-now = Play now
rule-set = Rules
opponents = Opponents
level = Strength
nickname = Your name
guest-name = Guest
create-table = Create a table
join-code = Have a code?
join = Join
watch = Watch
my-tables = Your tables
you-are = You play as { $name }.
update-ready = A new version is ready.
update-take = Use it
lobby-empty = No table is open right now. Create one and send the link to your friends.
lobby-free = { $count ->
    [0] no free seat
    [one] { $count } free seat
   *[other] { $count } free seats
}
house-rules = house rules
rules-with-changes = { $name }, house rules
rules-changed = { $count ->
    [one] { $count } rule is played otherwise here than in the shipped set.
   *[other] { $count } rules are played otherwise here than in the shipped set.
}
rules-unreachable = The rules cannot be loaded right now.

# ------------------------------------------------------------ creating a table

new-table = New table
change-table = Settings of the table
players-count = Players
free-seats = Free seats
fill-none = stay free for friends
fill-level = computer ({ $level })
turn-time = Time for a turn
time-10 = 10 seconds
time-30 = 30 seconds
time-90 = 90 seconds, slow
time-0 = no clock
length = Length
length-match = a whole match
length-deal = a single deal
visible = Who may come
visible-link = who has the link
visible-open = everybody: listed among the open tables
create = Create the table
save = Save
house-title = House rules
house-intro = Change what your family plays otherwise. Everybody who joins sees it.
house-name = Name of these rules
house-keep = Keep under this name
house-kept = Kept. The link to these rules:
house-forget = Forget these rules
house-use = Play by these rules
house-shared = Rules by link
house-faults = This does not go together:
house-changed = changed
house-reset = as in the set
house-words = What these rules say
house-none = none
house-card = Card or rank
house-add = Add
house-remove = Remove
house-effects-of = Effect of { $card }
yes = yes
no = no
word-last = with one card left
word-wild-last = with one wild card left
word-final = with the last card
value-off = off

# ------------------------------------------------------------ before a match

waiting-title = Waiting for players
waiting-host = The host starts the match.
waiting-friends = Send the link to your friends, or fill the seats with computer players.
invite-code = Code of the table:
invite-link = Link to this table
invite-qr = QR code with the link to this table
copy = Copy
copied = Copied
share = Share
clock-seconds = { $seconds } s a turn
clock-none = no clock
single-deal = single deal
whole-match = match
table-open = open to everybody
table-private = by link only
table-settings = Settings of the table
host = host
away = away
is-ready = ready
ready = I am ready
not-ready = Not ready yet
seat-free = free seat
sit = Sit here
stand-up = Stand up
add-computer = Computer
remove = Free the seat of { $name }
start = Start
start-needs = At least two have to sit down, or computer players fill the free seats.

# ------------------------------------------------------------ the table

players = Players
middle = Stock and pile
hand = Your cards
my-place = Your place
actions = What you can do
emotes = Emotes
watching = You are watching
watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
between-deals = The deal is over
your-turn = Your turn
your-turn-aloud = { $pending ->
    [0] It is your turn.
   *[other] It is your turn, you owe { $pending } cards.
}
turn-turn = Your turn
turn-drawn = Lay a card or pass
turn-chain = { $count ->
    [0] Answer or draw
   *[other] Take { $count } or answer
}
turn-cover = Cover your card
turn-search = Search: draw until a card fits
turn-claim = Point it out, or let it stand
turn-cut = You cut
turn-take = Take it or leave it?
turn-over = The deal is over
turn-other = { $name } to play
turn-nobody = One moment …
clock-left = Time left
clock-paused = The clock stands still while nobody is here.
draw = Draw
draw-owed = Take { $count }
pass = Pass
pass-claim = Let it stand
announce = Last card!
announce-mau = Mau!
announce-mau-mau = Mau-Mau!
challenge = { $name } said nothing!
hint = Hint
sort = Sort
sort-by = { $order ->
    [suit] Sort by rank
   *[rank] Sort by suit
}
stock = { $count ->
    [one] Stock, { $count } card
   *[other] Stock, { $count } cards
}
pile-empty = The pile is empty
joker-stands = Joker, stands for { $card }
suit-named = Named suit:
pending-other = { $count ->
    [one] { $count } card to take
   *[other] { $count } cards to take
}
pending-take = { $count ->
    [one] Take { $count } card
   *[other] Take { $count } cards
}
pending-answer = Take { $count } or answer with { $cards }
direction-clockwise = Play goes clockwise
direction-counter = Play goes counter-clockwise
card-times = times { $count }
card-not-now = not now
seat-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
seat-out = not in this deal
seat-turn = to play
seat-announced = last card announced
seat-announced-tag = last card
seat-silent-tag = said nothing!
seat-autopilot = on autopilot
seat-away = not here
seat-left = has left, a computer player goes on
bubble-passed = pass
bubble-skipped = skipped
bubble-wrong-card = wrong card
bubble-jump-in = jump-in!
bubble-silent = not announced!
score-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
score-victories = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
person = Player
computer-level = Computer player, { $level }
mute = Hide emotes
unmute = Show emotes
put-on-autopilot = Put on autopilot
autopilot-start = Autopilot: let the computer play for me
autopilot-mine = The computer plays for you
autopilot-end = I play again
leave-table = Leave
leave-sure = Leave the table?
leave-running = Leave? A computer player goes on in your seat; the link brings you back.
stay = Stay
stop-watching = Stop watching
line-lost = Connection lost. Trying again …
line-replaced = The table is open elsewhere
line-replaced-text = You have opened this table in another window or on another device.
play-here = Play here
line-reload = There is a newer version
line-reload-text = Load the page again; nothing is lost.
table-unknown = There is no such table
table-closed = The table is closed
table-gone-text = Nobody has been here for a long time, or the link is wrong.

# ------------------------------------------------------------ questions

suit-pick = Name a suit
suit-held = { $count } of them in your hand
suit-none = Name none
joker-pick = What does the joker stand for?
several-title = Lay all at once?
several-all = All { $count } cards
several-one = Only the { $card }
cut-title = You cut the pack
cut-lift = { $count ->
    [one] Lift { $count } card
   *[other] Lift { $count } cards
}
cut-do = Cut
take-title = You pull the { $card }: a strong card
take = Take it
leave-card = Leave it for the pile
wrong-lay = { $count ->
    [one] Lay it all the same ({ $count } card)
   *[other] Lay it all the same ({ $count } cards)
}
wrong-keep = Keep it

# ------------------------------------------------------------ score sheet

sheet-title = Score sheet
sheet-deal = Deal
sheet-total = Total
sheet-place = Place
sheet-winner = won
sheet-nothing = Nothing is written down yet.
sheet-left = Cards left in hand
sheet-void = Nobody could go on: the deal does not count
sheet-deal-won = { $name } wins the deal
sheet-deal-won-me = You win the deal!
sheet-match-won = { $name } wins the match
sheet-match-won-me = You win the match!
goal-elimination = Whoever comes to { $limit } drops out.
goal-lowest-total = At { $limit } the match ends; the lowest total wins.
goal-victories = { $limit } wins decide the match.
goal-deal = Every deal stands by itself.
next-deal = Next deal
rematch = Play again
waiting-others = Waiting for the others …

# ------------------------------------------------------------ log

log-empty = Nothing has happened yet.
log-deal = Deal { $count }: { $me ->
    [yes] you deal
   *[no] { $who } deals
}
log-scored = Points: { $points }
log-match-over = { $me ->
    [yes] You win the match.
   *[no] { $who } wins the match.
}
log-seated = { $name } sits down.
log-stood = { $name } stands up.
log-removed = The host frees the seat of { $name }.
log-timed-out = { $me ->
    [yes] Your time is up.
   *[no] { $who }'s time is up.
}
log-autopilot-on = { $me ->
    [yes] The computer plays for you.
   *[no] { $who } is on autopilot.
}
log-autopilot-off = { $me ->
    [yes] You play yourself again.
   *[no] { $who } plays again.
}
log-away = { $who } has lost the connection.
log-here = { $who } is back.
log-host = { $who } is the host now.
log-resumed = The server was restarted; the match goes on.

# ------------------------------------------------------------ settings

language = Language
deck = Cards
deck-french = French
deck-german = German
palette = Colours
palette-two = two
palette-four = four
palette-skat = skat
jack = The jack is called
jack-name-zandar = žandar
jack-name-pub = pub
jack-name-decko = dečko
order = Sort the hand
order-suit = by suit
order-rank = by rank
speed = Speed of the cards
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = at once
sound = Sounds
vibration = Vibration
tap-twice = Lay a card by a second tap

german-suit-C = acorns
    .of = acorns
german-suit-S = leaves
    .of = leaves
german-suit-H = hearts
    .of = hearts
german-suit-D = bells
    .of = bells
german-rank-J = Unter
    .plural = Unters
german-rank-Q = Ober
    .plural = Obers

help-touch = Tap a card that is bright, or throw it up out of your hand. Tap the stock or the button to draw. A grey card tells you why it does not fit.
keys-title = Keys
keys-hand = to your hand
keys-arrows = through the hand
keys-enter = lay the card
keys-draw = draw
keys-pass = pass
keys-announce = announce the last card
keys-challenge = point out a missing announcement
keys-hint = a hint, in games that are not rated
keys-suits = name a suit
keys-top = hear the top card
keys-others = hear how many cards the others hold
keys-score = score sheet
keys-log = what happened
keys-rules = rules
keys-help = this page

# ------------------------------------------------------------ emotes

emote-smile = Smile
emote-laugh = Laugh
emote-think = Think
emote-angry = Angry
emote-heart = Heart
emote-clap = Applause
emote-wow = Wow
emote-sad = Sad
emote-wink = Wink
emote-cards = Cards
phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-good-luck = Good luck!
phrase-hurry = Hurry up!
phrase-oops = Oops!
phrase-one-moment = One moment!
phrase-bye = Goodbye!
# Shown to the others when somebody asks for a hint.
phrase-hint = A hint, please!

# ------------------------------------------------------------ refusals and errors

refused-other = That is not possible now.
refused-not-in-phase = That is not possible now.
refused-stale = Too late: the table has moved on.
refused-not-seated = Only who sits at the table may do this.
refused-already-seated = You sit at this table already.
refused-seat-taken = This seat is taken.
refused-no-free-seat = There is no free seat.
refused-not-in-deal = You take no part in this deal.
refused-host-only = Only the host may do this.
refused-not-own-seat = During a match you can return to your own seat only.
refused-too-few = More players are needed: at least { $low }.
refused-not-ready = { $who } is not ready yet.
refused-seats-out-of-range = These rules are for { $low } to { $high } players.
refused-seats-in-use = First free the seats that are to go.
refused-not-away = The player is here, or has not been away long enough.
refused-has-clock = The clock takes care of it.
refused-gone = The table is closed.
refused-rated = No hints where ratings are at stake.
refused-no-hint = There is nothing to advise now.
refused-better-wait = Better do nothing now.
refused-hint-awaited = The last hint is still being thought about.
error-other = That did not work. Please try again.
error-offline = The server cannot be reached. Without a connection only this page works.
error-not-found = There is no table with this code.
error-no-rules = There are no house rules with this code.
error-no-session = You have to sit down under a name first.
error-too-many = Too much at once. Please wait a moment.
error-bad-rules = These rules do not go together.

# ------------------------------------------------------------ results, accounts

board = Leaderboard
profile = Profile
profile-mine = My profile
profile-table = As a table
unknown-player = deleted player
sheet-rating = Rating
sheet-replay = Watch this deal again
unrated-house-rules = Not rated: house rules.
unrated-single-deal = Not rated: by these rules whole matches are.
unrated-server-fault = Not rated: the server was away and somebody did not come back.
unrated-nobody = Not rated: nobody to be rated against.
unrated-computers = Not rated: only people move each other’s ratings.
unrated-too-often = Not rated: you two have played each other often enough for today.
unrated-pending = Rated at the end of the match.

# ------------------------------------------------------------ verified shuffle

fair-menu = Is the shuffle fair?
fair-steps = Show the steps
fair-sheet-checking = Your device is checking the shuffle …
fair-sheet-fair = This deal was fair: checked by your own device
fair-sheet-unused = The deal holds, but the contribution of your device was not used. If that happens again and again, do not play here.
fair-sheet-unfair = Something is wrong with this deal
ceremony = Cutting the pack
ceremony-played = somebody cuts, as at a real table
ceremony-silent = by chance, without a word
log-silent = { $me ->
    [yes] Your device sent nothing for the shuffle in time: a substitute stands in.
   *[no] { $who }: nothing came for the shuffle in time, a substitute stands in.
}
shuffling-wait = Shuffling: waiting for the device of { $names } …
refused-fair-closed = The shuffle takes nothing more.
refused-fair-full = Enough spectators contribute to this shuffle already.
refused-fair-wrong = The contribution to the shuffle did not fit.
account = Account
account-sign-in = Sign in
error-name-taken = Somebody has this name, or one that looks like it. Is it yours? Then sign in.
error-bad-name = A name has 1 to 24 visible characters.
refused-blocked = The host of this table does not want to play with you.

# ------------------------------------------------------------ by agreement

propose-menu = Adjourn or end the match …
propose-title = Adjourn or end the match
propose-text = It happens when everybody who plays agrees. Computer players agree always.
propose-alone = You play alone with computer players: it happens at once.
propose-adjourn = Adjourn
propose-adjourn-text = Clocks stand still. The match goes on by the same link when all are back.
propose-end = End the match
propose-end-text = The score as it stands counts. A deal that runs is not written down, and nothing is rated.
proposal-asked-adjourn = { $name } proposes to adjourn
proposal-asked-end = { $name } proposes to end the match
proposal-waits-adjourn = Proposed: adjourn. Waiting for { $names }
proposal-waits-end = Proposed: end the match. Waiting for { $names }
proposal-answer = Answer the proposal
proposal-back = Take the proposal back
agree = Agree
decline = Decline
adjourned-tag = adjourned
adjourned-title = The match is adjourned
adjourned-text = Clocks stand still. Keep the link: when all are back and ready, it goes on where you stopped.
seat-here = is here
seat-about = About { $name }
go-on = Go on
sheet-early = The match ended early
unrated-agreed = Ended by agreement: the score stands, nothing is rated.
log-proposed-end = { $who } proposes to end the match.
log-proposed-adjourn = { $who } proposes to adjourn.
log-agreed = { $me ->
    [yes] You agree.
   *[no] { $who } agrees.
}
log-declined = { $me ->
    [yes] You decline.
   *[no] { $who } declines.
}
log-lapsed = The proposal has lapsed.
log-ended-early = The match ends early, by agreement.
log-adjourned = The match is adjourned.
log-went-on = The match goes on.
refused-proposal-open = Something else is proposed already.
refused-proposed-lately = Something may be proposed again in { $seconds } s.
refused-no-proposal = Nothing is proposed any more.

# ------------------------------------------------------------ finding each other

find-opponents = Find opponents
find-text = Rated, 30 seconds a turn. First people with a rating near yours, after a minute anybody.
seeking = Looking for opponents
seeking-stop = Cancel
seeking-anybody = Any rating will do.
seeking-window = Ratings up to { $points } points from yours.
seeking-others = { $count ->
    [0] Nobody else is looking for this now.
    [one] One other person is looking too.
   *[other] { $count } others are looking too.
}
seeking-meanwhile = Play against the computer meanwhile ({ $level })
players-short = { $count } players
lobby-title = Opponents and tables
lobby-tables = Open tables
filter-all = all
filter-rating = Rating
filter-rated = rated
filter-unrated = not rated
filter-free = With a free seat only
filter-none = No table is like that now.
invites-you = { $name } invites you
invitation-accept = To the table
invitation-mute = No more invitations from { $name }
invitation-unmute = Hear invitations again
invite-people = Invite people you played with
invite-nobody = You have played with nobody who is not here yet.
invite = Invite
invite-one = Invite { $name }
invite-to = Invite to my table: { $table }
invited = Invited
error-not-met = One can invite people one has played with.
error-blocked = You two have nothing to do with each other.
error-no-free-seat = There is no free seat.
error-not-seated = Sit down at the table first.
foot-fair = Fair shuffles
foot-statistics = Statistics
foot-ratings = How ratings work
error-banned = You are banned on this server.
