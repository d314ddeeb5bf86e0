### Samouczek, krok po kroku (tools/tutorials/leaving_earth.py). Szanse, rachunki i pieniądze są takie, jak w jego zapisie.
### Imiona stoją w mianowniku, a zdania nie zdradzają płci.

## 1956: rakieta

lesson-welcome = Witaj w roku 1956! Przez pięć lat prowadzisz agencję kosmiczną „Ada”. Misje na stole dają punkty. Wygrywasz, jeśli na koniec masz ich więcej, niż zostało do wzięcia. Masz 25 $. Najpierw rakiety: „Badaj: Rakiety Juno” za 10 $.
lesson-welcome-show = Strzałka pokazuje przycisk. Na planszy ten sam wybór ma ramkę i tam też możesz go nacisnąć.
lesson-outcomes = Na Rakietach Juno leżą teraz trzy zakryte karty wyników. Do każdej odpalonej Juno losuje się jedną z nich: sukces albo awarię. Na razie szansa na sukces to 67%. „Kup: Juno”, tylko za 1 $.
lesson-outcomes-show = Wszystkie szanse na stronie są dokładne. Pod mapą, przy Rakietach Juno, znajdziesz Juno z jej masą i ciągiem.
lesson-build = Juno leży na Ziemi, ale latać może tylko statek. „Zbuduj nowy statek”.
lesson-build-show = Na planszy ten przycisk jest w hangarze.
lesson-load = Załaduj Juno i nic więcej. To tylko próba.
lesson-load-show = W hangarze to Juno ze znakiem plus.
lesson-difficulty = Oto najważniejszy wzór: trudność × masa = potrzebny ciąg. Trasa na Lot suborbitalny ma trudność 3, a statek masę 1: 3 × 1 = 3. Juno daje 4. Wystarczy! Leć na Lot suborbitalny.
lesson-difficulty-show = Możesz też nacisnąć podświetloną trasę na mapie. We własnej partii ruchy da się cofać, dopóki nie wylosujesz karty.
lesson-fire = Udaje się dwa razy na trzy. Odpal Juno!
lesson-fire-show = Pod mapą widzisz, ile ciągu potrzeba, a ile już jest.
lesson-failure = Bum! Poważna awaria niszczy cały statek. Na szczęście to strata tylko 1 $: po to są próby. Zapłać 5 $ i usuń tę kartę na zawsze. Następna próba ma wtedy 67% szans na sukces zamiast 45%.
lesson-failure-show = Odtąd strzałka pojawia się tylko tam, gdzie jest coś nowego. Resztę znajdziesz bez niej, a zły wybór niczym nie grozi.
lesson-three-rockets = Teraz misja Rakieta badawcza: sonda w kosmosie, 1 punkt. Sonda z dwiema Juno ma masę 3 i potrzebuje 9, a dwie Juno dają tylko 8. Z trzema Juno jest 3 × 4 = 12, a ciąg to też 12! Kup pierwszą.
lesson-second-juno = I jeszcze jedną.
lesson-third-juno = I trzecią.
lesson-probe = Teraz kup sondę, za 2 $. Same rakiety nie wykonają żadnej misji.
lesson-build-again = Na Ziemi leżą trzy Juno i sonda. Zbuduj nowy statek.
lesson-load-first = Załaduj wszystko. Zacznij od Juno.
lesson-load-second = I następna. Pod wyborem czytasz, jaką masę i jaki ciąg będzie mieć statek.
lesson-load-third = I trzecia.
lesson-load-probe = A na górę sonda.
lesson-twelve = Masa 4, ciąg 12. Przy trasie mapa pokazuje 12 ≤ 12 ✓. Leć na Lot suborbitalny!
lesson-first-stage = Rakiety odpala się jedną po drugiej, aż ciągu wystarczy, i do każdej losuje się kartę. Odpal pierwszą Juno.
lesson-second-stage = Sukces! Karta zostaje wtasowana z powrotem. Ale teraz wiadomo, że tam jest, więc szansa rośnie do 84%. Odpal drugą Juno.
lesson-third-stage = Jest 8 z 12, a szansa to już 90%. Odpal ostatnią!
lesson-space = Kosmos! Rakieta badawcza daje ci 1 punkt. Trzy Juno są zużyte, jak każda odpalona rakieta. Zostaje sonda, która nie ma tu nic więcej do zrobienia: „Gotowe”.
lesson-end-of-year = Zostają 4 $. Przepadną, bo każdy rok zaczyna się z 25 $. „Zakończ turę”: sonda sama spada na Ziemię, a że grasz w pojedynkę, kończy się też rok.

