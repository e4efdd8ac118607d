# The words of leaderboards, profiles, replays and accounts: loaded with those pages.

board-period = Time
board-day = 24 hours
board-month = 30 days
board-all = all time
board-place = Place
board-player = Player
board-rating = Rating
board-gain = Gain
board-games = Games
board-wins = Won
board-empty = Nobody stands here yet. Play against people, and you will.
board-who = Here stands who has { $games } rated games and has met { $people } different people.
board-computers = Computer players
board-computers-hint = They are rated by their games against each other and against people. Nobody’s own rating moves by a game against them.
board-how = How ratings work
rating-provisional = not settled yet: fewer than { $games } rated games
profile-since = here since { $date }
profile-former = formerly { $names }
profile-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
profile-won = { $percent } % won
profile-ratings = Ratings
profile-unrated = No rated games yet.
profile-curve = Rating over the last games
profile-curve-text = From { $first } to { $last } in { $count } rated games; lowest { $low }, highest { $high }.
profile-change = Change
profile-date = Date
profile-favourites = Favourite rules
profile-rivals = Met most often
profile-score = { $wins } : { $losses }
profile-between = Between you two: { $mine } : { $theirs } in { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
results = Results
results-none = No finished deals yet.
results-more = Earlier ones
result-watch = Watch again
result-won = won
result-left = left
result-absent = was not there
result-imported = from a file
records-export = Save all my records
records-import = Open records from a file
error-bad-record = These are no records that hold: each is played again when it is read.

# ------------------------------------------------------------ replay

replay = Replay
replay-eyes = Seen by
replay-open = all hands open
replay-move = Move { $move } of { $count }
replay-begin = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Stop
replay-on = One move on
replay-end = To the end
replay-link = Link to this move
replay-save = Save the record
replay-deal = Deal { $number }
replay-turn = is to move
replay-counts = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
replay-gone = There is no such deal.

# ------------------------------------------------------------ how ratings work

ratings-title = How ratings work
ratings-intro = Every rule set has ratings of its own, by the Elo formula that chess uses. Everybody begins at { $start }.
ratings-what = What is rated
ratings-match = By Mau King every deal counts; by all other rules a whole match. House rules and single deals are not rated.
ratings-winner = The winner is compared with each of the others; the others are not compared with each other. How much somebody won by makes no difference.
ratings-left = Whoever leaves has lost, even if the computer player in that seat wins. If all leave, the last one has won.
ratings-fault = Whoever was never there is left out. Where the server failed and somebody could not come back, nothing is rated.
ratings-bots = Computer players do not move anybody’s rating. They have a list of their own.
ratings-farming = The same two people are rated against each other { $games } times in 24 hours, no more. The list of all time shows who has met { $people } different people.
ratings-formula = The formula
ratings-expected = Expected score against one opponent
ratings-change = Change of a rating
ratings-sum = summed over the opponents; score 1 for the winner, 0 for the others
ratings-numbers = The numbers
ratings-start = Rating at the beginning
ratings-new = Factor K below { $games } rated games
ratings-normal = Factor K after that
ratings-senior = from { $rating }
ratings-ours = The rules we play by name the steps but no numbers; these numbers are ours.

# ------------------------------------------------------------ account

account-guest = You play as a guest: everything is kept, but only this browser knows that it is yours. With an account you can come back from any device. You keep all you have.
account-of = Account of { $name }
account-sign-up = Sign up
account-sign-out = Sign out
account-sign-out-guest = You have no account: nobody could come back to this name, its ratings and its records. Sign out all the same?
account-or-in = You have an account already?
account-name = Name
account-password = Password
account-password-hint = At least 10 characters. Nobody can mail you a new one.
account-password-new = New password
account-password-old = Present password
account-password-set = Set a password
account-password-change = Change password
account-passkey = Passkey
account-passkey-up = Sign up with a passkey
account-passkey-in = Sign in with a passkey
account-passkey-add = Add a passkey
account-passkey-hint = Fingerprint, face or PIN of your device instead of a password.
account-passkeys = Passkeys
account-lost = Lost your password?
account-code = Recovery code
account-recover = Set a new password
account-codes = Recovery codes
account-codes-left = { $count ->
    [one] { $count } code is left.
   *[other] { $count } codes are left.
}
account-codes-why = Without password and passkey these are the only way back. Each works once. Write them down, or keep the file.
account-codes-new = Make new codes
account-codes-save = Save as a file
account-codes-done = I have kept them
account-sessions = Signed in on
account-session-this = this browser
account-session-unknown = some browser
account-session-end = Sign out there
account-sessions-end = Sign out everywhere else
account-used = last used { $date }
account-remove = Remove
account-data = Your data
account-export = Save everything as a file
account-erase = Delete my account
account-erase-guest = Delete everything of mine
account-erase-why = Your name disappears from all results and tables, your ratings, house rules and records with it. Nobody can bring them back. Type your name to go on.
account-erased = Everything of yours is deleted.
account-cancel = Cancel
account-done = Done.
error-bad-login = The name or the password is wrong.
error-bad-password = The password is wrong.
error-bad-code = The name or the recovery code is wrong.
error-bad-passkey = The passkey did not work. Please try again.
error-no-passkeys = Passkeys need an address with https.
error-name-reserved = Nobody can be called that.
error-weak-password-short = At least 10 characters, please.
error-weak-password-long = That is too long: 200 characters at most.
error-weak-password-same = That is too easy to guess: more different characters, please.
error-weak-password-name = That is too easy to guess: not only your name, please.
error-last-way-in = Set a password first: without this passkey you could not come back.
error-still-seated = Leave your tables first.
error-has-account = You have an account already.
report = Report this player
report-why = What is wrong?
report-name = the name
report-behaviour = the behaviour
report-cheating = suspicion of cheating
report-note = More about it, if you like
report-send = Send
report-sent = Thank you. Whoever looks after this server will see it.
block = Block
block-end = Unblock
block-why = Blocked: cannot sit down at your tables, and you do not see each other’s open tables.
