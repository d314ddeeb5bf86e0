// The sounds for the events of each game.
import { expect, test } from 'vitest';

import { cueOf } from './sound';

const heard = (...names: string[]) => cueOf(names.map((happening) => ({ happening })));

test.each([
  ['mlem', { rolled: 'roll', rerolled: 'roll', flew: 'launch', landed_on_moon: 'land', reached_deep_space: 'land', goal_claimed: 'success', crashed: 'crash' }],
  [
    'leaving_earth',
    {
      fired: 'launch',
      departed: 'launch',
      arrived: 'land',
      docked: 'land',
      part_rolled: 'roll',
      mission_completed: 'success',
      misfired: 'crash',
      destroyed: 'crash',
      died: 'crash',
    },
  ],
  ['star_search', { rolled: 'roll', flew: 'launch', fixed_star_found: 'success', claim_won: 'success', lap_finished: 'success' }],
])('%s has a sound for what players wait for', (_, cues) => {
  for (const [happening, cue] of Object.entries(cues)) expect(heard(happening), happening).toBe(cue);
});

test('several events play one sound, a crash before all others', () => {
  expect(heard('fired', 'destroyed', 'mission_completed')).toBe('crash');
  expect(heard('fired', 'arrived', 'mission_completed')).toBe('success');
  expect(heard('passed', 'year_began')).toBeNull();
  expect(heard()).toBeNull();
});