## 1957: orbita

lesson-atlas = Rok 1957 i znowu 25 $! Sztuczny satelita to sonda na Orbicie Ziemi. Ostatni odcinek ma trudność 5, a tam Juno nie uniesie nawet siebie. „Badaj: Rakiety Atlas”: każda ma masę 4 i ciąg 27.
lesson-buy-atlas = Potrzebne są dwie, po jednej na każdy odcinek trasy. Kup pierwszą: Atlas.
lesson-two-atlas = I drugą. Zostanie 5 $, akurat tyle, by usunąć awarię. To dobry zwyczaj!
lesson-use-probe = Sonda znów jest na Ziemi jako statek 1 i może polecieć jeszcze raz. Wybierz statek 1.
lesson-use-probe-show = W hangarze albo naciśnij sam statek na mapie.
lesson-load-atlas = Załaduj Atlas.
lesson-load-two-atlas = I drugi.
lesson-stages = Masa 4 + 4 + 1 = 9. Prosto na Orbitę Ziemi trzeba 8 × 9 = 72, a oba Atlasy dają tylko 54. Leć więc w dwóch odcinkach. Pierwszy wymaga 3 × 9 = 27, dokładnie jednego Atlasa: leć na Lot suborbitalny.
lesson-fire-atlas = Nowe rakiety, nowe karty: znowu 67%. Próba z samą rakietą jest bezpieczniejsza, ale Atlas kosztuje 5 $. Więc odważnie. Odpal!
lesson-lighter = Udało się! Bez jednego Atlasa masa to tylko 5. Na Orbitę Ziemi trzeba 5 × 5 = 25, a drugi Atlas daje 27. Leć od razu na Orbitę Ziemi, bo na koniec tury statek spadnie.
lesson-to-orbit = Szansa to teraz 78%. Odpal drugi Atlas!
lesson-orbit = Orbita! Sztuczny satelita daje ci 2 punkty. Z Orbity Ziemi nic nie spada, więc satelita zostaje tam na zawsze. „Gotowe”.
lesson-buy-ahead = Pieniądze przepadają, ale elementy zostają. Za ostatnie 5 $ kup coś na następny cel, Księżyc. Najpierw Juno.
lesson-second-probe = I sondę.
lesson-next-year = Na razie to wszystko. Zakończ turę.

## 1958: próba

lesson-moon-plan = Sonda na Księżycu to dwie misje: Zwiad: Księżyc za 4 punkty i Lądownik na Księżycu za 6. Taki statek ma masę 24, za dużo dla Atlasa. „Badaj: Rakiety Sojuz”: każda ma masę 9 i ciąg 80.
lesson-buy-soyuz = Statek będzie potrzebować dwóch Sojuzów. Dziś kup jeden, na próbę.
lesson-test-craft = Statek 1 to twój satelita na orbicie. Zbuduj nowy statek.
lesson-bare = Załaduj tylko Sojuz. Juno i sonda zostają bezpiecznie na ziemi.
lesson-test-flight = Potrzeba 3 × 9 = 27, a Sojuz daje 80. Leć na Lot suborbitalny.
lesson-test-fire = Szansa to 66%. Odpal Sojuz!
lesson-damaged = Drobna awaria: nie ma ciągu, a Sojuz jest uszkodzony. Dobrze, że to tylko próba! Masz 7 $. Zapłać 5 $ i usuń tę kartę na zawsze.
lesson-back-home = Statek wciąż stoi na Ziemi. „Gotowe”.
lesson-repair = Pod koniec roku wszystko na Ziemi jest naprawiane i nic to nie kosztuje. Zakończ turę.

## 1959: przygotowania

