### Powtórki: partia krok po kroku, jej analiza i sprawdzenie kości.
### Imiona przychodzą w mianowniku, więc zdania ich nie odmieniają.

## Odtwarzanie

replay-title = Powtórka, krok { $step }
replay-missing = Nie można pokazać tego kroku.
replay-transport = Sterowanie odtwarzaniem
replay-first = Pierwszy krok
replay-back = Poprzedni krok
replay-play = Odtwórz
replay-stop = Zatrzymaj
replay-forward = Następny krok
replay-last = Ostatni krok
replay-slider = Krok
replay-step = Krok { $step } z { $steps }
replay-speed = Szybkość
replay-speed-times = { $speed }×
replay-keys = Klawisze: ← i → przechodzą o jeden krok, Home i End do pierwszego i ostatniego kroku.
replay-keys-chapters = Page Up i Page Down przechodzą między rozdziałami.
replay-chapter = Rozdział
replay-opening = Początek
replay-viewpoint = Widok
replay-spectator = Widz
replay-begin = Gra się zaczyna.
replay-table = Wróć do stołu
replay-tabs = Ruchy, analiza i notatki
replay-tab-moves = Ruchy
replay-tab-analysis = Analiza
replay-tab-notes = Notatki
replay-tab-more = Więcej
replay-fold = Ukryj ruchy
replay-unfold = Pokaż ruchy
replay-result = Zwycięstwo: { $names }, { $scores }
replay-result-none = Bez zwycięstwa, { $scores }
replay-moves = Ruchy
replay-moves-earlier = Wcześniejsze ruchy
replay-moves-later = Późniejsze ruchy
replay-step-number = krok { $step }

## Bez spoilerów

replay-spoiler = Bez spoilerów
replay-spoiler-help = Ukrywa wynik, analizę i dalsze ruchy, dopóki do nich nie dojdziesz.
replay-spoiler-moves = Dalsze ruchy są ukryte, dopóki do nich nie dojdziesz.
replay-spoiler-analysis = Analiza jest ukryta do ostatniego kroku.

## Notatki

replay-notes = Notatki
replay-note-at = Notatka do kroku { $step }
replay-note-add = Dodaj notatkę
replay-note-private = Tylko w tej przeglądarce.
replay-note-unsaved = Ta przeglądarka nie może zapisać notatek: jej pamięć jest pełna albo zablokowana.
replay-note-save = Zapisz
replay-note-edit = Zmień
replay-note-delete = Usuń
replay-note-none = Nie ma jeszcze notatek.

## Co można zrobić z krokiem

replay-play-on = Graj dalej stąd jako { $name }
replay-play-on-help = Zaczyna nową partię od tej pozycji, z botami na pozostałych miejscach. Ta partia się nie zmieni.
replay-play-on-busy = Przygotowywanie…
replay-tools = Link, zapis partii, zgłoszenie
replay-link = Link do tego kroku
replay-position = Kod pozycji

## Analiza

replay-analysis = Analiza
replay-analysis-about = Co było szczęściem, a co błędem? Analiza sprawdza każdą decyzję i każde losowanie.
replay-analyse = Analizuj
replay-analysis-busy = Analizowanie… To może potrwać minutę.
replay-analysis-progress = Postęp analizy
replay-analysis-percent = { $percent }%
replay-analysis-unable = Tej partii nie można przeanalizować.
replay-analysis-later = Analiza jest możliwa po zakończeniu partii.
replay-analysis-player = Gracz
replay-analysis-accuracy = Dokładność
replay-analysis-luck = Szczęście
replay-analysis-lost = Błędy
replay-analysis-units-victory = W punktach procentowych szansy na wygraną według najsilniejszego bota.
replay-analysis-units-points = W punktach według planisty misji.
replay-analysis-units-fields = W polach w porównaniu z przeciętnym szczęściem i najlepszym ułożeniem.
replay-analysis-docs = Jak to obliczamy
replay-analysis-partial = Partia jest zbyt długa, by przeanalizować ją całą. Analiza obejmuje { $analysed } z { $decisions } decyzji, licząc od początku.
replay-analysis-none = Brak wyraźnych błędów.
replay-graph = Szanse na wygraną
replay-graph-end = Koniec
replay-moments = Kluczowe momenty
replay-moments-shown = { $shown } z { $all }
replay-moments-filter = Filtr
replay-moments-none = Brak.
replay-moment-before = Poprzedni kluczowy moment
replay-moment-after = Następny kluczowy moment
replay-filter-all = Wszystkie
replay-filter-mine = Moje
replay-filter-mistakes = Błędy
replay-filter-luck = Szczęście
replay-inaccuracy = Niedokładność
replay-mistake = Błąd
replay-blunder = Gruby błąd
replay-good = Dobry ruch
replay-lucky = Szczęście
replay-unlucky = Pech
replay-better-victory = Lepiej: { $better } (+{ $cost } ± { $margin } p.p.).
replay-better-points = Lepiej: { $better } (+{ $cost } pkt).
replay-better-fields = Lepiej: { $better } (+{ $cost ->
        [one] { $cost } pole
        [few] { $cost } pola
        [many] { $cost } pól
       *[other] { $cost } pola
    }).

