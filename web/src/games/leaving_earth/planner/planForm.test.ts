// The planner's form: what is filled in becomes a question, and what an expansion takes away is wished for no more.
import { expect, test } from 'vitest';

import type { Possible } from '../view';
import { Wish } from './planForm.svelte';

const possible: Possible = {
  about: 'possible',
  missions: ['lunar_survey', 'man_in_orbit'],
  manned: ['man_in_orbit'],
  advancements: ['landing', 'atlas_rockets'],
  first_year: 1956,
  last_year: 1976,
  yearly: 25,
};

function fitted(): Wish {
  const wish = new Wish();
  wish.fit(possible);
  return wish;
}

test('an untouched form asks for the first mission with the money and the years of the game', () => {
  expect(fitted().question(possible.manned)).toEqual({
    about: 'wish',
    wish: { mission: 'lunar_survey', goal: 'cheapest', have: [], tested: [], no: [], from_year: 1956, by: 1976, yearly: 25 },
    options: { mercury: false, outer_planets: false, stations: false },
  });
});

test('an advancement is researched, tested or not to be used', () => {
  const wish = fitted();
  wish.standing = { landing: 'no', atlas_rockets: 'tested' };
  expect(wish.question([])).toMatchObject({ wish: { have: [], tested: ['atlas_rockets'], no: ['landing'] } });
});

test('a field that was emptied is not asked for', () => {
  const wish = fitted();
  wish.by = null;
  wish.budget = undefined;
  const { wish: asked } = wish.question([]) as { wish: Record<string, unknown> };
  expect(Object.keys(asked)).not.toContain('by');
  expect(Object.keys(asked)).not.toContain('budget');
});

test('who wishes to be sure asks for a chance', () => {
  const wish = fitted();
  wish.sure = 80;
  expect(wish.question([])).toHaveProperty('wish.sure', 0.8);
});

test('a crew flies only where a mission has one', () => {
  const wish = fitted();
  wish.crew = 2;
  expect(wish.question(possible.manned)).not.toHaveProperty('wish.crew');
  wish.mission = 'man_in_orbit';
  expect(wish.question(possible.manned)).toHaveProperty('wish.crew', 2);
});

test('what goes with an expansion is forgotten, what stays is kept', () => {
  const wish = fitted();
  wish.mission = 'man_in_orbit';
  wish.standing['landing'] = 'have';
  wish.fit({ ...possible, missions: ['lunar_survey'], advancements: ['landing'], last_year: 1986 });
  expect(wish.mission).toBe('lunar_survey');
  expect(wish.standing).toEqual({ landing: 'have' });
  expect(wish.by).toBe(1986);
});
