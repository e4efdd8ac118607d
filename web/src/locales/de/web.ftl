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
join-code = Hast du einen Code?
join = Mitspielen
watch = Zuschauen
my-tables = Deine Tische
you-are = Du spielst als { $name }.
update-ready = Eine neue Version ist da.
update-take = Aktualisieren
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
turn-time = Zeit pro Zug
time-10 = 10 Sekunden
time-30 = 30 Sekunden
time-90 = 90 Sekunden, gemütlich
time-0 = ohne Uhr
length = Dauer
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
clock-seconds = { $seconds } s pro Zug
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
hint = Tipp
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
pending-answer = { $count } nehmen oder { $cards } legen
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
leave-card = Liegen lassen
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
sheet-left = Übrige Karten
sheet-void = Niemand konnte weiter: die Runde zählt nicht
sheet-deal-won = { $name } gewinnt die Runde
sheet-deal-won-me = Du gewinnst die Runde!
sheet-match-won = { $name } gewinnt das Spiel
sheet-match-won-me = Du gewinnst das Spiel!
goal-elimination = Wer { $limit } erreicht, scheidet aus.
goal-lowest-total = Bis { $limit }; die kleinste Summe gewinnt.
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
    .plural = Unter
german-rank-Q = Ober
    .plural = Ober

help-touch = Tippe auf eine helle Karte oder wirf sie nach oben aus der Hand. Zum Ziehen auf den Stapel oder den Knopf tippen. Eine graue Karte sagt dir, warum sie nicht passt.
keys-title = Tasten
keys-hand = zur Hand
keys-arrows = durch die Hand
keys-enter = Karte legen
keys-draw = ziehen
keys-pass = weiter
keys-announce = letzte Karte ansagen
keys-challenge = fehlende Ansage melden
keys-hint = ein Tipp, wo nicht um Wertung gespielt wird
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
# Shown to the others when somebody asks for a hint.
phrase-hint = Einen Tipp, bitte!

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
refused-not-ready = { $who } ist noch nicht bereit.
refused-seats-out-of-range = Diese Regeln sind für { $low } bis { $high } Spieler.
refused-seats-in-use = Mach zuerst die Plätze frei, die wegfallen.
refused-not-away = Der Spieler ist da oder noch nicht lange genug weg.
refused-has-clock = Darum kümmert sich die Uhr.
refused-gone = Der Tisch ist geschlossen.
refused-rated = Wo es um die Wertung geht, gibt es keine Tipps.
refused-no-hint = Hier gibt es gerade nichts zu raten.
refused-better-wait = Lieber nichts tun.
refused-hint-awaited = Über den letzten Tipp wird noch nachgedacht.
error-other = Das hat nicht geklappt. Bitte versuch es noch einmal.
error-offline = Der Server ist nicht erreichbar. Ohne Verbindung geht nur diese Seite.
error-not-found = Es gibt keinen Tisch mit diesem Code.
error-no-rules = Es gibt keine Hausregeln mit diesem Code.
error-no-session = Setz dich zuerst unter einem Namen hin.
error-too-many = Zu viel auf einmal. Bitte warte einen Moment.
error-bad-rules = Diese Regeln passen nicht zusammen.

# ------------------------------------------------------------ Ergebnisse, Konten

board = Rangliste
profile = Profil
profile-mine = Mein Profil
profile-table = Als Tabelle
unknown-player = gelöschter Spieler
sheet-rating = Wertung
sheet-replay = Diese Runde noch einmal ansehen
unrated-house-rules = Nicht gewertet: Hausregeln.
unrated-single-deal = Nicht gewertet: nach diesen Regeln zählen ganze Spiele.
unrated-server-fault = Nicht gewertet: der Server war weg, und jemand kam nicht wieder.
unrated-nobody = Nicht gewertet: kein Gegner für eine Wertung.
unrated-computers = Nicht gewertet: nur Menschen ändern einander die Wertung.
unrated-too-often = Nicht gewertet: ihr habt heute oft genug gegeneinander gespielt.
unrated-pending = Gewertet wird am Ende des Spiels.

# ------------------------------------------------------------ überprüfbares Mischen

fair-menu = Ist ehrlich gemischt?
fair-steps = Schritte zeigen
fair-sheet-checking = Dein Gerät prüft, wie gemischt wurde …
fair-sheet-fair = Diese Runde war ehrlich: geprüft von deinem eigenen Gerät
fair-sheet-unused = Die Runde stimmt, aber der Beitrag deines Geräts wurde nicht benutzt. Kommt das immer wieder vor, spiel hier nicht.
fair-sheet-unfair = Mit dieser Runde stimmt etwas nicht
ceremony = Abheben
ceremony-played = jemand hebt ab
ceremony-silent = durch Zufall, ohne ein Wort
log-silent = { $me ->
    [yes] Dein Gerät hat zum Mischen nicht rechtzeitig beigetragen: es gilt ein Ersatz.
   *[no] { $who }: kein rechtzeitiger Beitrag zum Mischen, es gilt ein Ersatz.
}
shuffling-wait = Es wird gemischt: noch fehlt das Gerät von { $names } …
refused-fair-closed = Zum Mischen wird nichts mehr angenommen.
refused-fair-full = Zu diesem Mischen tragen schon genug Zuschauer bei.
refused-fair-wrong = Der Beitrag zum Mischen hat nicht gepasst.
account = Konto
account-sign-in = Anmelden
error-name-taken = Jemand heißt schon so, oder zum Verwechseln ähnlich. Bist du das? Dann melde dich an.
error-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
refused-blocked = Der Gastgeber dieses Tisches will nicht mit dir spielen.

