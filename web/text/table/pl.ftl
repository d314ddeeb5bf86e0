### Stół: przed partią, w jej trakcie i po niej.
### Imiona przychodzą w mianowniku, więc zdania ich nie odmieniają.

## Dołączanie i oczekiwanie

table-missing = Nie można pokazać tego stołu.
table-reconnecting = Utracono połączenie. Łączenie…
table-connecting = Łączenie…
table-move-kept = Twój ruch jest zapisany i zostanie wysłany.
table-next-try = Następna próba za { $seconds } s.
table-try-now = Spróbuj teraz
table-no-board = Nie udało się wczytać planszy. Możesz grać przyciskami.
table-join = Dołącz do stołu: { $game }
table-join-here = Przy stole: { $names }
table-join-name = Twoje imię
table-join-colour = Twój kolor (opcjonalnie)
table-join-sit = Zajmij miejsce
table-join-watch = Tylko oglądaj
table-join-private = Zapisujemy tylko to imię.
table-colour-0 = pomarańczowy
table-colour-1 = niebieski
table-colour-2 = żółty
table-colour-3 = różowy
table-colour-4 = zielony
table-gathering = { $game }: czekamy na graczy
table-gathering-free =
    { $free ->
        [0] Wszystkie miejsca są zajęte. Gra się zaczyna…
        [one] Jest jeszcze { $free } wolne miejsce. Gra zacznie się, gdy ktoś je zajmie.
        [few] Są jeszcze { $free } wolne miejsca. Gra zacznie się, gdy wszystkie będą zajęte.
        [many] Jest jeszcze { $free } wolnych miejsc. Gra zacznie się, gdy wszystkie będą zajęte.
       *[other] Jest jeszcze { $free } wolnego miejsca. Gra zacznie się, gdy wszystkie będą zajęte.
    }
table-seat-open = wolne miejsce
table-open-seats =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
table-hosted-by = Gospodarz stołu: { $name }.
table-awaits = Brakuje jeszcze: { $names }
table-start-help =
    { $count ->
        [one] Jeśli zaczniesz teraz, wolne miejsce zajmie bot ({ $count }, { $level }).
        [few] Jeśli zaczniesz teraz, { $count } wolne miejsca zajmą boty ({ $level }).
        [many] Jeśli zaczniesz teraz, { $count } wolnych miejsc zajmą boty ({ $level }).
       *[other] Jeśli zaczniesz teraz, { $count } wolnego miejsca zajmą boty ({ $level }).
    }
table-host-may-start = { $name } może też zacząć z botami.
table-start-now = Zacznij teraz
table-host = gospodarz
table-here = przy stole
table-invited = zaproszenie czeka
table-seat-anyone = dla każdego, kto ma link
table-removed = Gospodarz zwolnił twoje miejsce.
table-bot-instead = Posadź bota
table-remove = Usuń: { $name }
table-leave = Opuść stół
table-invite = Zaproś znajomych
table-invite-help = Każdy, kto ma ten link, może zająć miejsce. Możesz też zeskanować kod telefonem.
table-invite-link = Link z zaproszeniem
table-copy = Kopiuj link
table-copied = Skopiowano!
table-share = Udostępnij
table-qr = Kod QR
table-qr-label = Link jako kod QR
table-sealed = Uczciwe kości
table-sealed-help = Odcisk ziarna wszystkich losowań jest już opublikowany. Po partii ziarno zostanie ujawnione i każdy może sprawdzić, czy pasuje do tego odcisku:

## Miejsca

table-seats = Gracze
table-you = ty
table-bot = bot
table-away = nie ma przy stole
table-deciding = wybiera
table-resigned = poza grą
table-stands-in = gra bot
table-votes-to-end = głosuje za końcem
table-let-bot-play = Niech zagra bot
table-bot-plays-for = Bot zastępuje gracza: { $name }.
table-take-seat-back = Wracam do gry

## Ruchy i podpowiedzi

table-question = Ruchy
table-fold = Ukryj ruchy
table-unfold = Pokaż ruchy
table-choices = Twoje ruchy
table-your-turn = Twój ruch!
table-turn-of = Teraz gra: { $name }
table-waiting = Chwileczkę…
table-waiting-paused = Gra jest wstrzymana.
table-refused =
    { $count ->
        [one] { $count } niedostępny ruch
        [few] { $count } niedostępne ruchy
        [many] { $count } niedostępnych ruchów
       *[other] { $count } niedostępnego ruchu
    }
table-help = Zasada w skrócie
table-all-rules = Wszystkie zasady
table-hint = Podpowiedź
table-hint-busy = Ocenianie ruchów…
table-hint-about = Jak to czytać
table-hint-about-victory = Szansa na wygraną po każdym ruchu według najsilniejszego bota. ± to błąd próby.
table-hint-about-points = Oczekiwane punkty na koniec gry według planisty misji.
table-hint-about-chance = Jak często boty wygrywały przy takiej przewadze i tylu latach do końca. ± to błąd próby.
table-hint-about-fields = O ile pól średnio poleci rakieta, jeśli gracz widzi każde ułożenie.
table-hint-share = { $share }% ± { $margin }
table-hint-chance = szansa na wygraną: { $chance }
table-hint-points = { $worth } pkt
table-hint-fields = { $worth ->
        [one] { $worth } pole
        [few] { $worth } pola
        [many] { $worth } pól
       *[other] { $worth } pola
    }
