// The sounds of an update, and when they are heard.
import { expect, test } from 'vitest';

import type { Beat, Happening } from '../../games/board';
import { soundtrack } from './soundtrack';
import type { Sound } from './synthesizer';

const tone = (from: number): Sound => [{ lasts: 0.1, from }];
const [ROLL, FLY, BELL] = [tone(100), tone(200), tone(300)];
const sounds = { rolled: ROLL, flew: ({ distance }: Happening) => (Number(distance) > 0 ? FLY : null) };
const timeline = (happened: Happening[]): Beat[] => happened.map((what, index) => ({ at: 600 * index, lasts: 900, what }));
const events = (...names: string[]): Happening[] => names.map((happening) => ({ happening, distance: 2 }));

test('each sound is heard when the board shows its event', () => {
  expect(soundtrack(events('rolled', 'stayed', 'flew'), { sounds, timeline })).toEqual([
    { at: 0, sound: ROLL },
    { at: 1200, sound: FLY },
  ]);
});

test('at twice the speed everything is heard in half the time', () => {
  const slow = soundtrack(events('rolled', 'flew'), { sounds, timeline }, { end: BELL });
  const fast = soundtrack(events('rolled', 'flew'), { sounds, timeline }, { end: BELL, speed: 2 });
  expect(fast.map(({ at }) => at)).toEqual(slow.map(({ at }) => at / 2));
});

test('the last sound waits until everything was shown', () => {
  expect(soundtrack(events('rolled', 'flew'), { sounds, timeline }, { end: BELL }).at(-1)).toEqual({ at: 1500, sound: BELL });
  expect(soundtrack([], { sounds, timeline }, { end: BELL })).toEqual([{ at: 0, sound: BELL }]);
});

test('without a timeline the sounds follow each other, and silent events take no time', () => {
  const cues = soundtrack(events('rolled', 'stayed', 'flew'), { sounds });
  expect(cues.map(({ sound }) => sound)).toEqual([ROLL, FLY]);
  expect(cues[1]?.at).toBeGreaterThan(cues[0]?.at ?? 0);
});

test('the same event is heard once at one moment', () => {
  const together = (happened: Happening[]): Beat[] => happened.map((what) => ({ at: 0, lasts: 500, what }));
  expect(soundtrack(events('rolled', 'rolled', 'flew'), { sounds, timeline: together }).map(({ sound }) => sound)).toEqual([ROLL, FLY]);
});

test('a sound may depend on the event', () => {
  expect(soundtrack([{ happening: 'flew', distance: 0 }], { sounds, timeline })).toEqual([]);
});

test('many events are cut short', () => {
  expect(soundtrack(events(...Array<string>(60).fill('rolled')), { sounds }).length).toBeLessThan(20);
});

test('a game without sounds is silent', () => {
  expect(soundtrack(events('rolled'), {})).toEqual([]);
});