lesson-landing = Sojuz jest jak nowy. Czas przygotować lot na Księżyc. Gdzie mapa pokazuje lądowanie, statek bez tej technologii jest utracony: „Badaj: Lądowanie”.
lesson-surveying = Księżyc to jedna z czterech kart i nikt nie wie, która. Na jednej jest głęboki pył, który pochłania każdy statek! Dzięki zwiadowi możesz spojrzeć przed lądowaniem: „Badaj: Zwiad”.
lesson-atlas-ahead = Ostatnie 5 $ wystarczy akurat na Atlas, a statek go potrzebuje. Kup go.
lesson-all-spent = Wszystkie pieniądze są dobrze wydane. Zakończ turę.

## 1960: Księżyc

lesson-last-year = Rok 1960, ostatni w tej krótkiej grze. Brakuje tylko drugiego Sojuza. Kup go.
lesson-re-entry = Masz 17 $. Zostaw coś na wypadek awarii; reszta i tak przepadnie. W dłuższej grze polecą teraz ludzie, a wrócą tylko z tą technologią: „Badaj: Wejście w atmosferę”.
lesson-moon-ship = Czas zbudować statek na Księżyc. Sojuz statku 2 to jego pierwszy stopień. Wybierz statek 2.
lesson-load-soyuz = Załaduj drugi Sojuz: to stopień na Orbitę Ziemi.
lesson-load-moon-atlas = Atlas: stopień na Orbitę Księżyca.
lesson-load-moon-juno = Juno: stopień na sam Księżyc.
lesson-load-moon-probe = I sonda, która ma tam dotrzeć.
lesson-launch = Masa 9 + 9 + 4 + 1 + 1 = 24, więc 3 × 24 = 72. Jeden Sojuz daje 80. Każdy stopień niesie wszystkie następne, dlatego planuj lot od końca! Leć na Lot suborbitalny.
lesson-launch-fire = Tu wystarczy jeden Sojuz, z szansą 67%. Trzymaj kciuki i odpal go!
lesson-up = Leci! Zostaje masa 15, a 5 × 15 = 75. Drugi Sojuz daje 80. Leć na Orbitę Ziemi.
lesson-up-fire = Szansa to teraz 83%. Odpal drugi Sojuz!
lesson-time = Zostaje masa 6: na Orbitę Księżyca trzeba 3 × 6 = 18. Klepsydra na mapie to lata w drodze, na przykład trzy na Marsa. Przerywana to tyle lat, ile chcesz, nawet ani jednego. Leć na Orbitę Księżyca.
lesson-moon-fire = Atlas daje 27, aż nadto, z szansą 84%. Odpal go!
lesson-survey = Orbita Księżyca! Zanim wylądujesz, spójrz w dół: naciśnij Księżyc na mapie albo „Zwiad: Księżyc”. Szansa to 66%, a nieudany zwiad nie szkodzi statkowi.
lesson-survey-show = Na małym ekranie przesuń mapę palcem.
lesson-reveal = Minerały, a nie pył! Co widzisz z daleka, możesz zachować w tajemnicy. Ale misję Zwiad: Księżyc dostaje agencja, która pierwsza odkryje Księżyc: „Odkryj”.
lesson-down = Są 4 punkty! Teraz w dół: 2 × 2 = 4, dokładnie jedna Juno. Lądowanie ma 66% szans na sukces. Drobna awaria coś uszkodzi, poważna zniszczy statek. Odważnie: leć na Księżyc!
lesson-touchdown = Z szansą 94% Juno jest twoją najlepszą rakietą. Po niej przyjdzie karta lądowania. Odpal!
lesson-on-the-moon = Lądowanie udane! Twoja sonda stoi na Księżycu. Lądownik na Księżycu daje ci 6 punktów, cztery lata po pierwszym wybuchu. „Gotowe”.
lesson-last-turn = Masz 13 punktów. Do wzięcia zostało tylko 10: Człowiek na orbicie i Stacja kosmiczna. Zakończ turę, a z nią grę.
lesson-end = Wygrywasz 13 do 10! Pełna gra trwa do roku 1976: z ludźmi na pokładzie, innymi agencjami i innymi planetami. Próbuj tanio, planuj od końca, trzymaj 5 $ w zapasie, a zajdziesz daleko. Teraz poprowadź własną agencję!
