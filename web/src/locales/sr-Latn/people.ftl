board-period = Vreme
board-day = 24 sata
board-month = 30 dana
board-all = ukupno
board-place = Mesto
board-player = Igrač
board-rating = Rejting
board-gain = Dobitak
board-games = Igre
board-wins = Pobede
board-empty = Ovde još nema nikoga. Igraj protiv ljudi, pa ćeš biti ovde.
board-who = Ovde stoji ko ima najmanje { $games } rejting igara i { $people } različita protivnika.
board-computers = Računarski igrači
board-computers-hint = Rejting im je po igrama međusobno i protiv ljudi. Ničiji rejting se ne menja igrom protiv njih.
board-how = Kako se računa rejting
rating-provisional = još se nije ustalio: manje od { $games } rejting igara
profile-since = ovde od { $date }
profile-former = ranije { $names }
profile-deals =
    { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }
profile-won = pobede: { $percent } %
profile-ratings = Rejtinzi
profile-unrated = Još nema rejting igara.
profile-curve = Rejting u poslednjim igrama
profile-curve-text = Od { $first } do { $last }, rejting igara: { $count }; najniži { $low }, najviši { $high }.
profile-change = Promena
profile-date = Datum
profile-favourites = Omiljena pravila
profile-rivals = Najčešće za istim stolom
profile-score = { $wins } : { $losses }
profile-between =
    Među vama: { $mine } : { $theirs }, { $deals ->
        [one] { $deals } partija
        [few] { $deals } partije
       *[other] { $deals } partija
    }
results = Rezultati
results-none = Još nema završenih partija.
results-more = Ranije
result-watch = Pogledaj ponovo
result-won = pobeda
result-left = ustao sa stola
result-absent = nije bio tu
result-imported = iz datoteke
records-export = Sačuvaj sve moje zapise
records-import = Otvori zapise iz datoteke
error-bad-record = Ovo nisu ispravni zapisi: svaki se pri čitanju ponovo odigra.
replay = Ponovno gledanje
replay-eyes = Očima
replay-open = sve karte otvorene
replay-move = Potez { $move } od { $count }
replay-begin = Na početak
replay-back = Potez nazad
replay-play = Pusti
replay-pause = Stani
replay-on = Potez napred
replay-end = Na kraj
replay-link = Veza ka ovom potezu
replay-save = Sačuvaj zapis
replay-deal = Partija { $number }
replay-turn = na potezu
replay-counts =
    { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }
