# Die Wörter der Ranglisten, Profile, Wiederholungen und Konten: geladen mit diesen Seiten.

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
profile-change = Änderung
profile-date = Datum
profile-favourites = Lieblingsregeln
profile-rivals = Am häufigsten getroffen
profile-score = { $wins } : { $losses }
profile-between = Zwischen euch: { $mine } : { $theirs } in { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}
results = Ergebnisse
results-none = Noch keine beendeten Runden.
results-more = Frühere
result-watch = Noch einmal ansehen
result-won = gewonnen
result-left = gegangen
result-absent = war nicht da
result-imported = aus einer Datei
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

# ------------------------------------------------------------ Konto

account-guest = Du spielst als Gast: alles bleibt erhalten, aber nur dieser Browser weiß, dass es deins ist. Mit einem Konto kommst du von jedem Gerät zurück. Du behältst alles, was du hast.
account-of = Konto von { $name }
account-sign-up = Konto anlegen
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
error-name-reserved = So kann niemand heißen.
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
block = Blockieren
block-end = Nicht mehr blockieren
block-why = Blockiert: kann sich nicht an deine Tische setzen, und ihr seht die offenen Tische des anderen nicht.
