# Ein Spiel im Terminal. $me ist „yes“, wo der Leser selbst gemeint ist, sonst ist $who ein Name.

name-you = Du
name-1 = Anna
name-2 = Boris
name-3 = Vera
name-4 = Goran
name-5 = Dunja
name-6 = Emil
name-7 = Nina
name-8 = Milan
level-beginner = Anfänger
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-master = Meister

ruleset-mau-king = Mau King wie in der App; jede Runde wird gewertet
ruleset-mau-king-table = Mau King am Tisch, bis 301
ruleset-jokers-505 = Mit Jokern und Zwischenwerfen, bis 505
ruleset-serbian-501 = Das serbische Spiel, bis 501
ruleset-skat-32 = 32 Karten, fünf Siege
ruleset-skat-32-points = 32 Karten um Punkte, bis 100

event-cut = { $me ->
    [yes] Du hebst
   *[no] { $who } hebt
} { $position ->
    [one] { $position } Karte ab.
   *[other] { $position } Karten ab.
}
event-took = { $me ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} { $card } beim Abheben.
event-left = { $me ->
    [yes] Du lässt
   *[no] { $who } lässt
} { $card } beim Abheben liegen.
event-redealt = { $card } ist die vierte starke Karte: alles wird neu gemischt und abgehoben.
event-dealt = { $me ->
    [yes] Du bekommst
   *[no] { $who } bekommt
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}{ $cards }.
event-dealt-all = Alle haben { $count } Karten.
event-start = Aufgedeckt wird { $card }.
event-played = { $me ->
    [yes] Du legst
   *[no] { $who } legt
} { $cards }{ $joker ->
    [yes] {" "}als { $as }
   *[no] {""}
}{ $named ->
    [yes] {" "}und { $me ->
        [yes] wünschst
       *[no] wünscht
    } { $suit }
   *[no] {""}
}.
event-jumped = { $me ->
    [yes] Du wirfst { $cards } dazwischen.
   *[no] { $who } wirft { $cards } dazwischen.
}
event-drew = { $me ->
    [yes] Du ziehst
   *[no] { $who } zieht
} { $count ->
    [0] nichts: es gibt nichts zu ziehen
    [one] { $count } Karte
   *[other] { $count } Karten
}{ $why ->
    [owed] {" "}Strafe
    [hit] {" "}wegen dieser Karte
    [search] {" "}beim Suchen
    [not_announced] {" "}für die vergessene Ansage
    [wrong_card] {" "}für die falsche Karte
    [final] {" "}wegen der letzten Karte
   *[turn] {""}
}{ $cards }.
event-passed = { $me ->
    [yes] Du sagst „weiter“.
   *[no] { $who } sagt „weiter“.
}
event-reshuffled = Der Ablegestapel wird gemischt: { $count ->
    [one] { $count } Karte ist der neue Stapel.
   *[other] { $count } Karten sind der neue Stapel.
}
event-owes = { $me ->
    [yes] Du musst jetzt
   *[no] { $who } muss jetzt
} { $count ->
    [one] { $count } Karte ziehen.
   *[other] { $count } Karten ziehen.
}
event-skipped = { $me ->
    [yes] Du setzt aus.
   *[no] { $who } setzt aus.
}
event-turned = Die Spielrichtung wechselt.
event-announced = { $me ->
    [yes] Du sagst die letzte Karte an.
   *[no] { $who } sagt die letzte Karte an.
}
event-challenged = { $me ->
    [yes] Du weist darauf hin: { $target } hat nichts angesagt.
   *[no] { $you ->
        [yes] { $who } weist darauf hin: du hast nichts angesagt.
       *[no] { $who } weist darauf hin: { $target } hat nichts angesagt.
    }
}
event-wrong-card = { $me ->
    [yes] Du zeigst die falsche Karte { $card } und nimmst sie zurück.
   *[no] { $who } zeigt die falsche Karte { $card } und nimmt sie zurück.
}
event-turn = { $me ->
    [yes] Du bist dran.
   *[no] { $who } ist dran.
}
event-won = { $me ->
    [yes] Du gewinnst die Runde!
   *[no] { $who } gewinnt die Runde.
}
event-void = Niemand kann weiter: die Runde zählt nicht.

says = „{ $word }“
drawing = { $me ->
    [yes] Du ziehst { $card } um das erste Geben.
   *[no] { $who } zieht { $card } um das erste Geben.
}
deals-first = { $me ->
    [yes] Du gibst.
   *[no] { $who } gibt.
}

