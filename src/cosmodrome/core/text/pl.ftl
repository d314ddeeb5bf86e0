### Zdania wspólne dla wszystkich gier. Zdania danej gry są w games/<id>/text.
### Imiona i nazwy przychodzą w mianowniku, więc zdania ich nie odmieniają.

## Kto

seat = Gracz { $number }
nobody = nikt
and = i

## Odmowy przy stole

refused-not_your_turn = To nie twoja kolej. Teraz gra: { $seat }.
refused-not_offered = Teraz nie możesz tego zrobić.
refused-no_such_seat = Przy tym stole nie ma takiego miejsca.
refused-unknown_action = W tej grze nie ma takiego ruchu.
refused-match_over = Gra się skończyła.
refused-nothing_to_undo = Nie ma czego cofnąć.
refused-nothing_to_redo = Nie ma czego przywrócić.
refused-undo_pending = Najpierw odpowiedz na prośbę o cofnięcie.
refused-nothing_to_answer = Nie ma prośby o cofnięcie.
refused-resigned = Ten gracz jest już poza grą.
refused-time_is_up = Czas na ten ruch minął.
refused-clock_ran = Od tego czasu biegł już zegar, więc tego ruchu nie można cofnąć.

## Dziennik stołu

log-undone = { $seat } cofa ruch.
log-redone = { $seat } przywraca ruch.
log-undo_asked = { $seat } prosi o cofnięcie ruchu.
log-undo_agreed = { $seat } się zgadza.
log-undo_declined = { $seat } się nie zgadza.
log-resigned = { $seat } się poddaje.
log-handed_over = { $seat } oddaje miejsce. Teraz gra tam: { $to }.
log-bot_stands_in = Bot zastępuje gracza: { $seat }.
log-seat_back = { $seat } wraca do gry.
log-match_ended = Koniec gry. Zwycięstwo: { $winners }.
log-match_lost = Koniec gry. Nikt nie wygrywa.
log-match_abandoned = Gra kończy się bez zwycięzcy.

## Gra w terminalu

play-choose-range =
    { $last ->
        [1] Naciśnij Enter; ? – pomoc, q – wyjście
       *[other] Wpisz liczbę od 1 do { $last }; { $hints ->
            [yes] h – podpowiedź, ? – pomoc, q – wyjście
           *[no] ? – pomoc, q – wyjście
        }
    }
play-bad-choice =
    { $last ->
        [1] Jest tylko jedna możliwość: naciśnij Enter.
       *[other] Wpisz liczbę od 1 do { $last }.
    }
play-type = Wpisz numer albo ruch, na przykład { $example }; ? – pomoc, q – wyjście
play-type-only = Wpisz ruch, na przykład { $example }; ? – pomoc, q – wyjście
play-bad-word = To tutaj niemożliwe. Przykład: { $example }
play-seconds = ⏳ { $seconds } s
play-too-late = Czas minął.
play-who-first = Może zagrać kilka osób: zacznij od swojego numeru, na przykład { $example }
play-log = Dziennik
play-saved = Gra zapisana w pliku { $file }.
play-quit = Do zobaczenia!
play-thinking = { $seat } myśli…
play-winner =
    { $count ->
        [one] Wygrywa { $names }!
        [few] Wspólnie wygrywają { $names }!
        [many] Wspólnie wygrywają { $names }!
       *[other] Wspólnie wygrywają { $names }!
    }
play-final-scores = Wyniki końcowe
play-pass-device = Przekaż ekran i naciśnij Enter. Teraz patrzy tylko { $seat }.
play-help =
    Każda możliwość ma numer: wpisz go i naciśnij Enter.
    ? pokazuje tę pomoc, u cofa twój ostatni ruch, l pokazuje dziennik,
    s zapisuje grę, q zapisuje ją i kończy.
play-help-hints = h daje podpowiedź: ile wart jest każdy ruch i dlaczego najlepszy jest najlepszy.
play-weighing = Ocenianie ruchów…
play-commitment = Uczciwe kości. Odcisk ziarna tej gry: { $commitment }
play-fair =
    Odcisk ziarna opublikowano przed grą: { $commitment }
    Zapis partii ujawnia teraz ziarno. Każdy rzut można sprawdzić tak: { $command }
play-undo-ask = { $asker } prosi o cofnięcie ruchu. Odpowiada { $seat }: zgoda?
play-yes = t
play-no = n
play-end-hint = Wpisz s i naciśnij Enter, aby zapisać grę, albo naciśnij tylko Enter, aby zakończyć.

## Podpowiedzi i analiza partii

advice-choice = ruch
advice-victory = szansa na wygraną
advice-points = oczekiwane punkty
advice-fields = oczekiwane pola
advice-margin = margines błędu
advice-best = Najlepiej: { $best }
advice-close = Zbyt wyrównane: { $best } albo { $other }
advice-equal = Najlepiej: { $best } (równie dobrze: { $other })
advice-some = Pokazane ruchy: { $weighed } z { $legal }.
advice-none = Do tej decyzji nie ma podpowiedzi.
advice-not-weighed = bez oceny
advice-only = Możliwy jest tylko jeden ruch.
advice-unknown = Żaden ruch nie jest wyraźnie lepszy.
analysis-player = gracz
analysis-result = wynik
analysis-luck = szczęście
analysis-lost = strata
analysis-accuracy = dokładność
analysis-judged = decyzje
analysis-close = zbyt wyrównane
analysis-units-victory = Szczęście i strata są w punktach procentowych szansy na wygraną według najsilniejszego bota.
analysis-units-points = Szczęście i strata są w punktach według planisty misji: dokładne szanse tego, co leci, i szacunek tego, co trzeba jeszcze zbudować.
analysis-units-fields = Szczęście i strata są w polach, dla gracza, który widzi każde ułożenie.
analysis-no-mistakes = Brak wyraźnych błędów.
analysis-mistakes = Błędy
analysis-step = krok
analysis-played = zagrane
analysis-better = lepsze
analysis-cost = koszt

## Koniec gry

score-points = Punkty
score-total = Razem
score-amount = { $amount }
score-seconds = { $seconds } s
ended-abandoned = Gra została zakończona wcześniej za zgodą wszystkich.
ended-resigned =
    { $count ->
        [one] { $seats } się poddaje.
        [few] Poddają się wszyscy poza jedną osobą: { $seats }.
        [many] Poddają się wszyscy poza jedną osobą: { $seats }.
       *[other] Poddają się wszyscy poza jedną osobą: { $seats }.
    }
ended-tie = Tyle samo punktów: zasady nie rozstrzygają remisów, więc zwycięstwo jest wspólne.

## Twórcy gry

credit-design = Projekt gry: { $designer }
credit-published = Wydawnictwo: { $publisher }, { $year }
credit-unofficial = To nieoficjalna wersja fanów, z własnymi tekstami i rysunkami.
