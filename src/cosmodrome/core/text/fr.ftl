### Phrases communes à tous les jeux. Celles d’un jeu sont dans games/<id>/text.
### Les noms arrivent sans article: aucune phrase ne les élide ni ne les accorde.

## Qui

seat = Joueur { $number }
nobody = personne
and = et

## Refus de la table

refused-not_your_turn = Ce n’est pas ton tour. C’est à { $seat } de jouer.
refused-not_offered = Tu ne peux pas faire cela maintenant.
refused-no_such_seat = Cette place n’existe pas à cette table.
refused-unknown_action = Ce coup n’existe pas dans ce jeu.
refused-match_over = La partie est finie.
refused-nothing_to_undo = Rien à annuler.
refused-nothing_to_redo = Rien à rétablir.
refused-undo_pending = Réponds d’abord à la demande d’annulation.
refused-nothing_to_answer = Il n’y a pas de demande d’annulation.
refused-resigned = Ce joueur a abandonné.
refused-time_is_up = Le temps pour ce coup est écoulé.
refused-clock_ran = La pendule a tourné depuis : ce coup ne peut plus être annulé.

## Journal de la table

log-undone = { $seat } annule un coup.
log-redone = { $seat } rétablit le coup.
log-undo_asked = { $seat } demande à annuler un coup.
log-undo_agreed = { $seat } accepte.
log-undo_declined = { $seat } refuse.
log-resigned = { $seat } abandonne.
log-handed_over = { $seat } laisse sa place à { $to }.
log-bot_stands_in = Un bot remplace { $seat }.
log-seat_back = { $seat } est de retour.
log-match_ended = Fin de la partie. Victoire : { $winners }.
log-match_lost = Fin de la partie. Personne ne gagne.
log-match_abandoned = La partie se termine sans vainqueur.

## Jouer dans le terminal

play-choose-range =
    { $last ->
        [1] Appuie sur Entrée, ? pour l’aide, q pour quitter
       *[other] Tape de 1 à { $last }, { $hints ->
            [yes] h pour un conseil, ? pour l’aide, q pour quitter
           *[no] ? pour l’aide, q pour quitter
        }
    }
play-bad-choice =
    { $last ->
        [1] Il n’y a qu’un choix : appuie sur Entrée.
       *[other] Tape un nombre de 1 à { $last }.
    }
play-type = Tape un numéro ou un coup, par exemple { $example }, ? pour l’aide, q pour quitter
play-type-only = Tape un coup, par exemple { $example }, ? pour l’aide, q pour quitter
play-bad-word = C’est impossible ici. Exemple : { $example }
play-seconds = ⏳ { $seconds } s
play-too-late = Le temps est écoulé.
play-who-first = Plusieurs joueurs peuvent agir : commence par ton numéro, par exemple { $example }
play-log = Journal
play-saved = La partie est enregistrée dans { $file }.
play-quit = À bientôt !
play-thinking = { $seat } réfléchit…
play-winner =
    { $count ->
        [one] Victoire pour { $names } !
       *[other] Victoire partagée pour { $names } !
    }
play-final-scores = Scores finaux
play-pass-device = Passe l’écran à { $seat }, puis appuie sur Entrée.
play-help =
    Chaque choix a un numéro : tape-le et appuie sur Entrée.
    ? affiche cette aide, u annule ton dernier coup, l montre le journal,
    s enregistre la partie, q l’enregistre et quitte.
play-help-hints = h donne un conseil : ce que vaut chaque coup, et pourquoi le meilleur est le meilleur.
play-weighing = Évaluation des coups…
play-commitment = Dés vérifiables. Empreinte de la graine de cette partie : { $commitment }
play-fair =
    L’empreinte de la graine a été publiée avant la partie : { $commitment }
    Le fichier de partie révèle maintenant la graine. Pour vérifier chaque lancer : { $command }
play-undo-ask = { $asker } demande à annuler un coup. { $seat }, d’accord ?
play-yes = o
play-no = n
play-end-hint = Tape s puis Entrée pour enregistrer cette partie, ou seulement Entrée pour quitter.

## Conseils et analyse

advice-choice = coup
advice-victory = chances de victoire
advice-points = points attendus
advice-fields = cases attendues
advice-margin = marge d’erreur
advice-best = Le meilleur : { $best }
advice-close = Trop serré : { $best } ou { $other }
advice-equal = Le meilleur : { $best } (tout aussi bon : { $other })
advice-some = { $weighed } coups sur { $legal } sont affichés.
advice-none = Il n’y a pas de conseil pour cette décision.
advice-not-weighed = non évalué
advice-only = Un seul coup est possible.
advice-unknown = Aucun coup n’est nettement meilleur.
analysis-player = joueur
analysis-result = résultat
analysis-luck = chance
analysis-lost = pertes
analysis-accuracy = précision
analysis-judged = décisions
analysis-close = trop serré
analysis-units-victory = La chance et les pertes sont en points de pourcentage de chances de victoire, selon le bot le plus fort.
analysis-units-points = La chance et les pertes sont en points, selon le planificateur de missions : les chances exactes de ce qui vole, une estimation de ce qui reste à construire.
analysis-units-fields = La chance et les pertes sont en cases, pour un joueur qui voit toutes les positions.
analysis-no-mistakes = Aucune erreur nette.
analysis-mistakes = Erreurs
analysis-step = étape
analysis-played = joué
analysis-better = mieux
analysis-cost = coût

## Fin de la partie

score-points = Points
score-total = Total
score-amount = { $amount }
score-seconds = { $seconds } s
ended-abandoned = La partie a été arrêtée d’un commun accord.
ended-resigned =
    { $count ->
        [one] { $seats } abandonne.
       *[other] Tous les autres ont abandonné : { $seats }.
    }
ended-tie = Égalité : les règles ne départagent pas, la victoire est donc partagée.

## Crédits

credit-design = Conception du jeu : { $designer }
credit-published = Édité par { $publisher }, { $year }
credit-unofficial = Ceci est une adaptation de fans, non officielle, avec ses propres textes et dessins.