reason-over = Die Runde ist vorbei.
reason-no-such-seat = Einen solchen Spieler gibt es nicht.
reason-not-your-turn = Jetzt ist { $who } dran.
reason-not-in-hand = { $card } hast du nicht.
reason-does-not-fit = { $card } passt nicht: oben liegt { $top }{ $named ->
    [no] {""}
   *[yes] , gewünscht ist { $suit }
}.
reason-wild-on-wild = { $card } darf nicht auf { $top } gelegt werden.
reason-must-answer = Zieh { $pending } oder kontere: { $answers }.
reason-must-take = Kontern geht nicht: zieh { $pending }.
reason-only-drawn = Jetzt darfst du nur die gezogene Karte legen: { $drawn }.
reason-none-after-draw = Wer gezogen hat, darf nicht mehr legen: sag „weiter“.
reason-must-search = Du musst im Stapel suchen: zieh.
reason-forbidden-last = { $card } darf nicht die letzte Karte sein.
reason-suit-missing = Mit { $card } wünschst du dir eine Farbe: sag welche.
reason-names-no-suit = Mit { $card } wünscht man sich hier keine Farbe.
reason-joker-needs-card = Sag, für welche Karte der Joker steht.
reason-not-a-joker = { $card } ist kein Joker und steht für sich selbst.
reason-joker-cannot-stand = Für { $card } kann der Joker hier nicht stehen.
reason-not-several = Nur eine Karte darf gelegt werden.
reason-several-not-wild = Mehrere auf einmal darfst du nur legen, wenn du angesagt hast und nur noch Wunschkarten hältst.
reason-already-drawn = Du hast schon gezogen: leg eine Karte oder sag „weiter“.
reason-must-play = Eine deiner Karten passt und muss gelegt werden.
reason-nothing-to-draw = Es gibt nichts zu ziehen.
reason-draw-first = Zieh eine Karte, ehe du „weiter“ sagst.
reason-must-cover = { $top } muss gedeckt werden, ehe dein Zug zu Ende ist.
reason-no-jump-in = Dazwischenwerfen geht jetzt nicht.
reason-not-the-twin = Dazwischenwerfen kann man jetzt nur { $card }.
reason-jump-on-turn = Du bist selbst dran: leg die Karte einfach.
reason-no-challenge = Nach diesen Regeln meldet man keine vergessene Ansage.
reason-no-ground = { $target } hat keine Ansage vergessen.
reason-challenge-self = Dich selbst kannst du nicht melden.
reason-no-late-announcement = Angesagt wird nur zusammen mit der Karte.
reason-nothing-to-announce = Du hast jetzt nichts anzusagen.
reason-no-announcement = Bei diesem Zug wird nichts angesagt.
reason-not-now = Das geht jetzt nicht.
reason-no-such-card = { $card } ist keine Karte.
reason-not-part-of-move = Zu diesem Zug ({ $kind }) gehört das nicht: { $part }.
reason-cut-range = Heb { $low } bis { $high } Karten ab.

table-deal = Runde { $number }
table-seed = Startzahl { $seed }
table-rating = Wertung { $rating }
table-stock = Stapel { $count }
table-pile = Ablage { $count }
table-suit = Farbe: { $suit }
table-suit-named = Gewünscht: { $suit }
table-any = Jede Karte passt
table-joker = Der Joker steht für { $card }
table-owes = { $count ->
    [one] { $count } Karte zu ziehen
   *[other] { $count } Karten zu ziehen
}
table-points-short = { $count } P.
table-order = Reihenfolge: { $players }
table-hand = { $count ->
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
}
table-announced = angesagt
table-dealer = gibt
table-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

