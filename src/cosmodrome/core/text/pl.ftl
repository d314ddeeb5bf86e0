### Co mówi każda gra. We wszystkich językach są te same komunikaty; zdania danej gry są w games/<id>/text.
### Imiona i nazwy przychodzą w mianowniku, więc zdania ich nie odmieniają.

## Kto

seat = Gracz { $number }
nobody = nikt
and = i

## Odmowy przy stole

refused-not_your_turn = To nie twój ruch. Teraz decyduje: { $seat }.
refused-not_offered = Teraz nie można tego zrobić.
refused-no_such_seat = Przy tym stole nie ma takiego miejsca.
refused-unknown_action = W tej grze nie ma takiego ruchu.
refused-match_over = Gra jest skończona.
refused-nothing_to_undo = Nie ma ruchu do cofnięcia.
refused-nothing_to_redo = Nie ma ruchu do przywrócenia.
refused-undo_pending = Ktoś prosi o cofnięcie ruchu. Najpierw odpowiedz.
refused-nothing_to_answer = Nikt nie prosi o cofnięcie ruchu.
refused-resigned = To miejsce jest już poza grą.
refused-time_is_up = Czas na ten ruch minął.
refused-clock_ran = Od tego czasu biegł już zegar, więc tego ruchu nie można cofnąć.

## Co się dzieje przy stole

log-undone = { $seat } cofa ruch.
log-redone = { $seat } przywraca ruch.
log-undo_asked = { $seat } prosi o cofnięcie ruchu.
log-undo_agreed = { $seat } zgadza się na cofnięcie.
log-undo_declined = { $seat } nie zgadza się na cofnięcie.
log-resigned = { $seat } poddaje się.
log-handed_over = { $seat } oddaje miejsce. Teraz gra tam { $to }.
log-bot_stands_in = Bot gra dalej za: { $seat }.
log-seat_back = { $seat } wraca i gra dalej.
log-match_ended = Koniec gry. Zwycięstwo: { $winners }.
log-match_lost = Koniec gry. Tym razem nikt nie wygrywa.
log-match_abandoned = Gra kończy się tutaj, bez zwycięzcy.

## Gra w terminalu

play-choose-range =
    { $last ->
        [1] Naciśnij Enter; ? to pomoc, q to koniec
       *[other] Wpisz liczbę od 1 do { $last }; { $hints ->
            [yes] h to podpowiedź, ? to pomoc, q to koniec
           *[no] ? to pomoc, q to koniec
        }
    }
play-bad-choice =
    { $last ->
        [1] Jest tylko jedna możliwość: naciśnij Enter.
       *[other] Wpisz, proszę, liczbę od 1 do { $last }.
    }
play-type = Wpisz numer albo to, o co chodzi, na przykład { $example }; ? to pomoc, q to koniec
play-type-only = Wpisz, o co chodzi, na przykład { $example }; ? to pomoc, q to koniec
play-bad-word = Tak się tu nie da. Wpisz to na przykład tak: { $example }
play-seconds = ⏳ { $seconds } s
play-too-late = Czas minął.
play-who-first = Może mówić kilka osób: zacznij od swojego numeru, na przykład { $example }
play-log = Co się dzieje
play-saved = Gra jest zapisana w pliku { $file }.
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
play-pass-device = Teraz patrzy tylko { $seat }. Przekaż ekran i naciśnij Enter.
play-help =
    Każda możliwość ma numer: wpisz go i naciśnij Enter.
    ? pokazuje tę pomoc, u cofa twój ostatni ruch, l pokazuje wszystko, co się wydarzyło,
    s zapisuje grę, q zapisuje ją i kończy.
play-help-hints = h daje podpowiedź: ile warte są twoje wybory i dlaczego najlepszy jest najlepszy.
play-weighing = Każda możliwość jest sprawdzana…
play-commitment = Uczciwe kości: ziarno tej gry jest zapieczętowane jako { $commitment }
play-fair =
    Ziarno losowania było zapieczętowane przed grą jako { $commitment }
    Zapis gry teraz je ujawnia. Tak można sprawdzić każdy rzut: { $command }
play-undo-ask = Pytanie do gracza { $seat }: czy { $asker } może cofnąć ruch?
play-yes = t
play-no = n
play-end-hint = Wpisz s i naciśnij Enter, aby zapisać tę grę, albo tylko Enter, aby zakończyć.

## Podpowiedzi i analiza partii

advice-choice = wybór
advice-victory = szansa na zwycięstwo
advice-points = oczekiwane punkty
advice-fields = oczekiwane pola
advice-margin = dokładność
advice-best = Najlepiej: { $best }
advice-close = Zbyt blisko, by rozstrzygnąć: { $best } albo { $other }
advice-equal = Najlepiej: { $best } (według tego rachunku równie dobrze: { $other })
advice-some = Pokazano { $weighed } z { $legal } możliwości.
advice-none = Tu nie ma podpowiedzi.
advice-not-weighed = nie zważone
advice-only = Jest tylko jedna możliwość.
advice-unknown = Nie wiadomo, który wybór jest lepszy.
analysis-player = gracz
analysis-result = wynik
analysis-luck = szczęście
analysis-lost = oddane
analysis-judged = decyzje
analysis-close = nie do rozstrzygnięcia
analysis-units-victory = Szczęście i to, co oddano, podane są w setnych częściach zwycięstwa, jak je widzi najsilniejszy bot.
analysis-units-points = Szczęście i to, co oddano, podane są w punktach, jak je liczy planista: dokładne szanse tego, co leci, i ocena tego, co trzeba jeszcze zbudować.
analysis-units-fields = Szczęście i to, co oddano, podane są w polach, dla kogoś, kto od razu widzi każde miejsce.
analysis-no-mistakes = Żadnego błędu, który dałoby się odróżnić od przypadku.
analysis-mistakes = Błędy
analysis-step = krok
analysis-played = zagrane
analysis-better = lepsze
analysis-cost = koszt