## Uczciwe kości

fair-heading = Czy kości były uczciwe?
fair-how = Przed partią serwer opublikował odcisk tajnego ziarna. Każdy rzut wynika z tego ziarna i z liczb dodanych przez graczy. Po partii ziarno jest ujawniane i twoja przeglądarka może sama przeliczyć wszystkie rzuty.
fair-check = Sprawdź kości
fair-busy = Sprawdzanie…
fair-unable = Sprawdzanie działa tylko na stronach https albo na tym komputerze.
fair-command = To polecenie sprawdza cały zapis partii, razem z ruchami:
fair-fair =
    { $draws ->
        [one] Jedyne losowanie zgadza się z ziarnem.
        [few] Wszystkie { $draws } losowania (kości i karty: { $single }) zgadzają się z ziarnem.
        [many] Z ziarnem zgadza się wszystkich { $draws } losowań (kości i karty: { $single }).
       *[other] Z ziarnem zgadza się wszystkich { $draws } losowania (kości i karty: { $single }).
    }
fair-own =
    { $count ->
        [one] Liczba z twojej przeglądarki jest częścią losowań.
        [few] { $count } liczby z twojej przeglądarki są częścią losowań.
        [many] { $count } liczb z twojej przeglądarki jest częścią losowań.
       *[other] { $count } liczby z twojej przeglądarki jest częścią losowań.
    }
fair-seen = Odcisk jest ten sam, który twoja przeglądarka widziała przed partią.
fair-replaced = Liczba wysłana przez twoją przeglądarkę nie jest częścią losowań: wysłała ona { $sent }, a w zapisie partii jest { $nonce }.
fair-resealed = To nie ten odcisk, który twoja przeglądarka widziała przed partią: tamten to { $seen }.
fair-differs = Zdarzenie { $event } się nie zgadza: w zapisie partii { $stream } { $index } to { $told }, a z ziarna wynika { $due }.
fair-skipped = Zdarzenie { $event } jest nie po kolei: powinno być { $stream } { $due }, a jest { $index }.
fair-unsealed = Ziarno nie pasuje do odcisku opublikowanego przed partią.
fair-renamed = Identyfikator partii nie należy do tego ziarna.
fair-unfinished = Partia jeszcze trwa. Do jej końca ziarno jest tajne, inaczej każdy mógłby obliczyć przyszłe rzuty.
fair-lab = To partia symulowana bez opublikowanego odcisku, więc nie ma czego sprawdzać.
fair-unreadable = Tego zapisu partii nie można sprawdzić.
fair-proves = To dowodzi, że po opublikowaniu odcisku nikt nie zmienił rzutów: ani serwer, ani gracze.
fair-proves-not = Nie dowodzi to, że operator serwera nie znał rzutów z góry: serwer ma ziarno.
fair-nonces = Przeglądarka każdego gracza dodała losową liczbę po opublikowaniu odcisku. Każde losowanie zależy od wszystkich tych liczb, więc nikt nie mógł z góry wybrać korzystnego ziarna:
fair-no-nonces = W tej partii gracze nie dodali żadnych liczb, więc losowania zależą tylko od ziarna.
fair-seal = Odcisk (SHA-256 ziarna)
fair-seed = Ziarno