table-hint-unweighed = bez oceny
table-hint-some = Pokazane ruchy: { $shown } z { $legal }.
table-hint-best = najlepsze
table-hint-close = zbyt wyrównane
table-hint-equal = równie dobre
table-paused = { $name } wstrzymuje grę.
table-resume = Wznów

## Tempo

table-speed = Tempo botów
table-speed-times = { $speed }×
table-speed-instant = Natychmiast
table-speed-paused = wstrzymane
table-speed-pause = Pauza
table-speed-resume = Wznów
table-speed-next = Następny ruch
table-speed-skip = Pomiń
table-speed-help = Ruchy innych graczy są pokazywane po kolei. „Pomiń” pokazuje wszystko aż do twojego ruchu. Tempo dotyczy wszystkich stołów.
table-forced = Jedyny możliwy ruch: { $text }

## Cofanie

table-undo = Cofnij
table-redo = Przywróć
table-undo-asks = { $name } prosi o cofnięcie ruchu. Zgadzasz się?
table-undo-asks-seat = { $name } prosi o cofnięcie ruchu. Odpowiada { $seat }.
table-undo-waiting = Oczekiwanie na odpowiedź: { $names }
table-yes = Tak
table-no = Nie

## Na jednym urządzeniu

table-curtain = Przekaż urządzenie. Teraz gra: { $name }
table-curtain-help = Do tego czasu ekran jest zasłonięty.
table-curtain-open = To ja, { $name }

## Dziennik i czat

table-log = Dziennik
table-log-link = Pokaż w powtórce
table-log-earlier = Wcześniejsze wpisy
table-log-opening = Początek
table-log-lines =
    { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
        [many] { $count } wpisów
       *[other] { $count } wpisu
    }
table-missed = Co się działo bez ciebie
table-missed-close = OK
table-missed-more = i jeszcze { $count }
table-missed-smaller =
    { $count ->
        [one] I jeszcze { $count } drobny wpis.
        [few] I jeszcze { $count } drobne wpisy.
        [many] I jeszcze { $count } drobnych wpisów.
       *[other] I jeszcze { $count } drobnego wpisu.
    }
table-missed-replay = Obejrzyj, co się działo
table-log-and-chat = Dziennik i czat
table-chat = Czat
table-chat-unread = nieprzeczytane
table-chat-empty = Nie ma jeszcze wiadomości.
table-chat-write = Napisz wiadomość
table-chat-send = Wyślij
table-emote-hello = Cześć!
table-emote-well_done = Brawo!
table-emote-wow = Wow!
table-emote-oops = Ojej…
table-emote-thanks = Dziękuję!
table-emote-hurry = Twój ruch!

## Menu stołu

table-tools = Stół i linki
table-pause = Wstrzymaj grę
table-stand-in-me = Niech bot gra za mnie
table-vote-end = Głosuj za końcem gry
table-vote-end-help = Jeśli wszyscy zagłosują, gra skończy się bez zwycięzcy.
table-resign = Poddaj się
table-resign-sure = Poddać tę partię?
table-resign-help = Pozostali grają dalej bez ciebie. Tego nie można cofnąć.
table-play-on = Graj dalej
table-move-seat = Graj dalej na innym urządzeniu
table-move-seat-help = Nie udostępniaj tego linku: to twój klucz do tego miejsca.
table-new-link = Nowy link do tego miejsca
table-new-link-help = Użyj, gdy ktoś inny widział twój link. Stary link przestanie działać, a urządzenia, które go używają, zostaną rozłączone.
table-new-link-made = To miejsce ma nowy link.
table-watch-link = Link dla widzów
table-record = Pobierz zapis partii
table-report = Zgłoś tę pozycję
table-report-help = Co jest nie tak? Dołączymy dotychczasową partię widzianą z twojego miejsca.
table-report-send = Wyślij zgłoszenie
table-report-sent = Dziękujemy! Numer zgłoszenia: { $number }.
table-cancel = Anuluj
table-close = Zamknij
table-provenance = Źródło
table-provenance-unknown = Brak informacji o źródle.
table-all-facts = Wszystkie dane gry i źródła

## Koniec

table-over = Koniec gry
table-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
table-rematch = Rewanż
table-rematch-join = Dołącz do rewanżu
table-rematch-by = { $name } proponuje rewanż.
table-rematch-open = Zaczyna się rewanż.
table-retried = Z powtórzonymi rzutami
table-retried-help = Z powtórzonymi rzutami: w tej partii cofnięto rzut lub inne losowanie, więc nie liczy się ona w statystykach.
table-rematch-watch = Oglądaj następną partię
table-replay = Obejrzyj powtórkę
table-fairness = Sprawdź kości
table-end-show = Pokaż wynik
table-end-board = Pokaż planszę
table-end-sheet = Tabela punktów
table-end-player = Gracz
table-end-total = Razem
table-end-winner = Zwycięstwo
table-end-best = Najlepszy wynik:
table-end-deeds = Wykonane misje
table-end-when = Rok
table-end-deed = Misja
table-share = Udostępnij
table-share-heading = Udostępnij tę partię
table-share-picture = Obraz planszy: { $result }
table-share-link = Link do powtórki
table-share-system = Udostępnij…
table-share-save = Zapisz obraz
table-share-saved = Obraz zapisany

table-type = Wpisz ruch, na przykład { $example }
table-type-instead = Użyj planszy albo wpisz ruch
table-type-go = OK
table-type-wrong = To niemożliwe. Przykład: { $example }
table-claims = Kto pierwszy?
table-claims-first = najszybciej
table-claims-behind = +{ $seconds } s
