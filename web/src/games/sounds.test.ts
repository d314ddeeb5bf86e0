// Every event of every game has a sound or is listed as silent, and every sound can be played.
import { describe, expect, test } from 'vitest';

import { CHAT, ENDED, TURN, UNDO, WON } from '../lib/sound/player';
import { lengthOf, type Sound } from '../lib/sound/synthesizer';
import type { SoundOf } from './board';
import * as leavingEarth from './leaving_earth/sounds';
import { EVENTS as LEAVING_EARTH } from './leaving_earth/view';
import * as mlem from './mlem/sounds';
import { EVENTS as MLEM } from './mlem/view';
import * as starSearch from './star_search/sounds';
import { EVENTS as STAR_SEARCH } from './star_search/view';

const GAMES: [string, readonly string[], Record<string, SoundOf>, readonly string[]][] = [
  ['leaving_earth', LEAVING_EARTH, leavingEarth.sounds, leavingEarth.SILENT],
  ['mlem', MLEM, mlem.sounds, mlem.SILENT],
  ['star_search', STAR_SEARCH, starSearch.sounds, starSearch.SILENT],
];

// Events with all the fields on which a sound depends, few and many of each.
const FIELDS = [
  {},
  { roll: ['1'], distance: 1, fields: 1, filled: 0, markings: 3, counts: 'minor_failure' },
  { roll: ['1', '2', '3', '4', 'afterburner', '1'], distance: 25, fields: 9, filled: 9, markings: 9, counts: 'major_failure' },
];

function expectPlayable(sound: Sound, name: string): void {
  expect(lengthOf(sound), name).toBeGreaterThan(0);
  expect(lengthOf(sound), name).toBeLessThanOrEqual(2.5);
  for (const { at = 0, lasts, from, to = from, loud = 1, rises = 0 } of sound) {
    for (const frequency of [from, to]) {
      expect(frequency, name).toBeGreaterThanOrEqual(30); // lower ones are not heard
      expect(frequency, name).toBeLessThanOrEqual(16_000);
    }
    expect(lasts, name).toBeGreaterThan(0);
    for (const value of [at, rises]) expect(value, name).toBeGreaterThanOrEqual(0);
    expect(loud, name).toBeGreaterThan(0);
    expect(loud, name).toBeLessThanOrEqual(1);
  }
}

describe.each(GAMES)('%s', (_, events, sounds, silent) => {
  test('every event has a sound or is listed as silent', () => {
    expect([...Object.keys(sounds), ...silent].sort()).toEqual([...events].sort());
  });

  test('every sound can be played', () => {
    for (const [name, sound] of Object.entries(sounds)) {
      for (const fields of FIELDS) {
        const found = typeof sound === 'function' ? sound({ happening: name, ...fields }) : sound;
        if (found) expectPlayable(found, `${name} ${JSON.stringify(fields)}`);
      }
    }
  });
});

test('the sounds of every table can be played', () => {
  for (const [name, sound] of Object.entries({ CHAT, ENDED, TURN, UNDO, WON })) expectPlayable(sound, name);
});

test('a roll is heard die by die', () => {
  const { rolled } = mlem.sounds;
  const sound = (count: number): Sound => (typeof rolled === 'function' ? rolled({ happening: 'rolled', roll: Array(count).fill('1') }) : rolled) ?? [];
  expect(lengthOf(sound(6))).toBeGreaterThan(lengthOf(sound(2)));
});

test('a far flight is longer and higher than a short one', () => {
  const { flew } = mlem.sounds;
  const sound = (distance: number): Sound => (typeof flew === 'function' ? flew({ happening: 'flew', distance }) : flew) ?? [];
  const [short, far] = [sound(1), sound(9)];
  expect(lengthOf(far)).toBeGreaterThan(lengthOf(short));
  expect(far[0]?.to).toBeGreaterThan(short[0]?.to ?? 0);
});