ask-turn = Du bist dran: leg eine passende Karte oder zieh.
ask-turn-no-card = Du bist dran: nichts passt, zieh.
ask-turn-stuck = Du bist dran: nichts passt, und es gibt nichts zu ziehen.
ask-drawn = Du hast gezogen: leg eine Karte oder sag „weiter“.
ask-drawn-no-card = Du hast gezogen, und nichts passt: sag „weiter“.
ask-chain = Du musst { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ziehen: { $answer ->
    [yes] kontere mit einer markierten Karte, oder zieh.
   *[no] zieh.
}
ask-cover = Deck { $top } mit einer markierten Karte.
ask-cover-no-card = Nichts deckt { $top }: zieh.
ask-search = Zieh, bis eine Karte kommt, die { $top } deckt.
ask-search-card = Deck { $top } mit einer markierten Karte.
ask-claim = { $who } hat die letzte Karte gelegt und nichts angesagt.
ask-cut = Du hebst ab: wie viele Karten ({ $low } bis { $high })?
ask-take = Unten liegt { $card }: nehmen, oder für den Tisch liegen lassen?
ask-window = Halt: du kannst jetzt etwas tun.
ask-window-seconds = Halt: du kannst jetzt etwas tun. In { $seconds } s geht es weiter.
ask-suit = Welche Farbe?
ask-joker = Wofür steht der Joker?
ask-announce = Eine Karte bleibt. „{ $word }“ sagen? (j/n)
ask-announce-wild = Nur Wunschkarten bleiben. „{ $word }“ sagen? (j/n)
ask-next = Enter: nächste Runde · { $key }: aufhören
ask-again = Enter: noch eine Runde · { $key }: aufhören
ask-enter = Enter: weiter

can-lay = { $numbers } legen
can-draw = ziehen
can-draw-owed = { $count } ziehen
can-pass = weiter
can-pass-claim = gelten lassen
can-challenge = hinweisen: { $who }
can-jump-in = { $card } dazwischenwerfen
can-announce = „{ $word }“ sagen
can-all = alle auf einmal
can-cut = Enter: { $count } abheben
can-take = nehmen
can-leave = liegen lassen
can-hint = Tipp
can-help = Hilfe
can-quit = Ende

key-draw = z ziehen ziehe zieh
    .help = ziehen
key-pass = w weiter passen
    .help = „weiter“ sagen
key-challenge = v hinweisen vergessen
    .help = hinweisen, dass jemand nichts angesagt hat
key-jump-in = d dazwischen zwischenwerfen
    .help = dazwischenwerfen
key-announce = ! ansagen
    .help = ansagen
key-all = a alle
key-take = n nehmen
key-leave = l liegen lassen
key-help = ? hilfe
    .help = diese Hilfe
key-quit = e ende q
    .help = aufhören
key-score = s stand punkte
    .help = der Stand
key-rules = r regeln
    .help = die Regeln
key-hint = t tipp
    .help = ein Tipp, wo es nicht um die Wertung geht
key-yes = j ja
key-no = n nein
key-name = wunsch
key-as = als
key-suits = K=C P=S
key-ranks = B=J U=J D=Q O=Q

wrong-typing = „{ $text }“ verstehe ich nicht. Tippe eine Nummer oder eine Karte (7H), { $keys }; ? erklärt mehr.
wrong-number = Eine Karte { $number } gibt es nicht: 1 bis { $count }.
wrong-suit = Das ist keine Farbe: { $keys }.
wrong-answer = Bitte { $yes } oder { $no }.
wrong-whom = Wen? { $keys }
wrong-choice = Bitte eine Zahl von 1 bis { $count }.

score-title = Nach Runde { $number }
score-player = Spieler
score-left = übrige Karten
score-deal = Runde
score-total = gesamt
score-won = Siege
score-rating = Wertung
score-change = neu
score-place = Platz
score-out = raus
score-limit = { $end ->
    [elimination] Wer { $limit } erreicht, scheidet aus.
    [lowest_total] Bei { $limit } endet das Spiel; wer die wenigsten hat, gewinnt.
    [victories] { $limit } Siege gewinnen das Spiel.
   *[deal] Jede Runde steht für sich.
}
score-tied = Gleichstand an der Spitze: noch eine Runde.
match-won = { $me ->
    [yes] Du gewinnst das Spiel!
   *[no] { $who } gewinnt das Spiel.
}
match-shared = Der erste Platz ist geteilt.
match-stopped = Hier endet das Spiel.
match-out = { $me ->
    [yes] Du bist ausgeschieden; die anderen spielen weiter.
   *[no] { $who } ist ausgeschieden.
}

saved = Gespeichert. Weiter geht es später mit: { $command }
resumed = Es geht weiter, wo das Spiel stand.
bye = Danke fürs Spielen.
demonstration = Vorführung: Computerspieler unter sich. In einem Terminal spielst du selbst.
script-end = Hier endet das Skript: { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}.

menu-title = Mau-Mau
menu-welcome = Enter nimmt, was in Klammern steht.
menu-resume = Das gespeicherte Spiel fortsetzen? (j/n) [{ $default }]
menu-language = Sprache
menu-rules = Welches Spiel?
menu-explain = { $key } und eine Nummer zeigt die Regeln, etwa: { $key } 2
menu-opponents = Wie viele Computerspieler ({ $low } bis { $high })?
menu-level = Wie stark?
help-lay = Tippe die Nummer einer Karte oder die Karte selbst: 7H, 10S, J♦. Farben: C ♣, D ♦, H ♥, S ♠.
help-marked = Karten mit dickem Rand und Nummer in Klammern dürfen gelegt werden.
help-suit = Bei einer Wunschkarte tippst du die Farbe gleich dazu: { $example }.
help-announce = Zur vorletzten Karte tippst du !, um „{ $word }“ zu sagen: { $example }.
help-joker = Beim Joker tippst du dazu, wofür er steht: { $example }.
help-keys = Tasten: { $keys }.
help-texts = Auch ganze Züge gehen: { $example }.
help-window = Wo du dazwischenwerfen oder hinweisen kannst, warten die anderen kurz.
help-quit = Nach jedem Zug wird gespeichert; hör auf und mach weiter, wann du willst.
