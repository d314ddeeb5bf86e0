### Rama każdej strony: nagłówek, ustawienia i komunikaty wspólne dla wszystkich stron.

## Rama

shell-title = Cosmodrome: kosmiczne gry planszowe
shell-skip = Przejdź do treści
shell-home = Poczekalnia
shell-back = Wstecz
shell-loading = Wczytywanie…
shell-again = Spróbuj ponownie
shell-reload = Odśwież stronę
shell-lost = Nie znaleziono strony.
shell-lost-help = Pod adresem { $address } nic nie ma. W linku może być literówka.
shell-code = Kod lub link stołu
shell-code-wrong = To nie jest ani kod, ani link do stołu.
shell-open = Otwórz
shell-page-failed = Nie udało się wczytać tej sekcji.
shell-offline = Brak połączenia z serwerem. Sprawdź internet.
shell-failed = Błąd serwera ({ $status }).
shell-default-name = Kometa
shell-choose-file = Wybierz plik
shell-keys-at-risk = Ta przeglądarka nie może zapisać kluczy do twoich miejsc: jej pamięć jest pełna albo zablokowana, jak w niektórych oknach prywatnych. Zanim zamkniesz stronę, wyeksportuj klucze w poczekalni („Moje partie”) albo skopiuj link do miejsca.

## Ustawienia

shell-settings = Ustawienia
shell-language = Język
shell-theme = Kolory
shell-theme-system = Jak w systemie
shell-theme-dark = Ciemne
shell-theme-light = Jasne
shell-theme-contrast = Wysoki kontrast
shell-motion = Ruch
shell-motion-system = Jak w systemie
shell-motion-full = Włączony
shell-motion-still = Wyłączony
shell-sound = Dźwięki
shell-sound-off = Dźwięki (wyłączone)
shell-volume = Głośność
shell-forced = Wykonuj za mnie jedyny możliwy ruch
shell-notifications = Powiadamiaj, kiedy jest mój ruch
shell-notifications-denied = Przeglądarka blokuje powiadomienia z tej strony.
shell-shortcuts = Skróty klawiszowe
