### The notes of the tutorial, in the order of its steps (tools/tutorials/leaving_earth.py). Its record determines all chances, sums and amounts of money.

## 1956: a rocket

lesson-welcome = Welcome to 1956! You lead Ada's space agency for five years. The missions on the table are worth points, and you win if you score more than is still open at the end. You have $25. First we need rockets: “Research Juno Rockets” for $10.
lesson-welcome-show = The arrow points to the button. The same choice is framed on the board, and you can press it there, too.
lesson-outcomes = Three outcome cards now lie face down on Juno Rockets. Each Juno that you fire draws one of them: a success or a failure. For now, the chance of success is 67%. “Buy: Juno”, for just $1.
lesson-outcomes-show = All odds that you see are exact. Below the map, next to Juno Rockets, you find the Juno with its mass and thrust.
lesson-build = The Juno is on Earth, but only a spacecraft can fly. “Build a new spacecraft”.
lesson-build-show = On the board this button is in the hangar.
lesson-load = Load the Juno, and nothing else. This is only a test.
lesson-load-show = In the hangar it is the Juno with the plus sign.
lesson-difficulty = This is the most important formula: difficulty × mass = thrust needed. The route to Suborbital Flight has difficulty 3, and the spacecraft has mass 1: 3 × 1 = 3. A Juno gives 4. That is enough! Fly to Suborbital Flight.
lesson-difficulty-show = You can also press the highlighted route on the map. In your own games, you can undo moves until a card is drawn.
lesson-fire = It works two times out of three. Fire the Juno!
lesson-fire-show = Below the map, you see how much thrust you need and how much you have.
lesson-failure = Boom! A major failure destroys the whole spacecraft. Luckily it cost only $1: that is what tests are for. Pay $5 to remove this card for good. The next draw then has a 67% chance of success instead of 45%.
lesson-failure-show = From now on, the arrow appears only when something is new. You can find the rest yourself, and a wrong choice does no harm.
lesson-three-rockets = Next is the mission Sounding Rocket: a probe in space, 1 point. A probe with two Juno has mass 3 and needs 9, but two Juno give only 8. With three Juno it needs 3 × 4 = 12, and they give 12! Buy the first one.
lesson-second-juno = And another one.
lesson-third-juno = And the third one.
lesson-probe = Now buy the probe, for $2. Rockets alone don't complete missions.
lesson-build-again = Three Juno and a probe are on Earth. Build a new spacecraft.
lesson-load-first = Load everything. Start with a Juno.
lesson-load-second = And the next one. Below the choice, you can read the mass and the thrust that the spacecraft will have.
lesson-load-third = And the third.
lesson-load-probe = And the probe on top.
lesson-twelve = Mass 4, thrust 12. Next to the route, the map shows 12 ≤ 12 ✓. Fly to Suborbital Flight!
lesson-first-stage = You fire one rocket after another until there is enough thrust, and each of them draws a card. Fire the first Juno.
lesson-second-stage = Success! The card is shuffled back. But now you know that it is there, so the chance is 84%. Fire the second Juno.
lesson-third-stage = 8 of 12, and now the chance is 90%. Fire the last one!
lesson-space = You are in space! Sounding Rocket gives you 1 point. The three Juno are used up, like every rocket that is fired. Only the probe is left, and it has nothing more to do: “Done”.
lesson-end-of-year = $4 are left. They will be lost, because every year starts with $25. “End the turn”: the probe falls back to Earth by itself, and since you are playing solo, the year is over.

## 1957: orbit

lesson-atlas = 1957, and $25 again! Artificial Satellite needs a probe in Earth Orbit. The last part of the route has difficulty 5, where a Juno cannot even lift itself. “Research Atlas Rockets”: each has mass 4 and thrust 27.
lesson-buy-atlas = We need two of them, one for each part of the route. Buy the first Atlas.
lesson-two-atlas = And the second one. Then you keep $5, just enough to remove a failure. A good habit!
lesson-use-probe = Your probe is back on Earth as spacecraft 1 and can fly again. Select spacecraft 1.
lesson-use-probe-show = In the hangar, or press the spacecraft itself on the map.
lesson-load-atlas = Load an Atlas.
lesson-load-two-atlas = And the second one.
lesson-stages = Mass 4 + 4 + 1 = 9. Straight to Earth Orbit you would need 8 × 9 = 72, but both Atlas give only 54. So fly in two parts. The first needs 3 × 9 = 27, exactly one Atlas: fly to Suborbital Flight.
lesson-fire-atlas = New rockets, new cards: 67% again. It would have been safer to test one rocket on its own, but an Atlas costs $5. Be brave. Fire!
lesson-lighter = It works! With one Atlas gone, the mass is only 5. To Earth Orbit you need 5 × 5 = 25, and the other Atlas gives 27. Fly on to Earth Orbit now: at the end of the turn, the spacecraft would fall back.
lesson-to-orbit = Now the chance is 78%. Fire the second Atlas!
lesson-orbit = You are in orbit! Artificial Satellite gives you 2 points. Nothing falls back from Earth Orbit, so your satellite stays there for good. “Done”.
lesson-buy-ahead = Money doesn't last, but components do. With your last $5, buy something for our next goal, the Moon. First a Juno.
lesson-second-probe = And a probe.
lesson-next-year = That is all for now. End the turn.

