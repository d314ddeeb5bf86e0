### What the tutorial says, in the order of its steps (tools/tutorials/leaving_earth.py). Chances, sums and money named here are those of its record.

## 1956: a rocket

lesson-welcome = Welcome to 1956! You lead Ada's space agency for five years. The missions on the table bring points, and you win with more points than are still open at the end. You have $25. First we need rockets: “Research Juno Rockets” for $10.
lesson-welcome-show = The arrow points to the button. The board frames the same choice, and you can press it there, too.
lesson-outcomes = Three outcome cards now lie face down on Juno Rockets. Each Juno that you fire draws one of them: a success or a failure. For now it works with 67%. “Buy: Juno”, for just $1.
lesson-outcomes-show = All chances that you see are exact. Below the map, beside Juno Rockets, you find the Juno with its mass and its thrust.
lesson-build = The Juno lies on Earth, but only a spacecraft can fly. “Build a new spacecraft”.
lesson-build-show = On the board this button is in the hangar.
lesson-load = Put the Juno aboard, and nothing else. This is only a test.
lesson-load-show = In the hangar it is the Juno with the plus sign.
lesson-difficulty = Here is the sum that everything rests on: difficulty × mass = thrust needed. The way to Suborbital Flight has difficulty 3, and the ship has mass 1: 3 × 1 = 3. A Juno gives 4. Enough! Fly to Suborbital Flight.
lesson-difficulty-show = You can also press the glowing way on the map. In your own game you may take steps back until a card is drawn.
lesson-fire = Two times in three it works. Fire the Juno!
lesson-fire-show = Below the map you see how much thrust is needed and how much there is.
lesson-failure = Boom! A major failure blows up the whole ship. Luckily it cost only $1: that is what tests are for. Pay $5, and this card is gone for good. The next draw then works with 67% instead of 45%.
lesson-failure-show = From now on the arrow helps only where something is new. You find the rest yourself, and a wrong choice does no harm.
lesson-three-rockets = Now to the mission Sounding Rocket: a probe in space, 1 point. A probe with two Juno has mass 3 and needs 9, but two Juno give only 8. With three Juno it is 3 × 4 = 12, and they give 12! Buy the first one.
lesson-second-juno = And another one.
lesson-third-juno = And the third one.
lesson-probe = Now buy the probe, for $2. Rockets alone complete no mission.
lesson-build-again = Three Juno and a probe lie on Earth. Build a new spacecraft.
lesson-load-first = Everything goes aboard. Begin with a Juno.
lesson-load-second = And the next one. Below the choice you can read what the ship will weigh, and the thrust it will have.
lesson-load-third = And the third.
lesson-load-probe = And the probe on top.
lesson-twelve = Mass 4, thrust 12. Beside the way on the map stands 12 ≤ 12 ✓. Fly to Suborbital Flight!
lesson-first-stage = You fire one rocket after another until the thrust is enough, and each of them draws a card. Fire the first Juno.
lesson-second-stage = Success! The card goes back among the others. But now you know that it is there, so the chance is 84%. Fire the second Juno.
lesson-third-stage = 8 of 12, and now the chance is 90%. Fire the last one!
lesson-space = You are in space! Sounding Rocket brings you 1 point. The three Juno are used up, like every rocket that is fired. Only the probe is left, and it can do nothing more: “Done”.
lesson-end-of-year = $4 are left. They will be lost, because every year starts with $25. “End the turn”: the probe falls back to Earth by itself, and since you are alone, the year is over.

## 1957: orbit

lesson-atlas = 1957, and $25 again! Artificial Satellite wants a probe in Earth Orbit. The last part of the way has difficulty 5, where a Juno cannot even lift itself. “Research Atlas Rockets”: each has mass 4 and thrust 27.
lesson-buy-atlas = We need two of them, one for each part of the way. Buy the first Atlas.
lesson-two-atlas = And the second one. Then you keep $5, just enough to get rid of a failure. A good habit!
lesson-use-probe = Your probe is back on Earth as craft 1 and can fly again. Use craft 1.
lesson-use-probe-show = In the hangar, or the spacecraft itself on the map.
lesson-load-atlas = Put an Atlas aboard.
lesson-load-two-atlas = And the second one.
lesson-stages = Mass 4 + 4 + 1 = 9. Straight to Earth Orbit you would need 8 × 9 = 72, but both Atlas give only 54. So fly in two parts. The first needs 3 × 9 = 27, exactly one Atlas: fly to Suborbital Flight.
lesson-fire-atlas = New rockets, new cards: 67% again. A bare test would have been safer, but an Atlas costs $5. Let us be brave. Fire!
lesson-lighter = It works! With one Atlas gone, the mass is only 5. To Earth Orbit it is 5 × 5 = 25, and the other Atlas gives 27. Fly on to Earth Orbit now, for at the end of the turn the ship would fall down.
lesson-to-orbit = Now the chance is 78%. Fire the second Atlas!
lesson-orbit = You are in orbit! Artificial Satellite brings you 2 points. Nothing falls down from Earth Orbit, so your satellite stays there for good. “Done”.
lesson-buy-ahead = Money does not last, but components do. With your last $5 buy something for our next goal, the Moon. First a Juno.
lesson-second-probe = And a probe.
lesson-next-year = That is all we need for now. End the turn.

