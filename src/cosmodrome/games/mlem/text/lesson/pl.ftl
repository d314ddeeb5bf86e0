### Samouczek, krok po kroku (tools/tutorials/build.py). Kości i ryzyko są takie, jak w jego zapisie.
### Imiona stoją w mianowniku, a zdania nie zdradzają płci.

## Księżyc

lesson-welcome = Witaj na pokładzie! Grasz jako Félicette, a Pixel to bot. Każda osoba wysyła jednego kota i wszystkie lecą tą samą rakietą. Każdy kot ma swoją sztuczkę. Wybierz księżycołaza: na księżycu dostaje podwójne punkty.
lesson-welcome-show = Spójrz na strzałkę: pokazuje księżycołaza. Możesz nacisnąć przycisk albo samego kota.
lesson-groups = Zaczynasz tę wyprawę, więc dowodzisz i rzucasz kośćmi. Lecą tylko kości, które pasują do pola rakiety: tutaj 1, 2 i dopalacz (▲). Użyte kości odrzucasz, ale dopalacze wracają. Wybierz sam dopalacz: jedno pole bez odrzucania kości.
lesson-groups-show = Strzałka pokazuje przycisk. Możesz też kliknąć kość, a potem pole, na które prowadzi.
lesson-whole-group = Wciąż masz sześć kości! Takie same wyniki to grupa, a grupy używa się w całości: wszystkie trzy dwójki albo żadna. Wybierz dwójki, trójkę i dopalacz. To dziesięć pól, ale odrzucasz cztery kości.
lesson-whole-group-show = Tutaj strzałka pomaga ostatni raz. Potem szukasz już bez niej, a zły wybór niczym nie grozi.
lesson-odds = Możesz wysiąść na planecie Kłębek. Ale księżycołaz woli księżyc! Spójrz na ryzyko rozbicia: 11%. Nie udaje się mniej więcej jeden rzut na dziewięć. Wybierz „Zostań w rakiecie”.
lesson-save-dice = Pixel wysiada i ma już kota na planecie. Dalej leci tylko twój kot. Dopalacz jest tu wart 2, tyle co dwójka, ale się go nie odrzuca. Wybierz sam dopalacz: przy polu 13 są księżyce.
lesson-moon = Nareszcie księżyc! Najlepszy jest wart 3, a księżycołaz to podwaja: 6 punktów od razu. Dalszy lot to już spore ryzyko, 25%: nie udaje się co czwarty rzut. Wybierz „Wysiądź”.
lesson-moon-taken = Sześć punktów jest twoje na zawsze. Na księżycu mieści się jeden kot, więc zostaje tu tylko mniejszy księżyc. Rakieta jest pusta: wyprawa się kończy, a następną zaczyna Pixel.

## Rozbicie

lesson-passenger = Tym razem dowodzi i rzuca Pixel, a twój kot leci w tej samej rakiecie. Wybierz osadnika: na koniec gry podwaja twoje punkty za planetę, na której mieszka.
lesson-no-match = Do pola 0 pasuje tylko dwójka. Pozostałe pięć kości tym razem nic nie daje, ale się ich nie odrzuca: na następnym polu Pixel rzuca nimi znowu.
lesson-command = Pixel wysiada na lepszym księżycu, więc teraz dowodzisz ty i masz trzy kości. Wolny księżyc jest wart tylko 1. Ryzyko jest małe: nie udaje się co ósmy rzut. Wybierz „Zostań w rakiecie” i zobacz, co się dzieje…
lesson-crash = Rozbicie! Na kościach jest 2, 2, 4, a pole 10 wymaga 1, 3 albo dopalacza. Nic nie tracisz: osadnik wraca do domu i może znów lecieć, a księżycołaz zachowuje punkty. Rośnie tylko liczba kosmicznych porażek. Wybierz jeszcze raz osadnika.

## Planeta

lesson-engineer = Zobacz specjalistę przy pracy! Pixel ma na pokładzie inżyniera, a dowodzisz ty. Raz możesz go użyć jako dodatkowej jedynki, bo pole pokazuje 1. Wybierz dwójki, dopalacz i inżyniera: sześć pól.
lesson-low-risk = Cztery kości i trzy pasujące symbole: ryzyko to tylko 1%. Osadnik woli planetę niż księżyc. Wybierz „Zostań w rakiecie”.
lesson-one-way = Pixel wysiada na księżycu za 2 punkty. Z twojego rzutu pasują tylko trójki. Wybierz je i zobacz, dokąd prowadzą: na planetę!
lesson-planet = Znowu Kłębek. Pixel już ma tu kota, więc zajmujesz drugie miejsce: 2 punkty, a osadnik robi z nich 4. Dalszy lot to ryzyko 44%, prawie co drugi rzut. Wybierz „Wysiądź”.
lesson-rows = Na planecie każdy kolor ma swój rząd. Prowadzi osoba, która ma najwięcej kotów, a przy remisie ta, której kot był tam wcześniej. Jeszcze jeden kot i wychodzisz tu na prowadzenie! Planety liczą się na koniec gry.

## Daleki kosmos

lesson-voyager = Za polem 25 jest daleki kosmos. Dowódca dostaje tam 7 punktów, a każdy inny kot 5. To długa droga! Wybierz podróżnika: w dalekim kosmosie dostaje podwójne punkty.
lesson-many-dice = Pixel leci na samych dopalaczach i wciąż ma wszystkie sześć kości. To powolne, ale sprytne: im więcej kości w rzucie, tym mniejsze ryzyko rozbicia.
lesson-drifter = Włóczykij wysiada o jedno pole bliżej, na planecie Łapka. To jego sztuczka. Teraz dowodzisz ty, masz pięć kości, a ryzyko to 3%. Wybierz „Zostań w rakiecie”.
lesson-small-step = Do dalekiego kosmosu jest jeszcze kawał drogi, więc oszczędzaj kości. Wybierz sam dopalacz: dwa pola bez odrzucania kości.
lesson-tempting = Możesz tu zająć pierwsze miejsce na planecie Kłębek. To też dobry wybór! Ale z pięcioma kośćmi rozbicie jest prawie niemożliwe, a podróżnik marzy o dalekim kosmosie. Wybierz „Zostań w rakiecie”.
lesson-big-step = Każdy dopalacz jest tu wart 2. Wybierz czwórkę i oba dopalacze: osiem pól, a odrzucasz tylko jedną kość.
lesson-brave = Pierwsze miejsce na planecie Sznurkowa Piłka jest warte 7. Ale w dalekim kosmosie dowódca też dostaje 7, a podróżnik robi z tego 14. Ryzyko to 6%. Wybierz „Zostań w rakiecie”!
lesson-deep-space = Dwie czwórki to osiem pól: z pola 19 aż za koniec toru. Trzymaj się mocno i wybierz czwórki!
lesson-goals = 14 punktów! W dalekim kosmosie wysiadają wszyscy. Spójrz na cztery cele: pierwsza osoba, która spełni warunek celu, dostaje 5 punktów. Jeden z nich to dwa koty w dalekim kosmosie. Wybierz satelitę: rakieta startuje wtedy z pola 3.
lesson-end = Gra kończy się, gdy ktoś ma w kosmosie wszystkie osiem kotów, albo przy jedenastym rozbiciu. Wtedy liczą się planety i cele, a wygrywa osoba z największą liczbą punktów. Znasz już zasady. Zacznij własną grę!