replay-gone = Nema takve partije.
ratings-title = Kako se računa rejting
ratings-intro = Svaka pravila imaju svoj rejting, po šahovskoj Elo formuli. Svi počinju sa { $start }.
ratings-what = Šta ulazi u rejting
ratings-match = Po Mau Kingu svaka partija, po svim drugim pravilima cela igra. Kućna pravila i pojedinačne partije ne ulaze u rejting.
ratings-winner = Pobednik se poredi sa svakim od ostalih; ostali se međusobno ne porede. Koliko je neko dobio, svejedno je.
ratings-left = Ko ustane, izgubio je, čak i ako računar na njegovom mestu pobedi. Ako ustanu svi, pobedio je poslednji.
ratings-fault = Ko nikad nije bio tu, ne računa se. Ako je otkazao server i neko nije mogao da se vrati, rejting se ne menja.
ratings-bots = Računarski igrači ne menjaju ničiji rejting. Imaju svoju listu.
ratings-farming = Isto dvoje dobija rejting jedan protiv drugog najviše { $games } puta za 24 sata. Na listi „ukupno“ stoji ko je igrao protiv najmanje { $people } različita protivnika.
ratings-formula = Formula
ratings-expected = Očekivanje protiv jednog protivnika
ratings-change = Promena rejtinga
ratings-sum = zbir po protivnicima; rezultat 1 za pobednika, 0 za ostale
ratings-numbers = Brojevi
ratings-start = Početni rejting
ratings-new = Faktor K do { $games } rejting igara
ratings-normal = Faktor K posle toga
ratings-senior = od { $rating }
ratings-ours = Pravila po kojima igramo navode stepene, ali ne i brojeve; ovi brojevi su naši.
account-guest = Igraš kao gost: sve se čuva, ali samo ovaj pregledač zna da je tvoje. Sa nalogom se vraćaš sa svakog uređaja. Sve što imaš ostaje tvoje.
account-of = Nalog: { $name }
account-sign-up = Napravi nalog
account-sign-out = Odjavi se
account-sign-out-guest = Nemaš nalog: do ovog imena, njegovog rejtinga i zapisa više nema povratka. Ipak se odjaviti?
account-or-in = Već imaš nalog?
account-name = Ime
account-password = Lozinka
account-password-hint = Najmanje 10 znakova. Novu ti niko ne može poslati.
account-password-new = Nova lozinka
account-password-old = Sadašnja lozinka
account-password-set = Postavi lozinku
account-password-change = Promeni lozinku
account-passkey = Pristupni ključ
account-passkey-up = Napravi nalog s pristupnim ključem
account-passkey-in = Prijavi se pristupnim ključem
account-passkey-add = Dodaj pristupni ključ
account-passkey-hint = Otisak prsta, lice ili PIN tvog uređaja umesto lozinke.
account-passkeys = Pristupni ključevi
account-lost = Zaboravljena lozinka?
account-code = Kod za povratak
account-recover = Postavi novu lozinku
account-codes = Kodovi za povratak
account-codes-left =
    { $count ->
        [one] Preostao je { $count } kod.
        [few] Preostala su { $count } koda.
       *[other] Preostalo je { $count } kodova.
    }
account-codes-why = Bez lozinke i pristupnog ključa ovo je jedini put nazad. Svaki važi jednom. Zapiši ih ili sačuvaj datoteku.
account-codes-new = Napravi nove kodove
account-codes-save = Sačuvaj kao datoteku
account-codes-done = Sačuvano je
account-sessions = Gde si na vezi
account-session-this = ovaj pregledač
account-session-unknown = neki pregledač
account-session-end = Odjavi tamo
account-sessions-end = Odjavi svuda osim ovde
account-used = poslednji put { $date }
account-remove = Ukloni
account-data = Tvoji podaci
account-export = Sačuvaj sve kao datoteku
account-erase = Obriši moj nalog
account-erase-guest = Obriši sve moje
account-erase-why = Tvoje ime nestaje iz svih rezultata i stolova, a s njim rejtinzi, kućna pravila i zapisi. Niko ih ne može vratiti. Upiši svoje ime da nastaviš.
account-erased = Sve tvoje je obrisano.
account-cancel = Odustani
account-done = Gotovo.
error-bad-login = Ime ili lozinka nije tačna.
error-bad-password = Lozinka nije tačna.
error-bad-code = Ime ili kod za povratak nije tačan.
error-bad-passkey = Pristupni ključ nije uspeo. Pokušaj ponovo.
error-no-passkeys = Pristupni ključevi rade samo na adresi sa https.
error-name-reserved = Tako niko ne može da se zove.
error-weak-password-short = Najmanje 10 znakova.
error-weak-password-long = Predugo: najviše 200 znakova.
error-weak-password-same = Prelako je pogoditi: potrebno je više različitih znakova.
error-weak-password-name = Prelako je pogoditi: ne samo tvoje ime.
error-last-way-in = Prvo postavi lozinku: bez ovog ključa nema povratka.
error-still-seated = Prvo ustani sa svojih stolova.
error-has-account = Već imaš nalog.
report = Prijavi igrača
report-why = Šta nije u redu?
report-name = ime
report-behaviour = ponašanje
report-cheating = sumnja na varanje
report-note = Nešto više o tome, ako želiš
report-send = Pošalji
report-sent = Hvala. Videće ko se stara o serveru.
block = Blokiraj
block-end = Odblokiraj
block-why = Blokiran: ne može da sedne za tvoje stolove, i ne vidite otvorene stolove jedan drugog.
