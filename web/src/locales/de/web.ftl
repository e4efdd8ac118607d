title = Mau-Mau
loading = Einen Moment …
close = Schließen
back = Zurück
menu = Menü
settings = Einstellungen
rules = Regeln
rules-show = Regeln lesen
help = Hilfe
log = Verlauf
nobody = niemand
to-start = Zur Startseite
reload = Neu laden
not-found = Diese Seite gibt es nicht.

home-claim = Mit Freunden oder gegen den Computer, nach den Regeln deines Tisches.
home-computer = Gegen den Computer
home-friends = Mit Freunden
play-now = Jetzt spielen
rule-set = Regeln
opponents = Gegner
level = Stärke
nickname = Dein Name
guest-name = Gast
create-table = Tisch eröffnen
lobby = Offene Tische
join-code = Hast du einen Code?
join = Mitspielen
watch = Zuschauen
my-tables = Deine Tische
you-are = Du spielst als { $name }.
update-ready = Eine neue Version ist da.
update-take = Benutzen
lobby-empty = Gerade ist kein Tisch offen. Eröffne einen und schick deinen Freunden den Link.
lobby-free = { $count ->
    [0] kein freier Platz
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
house-rules = Hausregeln
rules-with-changes = { $name }, Hausregeln
rules-changed = { $count ->
    [one] { $count } Regel ist hier anders als im mitgelieferten Regelwerk.
   *[other] { $count } Regeln sind hier anders als im mitgelieferten Regelwerk.
}
rules-unreachable = Die Regeln lassen sich gerade nicht laden.

new-table = Neuer Tisch
change-table = Einstellungen des Tisches
players-count = Spieler
free-seats = Freie Plätze
fill-none = bleiben frei für Freunde
fill-level = Computer ({ $level })
turn-time = Zeit für einen Zug
time-10 = 10 Sekunden
time-30 = 30 Sekunden
time-90 = 90 Sekunden, gemütlich
time-0 = ohne Uhr
length = Länge
length-match = ein ganzes Spiel
length-deal = eine einzelne Runde
visible = Wer kommen darf
visible-link = wer den Link hat
visible-open = alle: steht bei den offenen Tischen
create = Tisch eröffnen
save = Speichern
house-title = Hausregeln
house-intro = Ändere, was bei euch anders gespielt wird. Alle, die mitspielen, sehen es.
house-name = Name dieser Regeln
house-keep = Unter diesem Namen behalten
house-kept = Behalten. Der Link zu diesen Regeln:
house-forget = Diese Regeln vergessen
house-use = Nach diesen Regeln spielen
house-shared = Regeln per Link
house-faults = Das passt nicht zusammen:
house-changed = geändert
house-reset = wie im Regelwerk
house-words = Was diese Regeln besagen
house-none = keine
house-card = Karte oder Wert
house-add = Hinzufügen
house-remove = Entfernen
house-effects-of = Wirkung: { $card }
yes = ja
no = nein
word-last = bei einer Karte
word-wild-last = bei einer Wunschkarte
word-final = mit der letzten Karte
value-off = aus

waiting-title = Warten auf Mitspieler
waiting-host = Der Gastgeber startet das Spiel.
waiting-friends = Schick deinen Freunden den Link oder besetze die Plätze mit Computerspielern.
invite-code = Code des Tisches:
invite-link = Link zu diesem Tisch
invite-qr = QR-Code mit dem Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
share = Teilen
clock-seconds = { $seconds } s für einen Zug
clock-none = ohne Uhr
single-deal = einzelne Runde
whole-match = ganzes Spiel
table-open = offen für alle
table-private = nur mit Link
table-settings = Einstellungen des Tisches
host = Gastgeber
away = nicht da
is-ready = bereit
ready = Ich bin bereit
not-ready = Noch nicht bereit
seat-free = freier Platz
sit = Hinsetzen
stand-up = Aufstehen
add-computer = Computer
remove = Platz von { $name } frei machen
start = Start
start-needs = Mindestens zwei müssen sitzen, oder Computerspieler füllen die freien Plätze.

players = Mitspieler
middle = Stapel und Ablage
hand = Deine Karten
my-place = Dein Platz
actions = Was du tun kannst
emotes = Emotes
watching = Du schaust zu
watchers = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
between-deals = Die Runde ist vorbei
your-turn = Du bist dran
your-turn-aloud = { $pending ->
    [0] Du bist dran.
   *[other] Du bist dran und musst { $pending } Karten nehmen.
}
turn-turn = Du bist dran
turn-drawn = Karte legen oder weiter
turn-chain = { $count ->
    [0] Kontern oder ziehen
   *[other] { $count } nehmen oder kontern
}
turn-cover = Decke deine Karte
turn-search = Suche: zieh, bis eine Karte passt
turn-claim = Melden oder gelten lassen
turn-cut = Du hebst ab
turn-take = Nehmen oder liegen lassen?
turn-over = Die Runde ist vorbei
turn-other = { $name } ist dran
turn-nobody = Einen Moment …
clock-left = Verbleibende Zeit
clock-paused = Die Uhr steht still, solange niemand da ist.
draw = Ziehen
draw-owed = { $count } nehmen
pass = Weiter
pass-claim = Gelten lassen
announce = Letzte Karte!
announce-mau = Mau!
announce-mau-mau = Mau-Mau!
challenge = { $name } hat nichts gesagt!
sort = Sortieren
sort-by = { $order ->
    [suit] Nach Wert sortieren
   *[rank] Nach Farbe sortieren
}
stock = { $count ->
    [one] Stapel, { $count } Karte
   *[other] Stapel, { $count } Karten
}
pile-empty = Die Ablage ist leer
joker-stands = Joker, steht für { $card }
suit-named = Gewünschte Farbe:
pending-other = { $count ->
    [one] { $count } Karte zu nehmen
   *[other] { $count } Karten zu nehmen
}
pending-take = { $count ->
    [one] { $count } Karte nehmen
   *[other] { $count } Karten nehmen
}
pending-answer = { $count } nehmen oder kontern mit { $cards }
direction-clockwise = Es geht im Uhrzeigersinn
direction-counter = Es geht gegen den Uhrzeigersinn
card-times = mal { $count }
card-not-now = jetzt nicht
seat-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
seat-out = nicht in dieser Runde
seat-turn = ist dran
seat-announced = letzte Karte angesagt
seat-announced-tag = letzte
seat-silent-tag = nichts gesagt!
seat-autopilot = auf Autopilot
seat-away = nicht da
seat-left = ist gegangen, ein Computerspieler macht weiter
bubble-passed = weiter
bubble-skipped = setzt aus
bubble-wrong-card = falsche Karte
bubble-jump-in = dazwischen!
bubble-silent = nicht angesagt!
score-points = { $count ->
    [one] { $count } Pkt.
   *[other] { $count } Pkt.
}
score-victories = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
person = Spieler
computer-level = Computerspieler, { $level }
mute = Emotes ausblenden
unmute = Emotes zeigen
put-on-autopilot = Auf Autopilot setzen
autopilot-start = Autopilot: der Computer spielt für mich
autopilot-mine = Der Computer spielt für dich
autopilot-end = Ich spiele wieder
leave-table = Verlassen
leave-sure = Den Tisch verlassen?
leave-running = Verlassen? Ein Computerspieler macht auf deinem Platz weiter; der Link bringt dich zurück.
stay = Bleiben
stop-watching = Nicht mehr zuschauen
line-lost = Verbindung verloren. Neuer Versuch …
line-replaced = Der Tisch ist woanders offen
line-replaced-text = Du hast diesen Tisch in einem anderen Fenster oder auf einem anderen Gerät geöffnet.
play-here = Hier spielen
line-reload = Es gibt eine neuere Version
line-reload-text = Lade die Seite neu; nichts geht verloren.
table-unknown = Diesen Tisch gibt es nicht
table-closed = Der Tisch ist geschlossen
table-gone-text = Hier war lange niemand, oder der Link ist falsch.

suit-pick = Farbe wünschen
suit-held = davon { $count } auf deiner Hand
suit-none = Keine wünschen
joker-pick = Wofür steht der Joker?
several-title = Alle auf einmal legen?
several-all = Alle { $count } Karten
several-one = Nur { $card }
cut-title = Du hebst ab
cut-lift = { $count ->
    [one] { $count } Karte abheben
   *[other] { $count } Karten abheben
}
cut-do = Abheben
take-title = Du ziehst { $card }: eine starke Karte
take = Nehmen
leave-card = Für die Ablage liegen lassen
wrong-lay = { $count ->
    [one] Trotzdem legen ({ $count } Karte)
   *[other] Trotzdem legen ({ $count } Karten)
}
wrong-keep = Behalten

sheet-title = Punktezettel
sheet-deal = Runde
sheet-total = Summe
sheet-place = Platz
sheet-winner = gewonnen
sheet-nothing = Noch ist nichts aufgeschrieben.
sheet-left = Karten, die übrig sind
sheet-void = Niemand konnte weiter: die Runde zählt nicht
sheet-deal-won = { $name } gewinnt die Runde
sheet-deal-won-me = Du gewinnst die Runde!
sheet-match-won = { $name } gewinnt das Spiel
sheet-match-won-me = Du gewinnst das Spiel!
goal-elimination = Wer { $limit } erreicht, scheidet aus.
goal-lowest-total = Bei { $limit } endet das Spiel; die kleinste Summe gewinnt.
goal-victories = { $limit } Siege entscheiden das Spiel.
goal-deal = Jede Runde steht für sich.
next-deal = Nächste Runde
rematch = Noch einmal
waiting-others = Warten auf die anderen …

log-empty = Noch ist nichts geschehen.
log-deal = Runde { $count }: { $me ->
    [yes] du gibst
   *[no] { $who } gibt
}
log-scored = Punkte: { $points }
log-match-over = { $me ->
    [yes] Du gewinnst das Spiel.
   *[no] { $who } gewinnt das Spiel.
}
log-seated = { $name } setzt sich.
log-stood = { $name } steht auf.
log-removed = Der Gastgeber macht den Platz von { $name } frei.
log-timed-out = { $me ->
    [yes] Deine Zeit ist um.
   *[no] Die Zeit von { $who } ist um.
}
log-autopilot-on = { $me ->
    [yes] Der Computer spielt für dich.
   *[no] { $who } ist auf Autopilot.
}
log-autopilot-off = { $me ->
    [yes] Du spielst wieder selbst.
   *[no] { $who } spielt wieder selbst.
}
log-away = { $who } ist nicht mehr verbunden.
log-here = { $who } ist wieder da.
log-host = { $who } ist jetzt Gastgeber.
log-resumed = Der Server wurde neu gestartet; das Spiel geht weiter.

language = Sprache
deck = Kartenbild
deck-french = französisch
deck-german = deutsch
palette = Farben
palette-two = zwei
palette-four = vier
palette-skat = Skat
jack = Der Bube heißt
jack-name-zandar = žandar
jack-name-pub = pub
jack-name-decko = dečko
order = Blatt sortieren
order-suit = nach Farbe
order-rank = nach Wert
speed = Tempo der Karten
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-off = sofort
sound = Töne
vibration = Vibration
tap-twice = Karte erst mit dem zweiten Tippen legen

german-suit-C = Eichel
    .of = Eichel
german-suit-S = Laub
    .of = Laub
german-suit-H = Herz
    .of = Herz
german-suit-D = Schellen
    .of = Schellen
german-rank-J = Unter
    .plural = Untern
german-rank-Q = Ober
    .plural = Obern

help-touch = Tippe auf eine helle Karte oder wirf sie nach oben aus der Hand. Zum Ziehen auf den Stapel oder den Knopf tippen. Eine graue Karte sagt dir, warum sie nicht passt.
keys-title = Tasten
keys-hand = zur Hand
keys-arrows = durch die Hand
keys-enter = Karte legen
keys-draw = ziehen
keys-pass = weiter
keys-announce = letzte Karte ansagen
keys-challenge = fehlende Ansage melden
keys-suits = Farbe wünschen
keys-top = oberste Karte hören
keys-others = hören, wie viele Karten die anderen haben
keys-score = Punktezettel
keys-log = Verlauf
keys-rules = Regeln
keys-help = diese Seite

emote-smile = Lächeln
emote-laugh = Lachen
emote-think = Nachdenken
emote-angry = Wütend
emote-heart = Herz
emote-clap = Applaus
emote-wow = Staunen
emote-sad = Traurig
emote-wink = Zwinkern
emote-cards = Karten
phrase-hello = Hallo!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-good-luck = Viel Glück!
phrase-hurry = Schneller!
phrase-oops = Hoppla!
phrase-one-moment = Einen Moment!
phrase-bye = Tschüss!

refused-other = Das geht jetzt nicht.
refused-not-in-phase = Das geht jetzt nicht.
refused-stale = Zu spät: der Tisch ist schon weiter.
refused-not-seated = Das darf nur, wer am Tisch sitzt.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-seat-taken = Der Platz ist besetzt.
refused-no-free-seat = Es ist kein Platz frei.
refused-not-in-deal = Du spielst in dieser Runde nicht mit.
refused-host-only = Das darf nur der Gastgeber.
refused-not-own-seat = Während eines Spiels kannst du nur an deinen eigenen Platz zurück.
refused-too-few = Es fehlen Mitspieler: mindestens { $low }.
refused-not-ready = Jemand ist noch nicht bereit.
refused-seats-out-of-range = Diese Regeln sind für { $low } bis { $high } Spieler.
refused-seats-in-use = Mach zuerst die Plätze frei, die wegfallen.
refused-not-away = Der Spieler ist da oder noch nicht lange genug weg.
refused-has-clock = Darum kümmert sich die Uhr.
refused-gone = Der Tisch ist geschlossen.
error-other = Das hat nicht geklappt. Bitte versuch es noch einmal.
error-offline = Der Server ist nicht erreichbar. Ohne Verbindung geht nur diese Seite.
error-not-found = Es gibt keinen Tisch mit diesem Code.
error-no-session = Setz dich zuerst unter einem Namen hin.
error-too-many = Zu viel auf einmal. Bitte warte einen Moment.
error-bad-rules = Diese Regeln passen nicht zusammen.

# ------------------------------------------------------------ Ranglisten, Profile, Ergebnisse

board = Rangliste
board-period = Zeitraum
board-day = 24 Stunden
board-month = 30 Tage
board-all = insgesamt
board-place = Platz
board-player = Spieler
board-rating = Wertung
board-gain = Gewinn
board-games = Spiele
board-wins = Gewonnen
board-empty = Hier steht noch niemand. Spiel gegen Menschen, dann stehst du hier.
board-who = Hier steht, wer { $games } gewertete Spiele hat und { $people } verschiedenen Menschen begegnet ist.
board-computers = Computerspieler
board-computers-hint = Gewertet nach ihren Spielen untereinander und gegen Menschen. Die Wertung eines Menschen ändert sich durch ein Spiel gegen sie nicht.
board-how = So wird gewertet
rating-provisional = noch vorläufig: weniger als { $games } gewertete Spiele
profile = Profil
profile-mine = Mein Profil
profile-since = hier seit { $date }
profile-former = früher { $names }
profile-deals = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
profile-won = { $percent } % gewonnen
profile-ratings = Wertungen
profile-unrated = Noch keine gewerteten Spiele.
profile-curve = Wertung in den letzten Spielen
profile-curve-text = Von { $first } auf { $last } in { $count } gewerteten Spielen; tiefster Stand { $low }, höchster { $high }.
profile-table = Als Tabelle
profile-change = Änderung
profile-date = Datum
profile-favourites = Lieblingsregeln
profile-rivals = Am häufigsten getroffen
profile-score = { $wins } : { $losses }
profile-between = Zwischen euch: { $mine } : { $theirs } in { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}
unknown-player = gelöschter Spieler
results = Ergebnisse
results-none = Noch keine beendeten Runden.
results-more = Frühere
result-watch = Noch einmal ansehen
result-won = gewonnen
result-left = gegangen
result-absent = war nicht da
result-imported = aus einer Datei
sheet-rating = Wertung
sheet-replay = Diese Runde noch einmal ansehen
unrated-house-rules = Nicht gewertet: Hausregeln.
unrated-single-deal = Nicht gewertet: nach diesen Regeln zählen ganze Spiele.
unrated-server-fault = Nicht gewertet: der Server war weg, und jemand kam nicht wieder.
unrated-nobody = Nicht gewertet: kein Gegner für eine Wertung.
unrated-computers = Nicht gewertet: nur Menschen ändern einander die Wertung.
unrated-too-often = Nicht gewertet: ihr habt heute oft genug gegeneinander gespielt.
unrated-pending = Gewertet wird am Ende des Spiels.
records-export = Alle meine Aufzeichnungen speichern
records-import = Aufzeichnungen aus einer Datei öffnen
error-bad-record = Das sind keine gültigen Aufzeichnungen: jede wird beim Lesen nachgespielt.

# ------------------------------------------------------------ Wiederholung

replay = Wiederholung
replay-eyes = Gesehen von
replay-open = alle Karten offen
replay-move = Zug { $move } von { $count }
replay-begin = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Zug weiter
replay-end = Zum Ende
replay-link = Link zu diesem Zug
replay-save = Aufzeichnung speichern
replay-deal = Runde { $number }
replay-turn = ist am Zug
replay-counts = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
replay-gone = Diese Runde gibt es nicht.

# ------------------------------------------------------------ So wird gewertet

ratings-title = So wird gewertet
ratings-intro = Jedes Regelwerk hat seine eigene Wertung, nach der Elo-Formel aus dem Schach. Alle beginnen mit { $start }.
ratings-what = Was gewertet wird
ratings-match = Bei Mau King zählt jede Runde, nach allen anderen Regeln das ganze Spiel. Hausregeln und einzelne Runden werden nicht gewertet.
ratings-winner = Wer gewinnt, wird mit jedem der anderen verglichen; die anderen untereinander nicht. Wie hoch jemand gewinnt, ist gleich.
ratings-left = Wer geht, hat verloren, auch wenn der Computer auf seinem Platz gewinnt. Gehen alle, hat der Letzte gewonnen.
ratings-fault = Wer nie da war, bleibt außen vor. Ist der Server ausgefallen und jemand konnte nicht wiederkommen, wird nichts gewertet.
ratings-bots = Computerspieler ändern niemandes Wertung. Sie haben eine eigene Liste.
ratings-farming = Dieselben zwei Menschen werden in 24 Stunden höchstens { $games } Mal gegeneinander gewertet. In der Liste „insgesamt“ steht, wer { $people } verschiedenen Menschen begegnet ist.
ratings-formula = Die Formel
ratings-expected = Erwartung gegen einen Gegner
ratings-change = Änderung der Wertung
ratings-sum = über die Gegner summiert; Ergebnis 1 für den Sieger, 0 für die anderen
ratings-numbers = Die Zahlen
ratings-start = Wertung am Anfang
ratings-new = Faktor K unter { $games } gewerteten Spielen
ratings-normal = Faktor K danach
ratings-senior = ab { $rating }
ratings-ours = Die Regeln, nach denen wir spielen, nennen die Stufen, aber keine Zahlen; diese Zahlen sind unsere.

# ------------------------------------------------------------ überprüfbares Mischen

fair-menu = Ist ehrlich gemischt?
fair-steps = Schritte zeigen
fair-sheet-checking = Dein Gerät prüft, wie gemischt wurde …
fair-sheet-fair = Diese Runde war ehrlich: geprüft von deinem eigenen Gerät
fair-sheet-unused = Die Runde stimmt, aber der Beitrag deines Geräts wurde nicht benutzt. Kommt das immer wieder vor, spiel hier nicht.
fair-sheet-unfair = Mit dieser Runde stimmt etwas nicht
ceremony = Abheben
ceremony-played = jemand hebt ab, wie am echten Tisch
ceremony-silent = durch Zufall, ohne ein Wort
log-silent = { $me ->
    [yes] Dein Gerät hat zum Mischen nicht rechtzeitig beigetragen: es gilt ein Ersatz.
   *[no] { $who }: kein rechtzeitiger Beitrag zum Mischen, es gilt ein Ersatz.
}
shuffling-wait = Es wird gemischt: noch fehlt das Gerät von { $names } …
refused-fair-closed = Zum Mischen wird nichts mehr angenommen.
refused-fair-full = Zu diesem Mischen tragen schon genug Zuschauer bei.
refused-fair-wrong = Der Beitrag zum Mischen hat nicht gepasst.

# ------------------------------------------------------------ Konto

account = Konto
account-guest = Du spielst als Gast: alles bleibt erhalten, aber nur dieser Browser weiß, dass es deins ist. Mit einem Konto kommst du von jedem Gerät zurück. Du behältst alles, was du hast.
account-of = Konto von { $name }
account-sign-up = Konto anlegen
account-sign-in = Anmelden
account-sign-out = Abmelden
account-sign-out-guest = Du hast kein Konto: zu diesem Namen, seinen Wertungen und Aufzeichnungen führt dann kein Weg zurück. Trotzdem abmelden?
account-or-in = Du hast schon ein Konto?
account-name = Name
account-password = Passwort
account-password-hint = Mindestens 10 Zeichen. Ein neues kann dir niemand schicken.
account-password-new = Neues Passwort
account-password-old = Jetziges Passwort
account-password-set = Passwort setzen
account-password-change = Passwort ändern
account-passkey = Passkey
account-passkey-up = Konto mit Passkey anlegen
account-passkey-in = Mit Passkey anmelden
account-passkey-add = Passkey hinzufügen
account-passkey-hint = Fingerabdruck, Gesicht oder PIN deines Geräts statt eines Passworts.
account-passkeys = Passkeys
account-lost = Passwort vergessen?
account-code = Wiederherstellungscode
account-recover = Neues Passwort setzen
account-codes = Wiederherstellungscodes
account-codes-left = { $count ->
    [one] Noch { $count } Code.
   *[other] Noch { $count } Codes.
}
account-codes-why = Ohne Passwort und Passkey sind sie der einzige Weg zurück. Jeder gilt einmal. Schreib sie auf oder bewahre die Datei auf.
account-codes-new = Neue Codes machen
account-codes-save = Als Datei speichern
account-codes-done = Ich habe sie aufbewahrt
account-sessions = Angemeldet auf
account-session-this = dieser Browser
account-session-unknown = irgendein Browser
account-session-end = Dort abmelden
account-sessions-end = Überall sonst abmelden
account-used = zuletzt benutzt { $date }
account-remove = Entfernen
account-data = Deine Daten
account-export = Alles als Datei speichern
account-erase = Mein Konto löschen
account-erase-guest = Alles von mir löschen
account-erase-why = Dein Name verschwindet aus allen Ergebnissen und Tischen, mit ihm deine Wertungen, Hausregeln und Aufzeichnungen. Zurückholen kann sie niemand. Gib deinen Namen ein, um fortzufahren.
account-erased = Alles von dir ist gelöscht.
account-cancel = Abbrechen
account-done = Erledigt.
error-bad-login = Name oder Passwort stimmt nicht.
error-bad-password = Das Passwort stimmt nicht.
error-bad-code = Name oder Wiederherstellungscode stimmt nicht.
error-bad-passkey = Der Passkey hat nicht funktioniert. Bitte versuch es noch einmal.
error-no-passkeys = Passkeys brauchen eine Adresse mit https.
error-name-taken = Jemand heißt schon so, oder zum Verwechseln ähnlich. Bist du das? Dann melde dich an.
error-name-reserved = So kann niemand heißen.
error-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
error-weak-password-short = Bitte mindestens 10 Zeichen.
error-weak-password-long = Zu lang: höchstens 200 Zeichen.
error-weak-password-same = Das ist zu leicht zu erraten: bitte mehr verschiedene Zeichen.
error-weak-password-name = Das ist zu leicht zu erraten: bitte nicht nur deinen Namen.
error-last-way-in = Setz zuerst ein Passwort: ohne diesen Passkey kämst du nicht zurück.
error-still-seated = Verlass zuerst deine Tische.
error-has-account = Du hast schon ein Konto.
report = Diesen Spieler melden
report-why = Was ist nicht in Ordnung?
report-name = der Name
report-behaviour = das Benehmen
report-cheating = Verdacht auf Betrug
report-note = Mehr dazu, wenn du magst
report-send = Absenden
report-sent = Danke. Wer sich um diesen Server kümmert, wird es sehen.
error-banned = Dieses Konto ist gesperrt.
block = Blockieren
block-end = Nicht mehr blockieren
block-why = Blockiert: kann sich nicht an deine Tische setzen, und ihr seht die offenen Tische des anderen nicht.
refused-blocked = Der Gastgeber dieses Tisches will nicht mit dir spielen.
