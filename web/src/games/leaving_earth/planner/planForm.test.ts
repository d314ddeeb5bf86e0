// The planner form: the request made of its fields, and the effect of expansions on it.
import { expect, test } from 'vitest';

import type { Possible } from '../view';
import { PlanForm } from './planForm.svelte';

const possible: Possible = {
  about: 'possible',
  missions: ['lunar_survey', 'man_in_orbit'],
  manned: ['man_in_orbit'],
  advancements: ['landing', 'atlas_rockets'],
  first_year: 1956,
  last_year: 1976,
  yearly: 25,
};

function fitted(): PlanForm {
  const form = new PlanForm();
  form.fit(possible);
  return form;
}

test('an unchanged form requests the first mission with the money and the years of the game', () => {
  expect(fitted().request(possible.manned)).toEqual({
    about: 'wish',
    wish: { mission: 'lunar_survey', goal: 'cheapest', have: [], tested: [], no: [], from_year: 1956, by: 1976, yearly: 25 },
    options: { mercury: false, outer_planets: false, stations: false },
  });
});

test('an advancement is researched, tested or excluded', () => {
  const form = fitted();
  form.standing = { landing: 'no', atlas_rockets: 'tested' };
  expect(form.request([])).toMatchObject({ wish: { have: [], tested: ['atlas_rockets'], no: ['landing'] } });
});

test('an emptied field is left out of the request', () => {
  const form = fitted();
  form.by = null;
  form.budget = undefined;
  const { wish: asked } = form.request([]) as { wish: Record<string, unknown> };
  expect(Object.keys(asked)).not.toContain('by');
  expect(Object.keys(asked)).not.toContain('budget');
});

test('a chosen chance is part of the request', () => {
  const form = fitted();
  form.sure = 80;
  expect(form.request([])).toHaveProperty('wish.sure', 0.8);
});

test('a crew flies only where a mission has one', () => {
  const form = fitted();
  form.crew = 2;
  expect(form.request(possible.manned)).not.toHaveProperty('wish.crew');
  form.mission = 'man_in_orbit';
  expect(form.request(possible.manned)).toHaveProperty('wish.crew', 2);
});

test('values of a removed expansion are dropped, others remain', () => {
  const form = fitted();
  form.mission = 'man_in_orbit';
  form.standing.landing = 'have';
  form.fit({ ...possible, missions: ['lunar_survey'], advancements: ['landing'], last_year: 1986 });
  expect(form.mission).toBe('lunar_survey');
  expect(form.standing).toEqual({ landing: 'have' });
  expect(form.by).toBe(1986);
});
