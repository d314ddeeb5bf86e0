### Powtórki: gra krok po kroku i pytanie, czy kości były uczciwe.
### Imiona przychodzą w mianowniku, więc zdania ich nie odmieniają.

## Krok po kroku

replay-title = Powtórka, krok { $step }
replay-missing = Nie można pokazać tej chwili.
replay-transport = Przejdź przez grę krok po kroku
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Puść jak film
replay-stop = Zatrzymaj
replay-forward = Krok naprzód
replay-last = Na koniec
replay-slider = Krok
replay-step = Krok { $step } z { $steps }
replay-keys = Klawisze: ← i → o krok, Home i End na początek i koniec.
replay-keys-chapters = Page Up i Page Down przechodzą między rozdziałami.
replay-chapter = Rozdział
replay-opening = Początek
replay-viewpoint = Kto patrzy
replay-spectator = widz
replay-happened = Co się stało w tym kroku
replay-begin = Gra się zaczyna.
replay-table = Do stołu

## Co można zrobić z krokiem

replay-play-on = Graj stąd dalej jako { $name }
replay-play-on-help = Od tej chwili zaczyna się nowa gra, na pozostałych miejscach z botami. Stara gra zostaje, jaka była.
replay-play-on-busy = Przygotowujemy…
replay-tools = Link, zapis, zgłoszenie
replay-link = Link do tego kroku
replay-position = Ta pozycja w jednym wierszu

## Szczęście i umiejętności

replay-analysis = Szczęście i umiejętności
replay-analysis-about = Można jeszcze raz przyjrzeć się każdej decyzji i każdemu losowaniu tej gry: co było szczęściem, a co błędem?
replay-analyse = Przejrzyj grę
replay-analysis-busy = Gra jest przeglądana. To może potrwać minutę…
replay-analysis-player = gracz
replay-analysis-luck = szczęście
replay-analysis-lost = oddane
replay-analysis-units-victory = W setnych częściach zwycięstwa. Szczęście to różnica między tym, co przyniosły losowania, a średnią wszystkich możliwych; oddane to koszt błędów, jak go widzi najsilniejszy bot.
replay-analysis-units-points = W punktach. Szczęście to różnica między tym, co przyniosły losowania, a średnią wszystkich możliwych; oddane to koszt błędów. Oba według rachunku planisty: dokładne szanse tego, co leci, i ocena tego, co trzeba jeszcze zbudować.
replay-analysis-units-fields = W polach. Szczęście to różnica między tym, co przyniosły kostka i mapy, a średnią; oddane to, co dałoby więcej najlepsze miejsce.
replay-analysis-partial = Partia jest zbyt długa, by przeanalizować ją całą: oto pierwsze { $analysed } z { $decisions } decyzji.
replay-analysis-mistakes = Błędy
replay-analysis-none = Żadnego błędu, który dałoby się odróżnić od przypadku.
replay-inaccuracy = niedokładność
replay-mistake = błąd
replay-blunder = gruby błąd
replay-better-victory = Lepiej: { $better } (o { $cost } ± { $margin } setnych zwycięstwa).
replay-better-points = Lepiej: { $better } (o { $cost } pkt).
replay-better-fields = Lepiej: { $better } (o { $cost ->
        [one] { $cost } pole
        [few] { $cost } pola
        [many] { $cost } pól
       *[other] { $cost } pola
    }).

## Uczciwe kości

fair-heading = Czy kości były uczciwe?
fair-how = Przed grą serwer zapieczętował tajną liczbę, czyli ziarno. Z ziarna i z tego, co dodali gracze, wynika każdy rzut. Po grze ziarno jest ujawniane i twoja przeglądarka może sama obliczyć wszystkie rzuty od nowa.
fair-check = Sprawdź kości
fair-busy = Sprawdzamy…
fair-unable = Ta przeglądarka sprawdza tylko strony otwarte przez https albo z tego samego komputera.
fair-command = Cały zapis, razem z ruchami, sprawdza to polecenie:
fair-fair =
    { $draws ->
        [one] Jedyne losowanie wynika z zapieczętowanego ziarna.
        [few] Wszystko się zgadza: { $draws } losowania (kości i karty: { $single }) wynikają z zapieczętowanego ziarna.
       *[other] Wszystko się zgadza: { $draws } losowań (kości i karty: { $single }) wynika z zapieczętowanego ziarna.
    }
fair-own =
    { $count ->
        [one] Liczba z twojej przeglądarki jest częścią losowań.
        [few] { $count } liczby z twojej przeglądarki są częścią losowań.
       *[other] { $count } liczb z twojej przeglądarki jest częścią losowań.
    }
fair-seen = Pieczęć jest ta sama, którą twoja przeglądarka widziała przed grą.
fair-replaced = Liczba, którą wysłała twoja przeglądarka, nie jest częścią losowań: wysłała { $sent }, w zapisie jest { $nonce }.
fair-resealed = To nie ta pieczęć, którą twoja przeglądarka widziała przed grą: tamta to { $seen }.
fair-differs = Zdarzenie { $event } się nie zgadza: w zapisie { $stream } { $index } to { $told }, a ziarno daje { $due }.
fair-skipped = Zdarzenie { $event } jest nie po kolei: powinno być { $stream } { $due }, a w zapisie jest { $index }.
fair-unsealed = To nie jest ziarno, które zapieczętowano przed grą.
fair-renamed = Nazwa gry nie należy do tego ziarna.
fair-unfinished = Gra jeszcze trwa. Do jej końca ziarno jest tajne, inaczej każdy mógłby obliczyć przyszłe rzuty.
fair-lab = To gra symulowana. Niczego w niej nie zapieczętowano, więc nie ma czego sprawdzać.
fair-unreadable = Tego zapisu nie da się sprawdzić.
fair-proves = To dowodzi, że po zapieczętowaniu ziarna nikt nie zmienił kości: ani serwer, ani gracze.
fair-proves-not = To nie dowodzi, że gospodarz nie zaglądał naprzód. Kto prowadzi serwer, ma ziarno i mógłby obliczyć przyszłe rzuty.
fair-nonces = Przeglądarka każdego gracza dodała losową liczbę już po zapieczętowaniu ziarna. Wszystkie wpływają na każde losowanie, więc nikt nie mógł wcześniej wybrać szczęśliwego ziarna:
fair-no-nonces = W tej grze gracze niczego nie dodali do losowań, więc zdecydowało samo ziarno.
fair-seal = Pieczęć (SHA-256 ziarna)
fair-seed = Ziarno