# ------------------------------------------------------------ nach Absprache

propose-menu = Spiel vertagen oder beenden …
propose-title = Spiel vertagen oder beenden
propose-text = Es geschieht, wenn alle zustimmen, die spielen. Computerspieler stimmen immer zu.
propose-alone = Du spielst allein mit Computerspielern: Es geschieht sofort.
propose-adjourn = Vertagen
propose-adjourn-text = Die Uhren stehen still. Es geht unter demselben Link weiter, sobald alle wieder da sind.
propose-end = Spiel beenden
propose-end-text = Der Stand gilt. Die laufende Runde wird nicht geschrieben, und nichts wird gewertet.
proposal-asked-adjourn = { $name } will vertagen
proposal-asked-end = { $name } will das Spiel beenden
proposal-waits-adjourn = Vorschlag: vertagen. Warten auf { $names }
proposal-waits-end = Vorschlag: Spiel beenden. Warten auf { $names }
proposal-answer = Auf den Vorschlag antworten
proposal-back = Vorschlag zurücknehmen
agree = Zustimmen
decline = Ablehnen
adjourned-tag = vertagt
adjourned-title = Das Spiel ist vertagt
adjourned-text = Die Uhren stehen still. Behalte den Link: Sind alle wieder da und bereit, geht es dort weiter, wo ihr wart.
seat-here = ist da
seat-about = Über { $name }
go-on = Weiterspielen
sheet-early = Vorzeitig beendet
unrated-agreed = Nach Absprache beendet: Der Stand gilt, nichts wird gewertet.
log-proposed-end = { $who } schlägt vor: Spiel beenden.
log-proposed-adjourn = { $who } schlägt vor: vertagen.
log-agreed = { $me ->
    [yes] Du stimmst zu.
   *[no] { $who } stimmt zu.
}
log-declined = { $me ->
    [yes] Du lehnst ab.
   *[no] { $who } lehnt ab.
}
log-lapsed = Der Vorschlag ist verfallen.
log-ended-early = Das Spiel endet vorzeitig, nach Absprache.
log-adjourned = Das Spiel ist vertagt.
log-went-on = Das Spiel geht weiter.
refused-proposal-open = Es gibt schon einen anderen Vorschlag.
refused-proposed-lately = Der nächste Vorschlag ist in { $seconds } s möglich.
refused-no-proposal = Diesen Vorschlag gibt es nicht mehr.

# ------------------------------------------------------------ einander finden

find-opponents = Gegner finden
find-text = Gewertet, 30 Sekunden je Zug. Erst Leute mit ähnlicher Wertung, nach einer Minute alle.
seeking = Gegner werden gesucht
seeking-stop = Abbrechen
seeking-anybody = Jede Wertung ist recht.
seeking-window = Wertungen bis { $points } Punkte um deine.
seeking-others = { $count ->
    [0] Sonst sucht das gerade niemand.
    [one] Noch jemand sucht das.
   *[other] Noch { $count } andere suchen das.
}
seeking-meanwhile = Inzwischen gegen den Computer spielen ({ $level })
players-short = { $count } Spieler
lobby-title = Gegner und Tische
lobby-tables = Offene Tische
filter-all = alle
filter-rating = Wertung
filter-rated = gewertet
filter-unrated = nicht gewertet
filter-free = Nur mit freiem Platz
filter-none = So einen Tisch gibt es gerade nicht.
invites-you = { $name } lädt dich ein
invitation-accept = Zum Tisch
invitation-mute = Keine Einladungen mehr von { $name }
invitation-unmute = Einladungen wieder zeigen
invite-people = Mitspieler von früher einladen
invite-nobody = Alle, mit denen du gespielt hast, sind schon hier.
invite = Einladen
invite-one = { $name } einladen
invite-to = An meinen Tisch einladen: { $table }
invited = Eingeladen
error-not-met = Einladen kann man Leute, mit denen man gespielt hat.
error-blocked = Zwischen euch beiden ist der Kontakt gesperrt.
error-no-free-seat = Kein Platz ist frei.
error-not-seated = Setz dich zuerst an den Tisch.
foot-fair = Faires Mischen
foot-statistics = Statistik
foot-ratings = So wird gewertet
error-banned = Du bist auf diesem Server gesperrt.