## 1958: a test

lesson-moon-plan = A probe on the Moon completes two missions: Lunar Survey for 4 points and Lunar Lander for 6. Such a spacecraft has mass 24, too much for an Atlas. “Research Soyuz Rockets”: each has mass 9 and thrust 80.
lesson-buy-soyuz = The spacecraft will need two Soyuz. Buy one today, for a test.
lesson-test-craft = Spacecraft 1 is your satellite in orbit. Build a new spacecraft.
lesson-bare = Load only the Soyuz. The Juno and the probe stay safe on the ground.
lesson-test-flight = You need 3 × 9 = 27, and a Soyuz gives 80. Fly to Suborbital Flight.
lesson-test-fire = The chance is 66%. Fire the Soyuz!
lesson-damaged = A minor failure: no thrust, and the Soyuz is damaged. Luckily this was only a test! You have $7. Pay $5 to remove this card for good.
lesson-back-home = The spacecraft is still on Earth. “Done”.
lesson-repair = At the end of the year, everything on Earth is repaired free of charge. End the turn.

## 1959: ready for the Moon

lesson-landing = Your Soyuz is as good as new. Now we prepare for the Moon. Where the map shows a landing, a spacecraft is lost without this advancement: “Research Landing”.
lesson-surveying = The Moon is one of four cards, and no one knows which. One of them is deep dust that swallows every spacecraft! With a survey, you can look before you land: “Research Surveying”.
lesson-atlas-ahead = The last $5 are just enough for an Atlas, and the spacecraft needs one. Buy it.
lesson-all-spent = All the money is well spent. End the turn.

## 1960: the Moon

lesson-last-year = 1960, the last year of this short game. Only the second Soyuz is missing. Buy it.
lesson-re-entry = You have $17. Keep some for a failure; the rest would be lost. In a longer game astronauts fly next, and they need this advancement to come home: “Research Re-entry”.
lesson-moon-ship = Now build the spacecraft for the Moon. The Soyuz of spacecraft 2 is its first stage. Select spacecraft 2.
lesson-load-soyuz = Load the second Soyuz: the stage to Earth Orbit.
lesson-load-moon-atlas = The Atlas: the stage to Lunar Orbit.
lesson-load-moon-juno = The Juno: the stage down to the Moon.
lesson-load-moon-probe = And the probe that will land there.
lesson-launch = Mass 9 + 9 + 4 + 1 + 1 = 24, and 3 × 24 = 72. One Soyuz gives 80. Every stage carries all later ones, so plan backwards from the end of the flight! Fly to Suborbital Flight.
lesson-launch-fire = One Soyuz is enough here, with 67%. Cross your fingers and fire it!
lesson-up = Liftoff! Mass 15 is left, and 5 × 15 = 75. The second Soyuz gives 80. Fly to Earth Orbit.
lesson-up-fire = The chance is 83% now. Fire the second Soyuz!
lesson-time = Mass 6 is left: 3 × 6 = 18 to Lunar Orbit. An hourglass on the map means years of flight, three of them to Mars. A dashed one means as many years as you like, even none. Fly to Lunar Orbit.
lesson-moon-fire = The Atlas gives 27, more than enough, with 84%. Fire it!
lesson-survey = Lunar Orbit! Before you land, look down: press the Moon on the map, or “Survey Moon”. The chance is 66%, and a failure does the spacecraft no harm.
lesson-survey-show = On a small screen, move the map with your finger.
lesson-reveal = Minerals, not dust! What you survey from a distance, you may keep hidden. But Lunar Survey goes to the first agency that reveals the Moon: “Reveal”.
lesson-down = 4 points! And now down: 2 × 2 = 4, exactly one Juno. Landing has a 66% chance of success. A minor failure would damage something aboard, a major one would destroy the spacecraft. Be brave: fly to the Moon!
lesson-touchdown = With 94% the Juno is your best rocket. After it comes the card for the landing. Fire!
lesson-on-the-moon = Touchdown! Your probe stands on the Moon. Lunar Lander gives you 6 points, four years after the first explosion. “Done”.
lesson-last-turn = You have 13 points. Only 10 are open: Man in Orbit and Space Station. End the turn, and with it the game.
lesson-end = You win with 13 to 10! A full game lasts until 1976, with people aboard, other agencies and other planets. Test cheaply, plan from the end, keep $5, and you will go far. Now lead an agency of your own!