## 1958: a test

lesson-moon-plan = A probe on the Moon is worth two missions: Lunar Survey with 4 points and Lunar Lander with 6. Such a ship has mass 24, too much for an Atlas. “Research Soyuz Rockets”: each has mass 9 and thrust 80.
lesson-buy-soyuz = The ship will need two Soyuz. Buy one today, for a test.
lesson-test-craft = Craft 1 is your satellite, far above us. Build a new spacecraft.
lesson-bare = Put only the Soyuz aboard. Juno and probe stay safe on the ground.
lesson-test-flight = 3 × 9 = 27 needed, and a Soyuz gives 80. Fly to Suborbital Flight.
lesson-test-fire = The chance is 66%. Fire the Soyuz!
lesson-damaged = A minor failure: no thrust, and the Soyuz is damaged. Good that this happens on a test! You have $7. Pay $5, and this card is gone for good.
lesson-back-home = The ship is still on Earth. “Done”.
lesson-repair = At the end of a year everything on Earth is repaired, and it costs nothing. End the turn.

## 1959: ready for the Moon

lesson-landing = Your Soyuz is as good as new. Now we learn what the Moon demands. Where the map shows a landing, a ship is lost without this advancement: “Research Landing”.
lesson-surveying = The Moon is one of four cards, and nobody knows which. On one of them it is deep dust that swallows every ship! Whoever can survey looks before landing: “Research Surveying”.
lesson-atlas-ahead = The last $5 are just enough for an Atlas, and the ship needs one. Buy it.
lesson-all-spent = All the money is well spent. End the turn.

## 1960: the Moon

lesson-last-year = 1960, the last year of this short game. Only the second Soyuz is missing. Buy it.
lesson-re-entry = You have $17. Keep some for a failure; the rest would be lost. In a longer game people fly next, and they come home only with this advancement: “Research Re-entry”.
lesson-moon-ship = Now build the Moon ship. The Soyuz of craft 2 is its first stage. Use craft 2.
lesson-load-soyuz = The second Soyuz goes aboard: the stage to Earth Orbit.
lesson-load-moon-atlas = The Atlas: the stage to Lunar Orbit.
lesson-load-moon-juno = The Juno: the stage down to the Moon.
lesson-load-moon-probe = And the probe that is to arrive there.
lesson-launch = Mass 9 + 9 + 4 + 1 + 1 = 24, and 3 × 24 = 72. One Soyuz gives 80. Every stage carries all later ones, so plan a ship from its end! Fly to Suborbital Flight.
lesson-launch-fire = One Soyuz is enough here, with 67%. Cross your fingers and fire it!
lesson-up = It flies! Mass 15 is left, and 5 × 15 = 75. The second Soyuz gives 80. Fly to Earth Orbit.
lesson-up-fire = The chance is 83% now. Fire the second Soyuz!
lesson-time = Mass 6 is left: 3 × 6 = 18 to Lunar Orbit. An hourglass on the map means years under way, three of them to Mars. A dashed one means as many years as you like, even none. Fly to Lunar Orbit.
lesson-moon-fire = The Atlas gives 27, more than enough, with 84%. Fire it!
lesson-survey = Lunar Orbit! Before you land, look down: press the Moon on the map, or “Survey Moon”. It works with 66%, and a failure does the ship no harm.
lesson-survey-show = On a small screen, move the map with your finger.
lesson-reveal = Minerals, not dust! What you see from afar you may keep to yourself. But Lunar Survey goes to whoever shows the Moon first: “Show everybody”.
lesson-down = 4 points! And now down: 2 × 2 = 4, exactly one Juno. Landing works with 66%. A minor failure would damage something aboard, a major one would destroy the ship. Be brave: fly to the Moon!
lesson-touchdown = With 94% the Juno is your best rocket. After it comes the card for the landing. Fire!
lesson-on-the-moon = Touchdown! Your probe stands on the Moon. Lunar Lander brings you 6 points, four years after the first explosion. “Done”.
lesson-last-turn = You have 13 points. Only 10 are open: Man in Orbit and Space Station. End the turn, and with it the game.
lesson-end = You win with 13 to 10! A full game lasts until 1976, with people aboard, other agencies and other planets. Test cheaply, plan from the end, keep $5, and you will go far. Now lead an agency of your own!
