// The printed facts for the options of a table.
import { expect, test } from 'vitest';

import { inPlay, soldWith, type Facts } from './facts';

const facts: Facts = {
  astronauts: { fed: 5 },
  location: [],
  maneuver: [],
  component: [
    { id: 'probe', type: 'probe', mass: 1, cost: 2 },
    { expansion: 'stations', id: 'large_fuel_tank', type: 'fuel', mass: 6, cost: 6, needs: 'space_shuttle', first_printing: { mass: 4, cost: 4 } },
    { expansion: 'stations', id: 'daedalus', type: 'rocket', mass: 1, cost: 10, needs: 'space_shuttle', thrust: 22, first_printing: { thrust: 15 } },
  ],
  advancement: [],
  skill: [],
  mission: [],
};

test.each([
  ['later', [6, 6, undefined], [1, 10, 22]],
  ['first', [4, 4, undefined], [1, 10, 15]],
])('by the %s printing its numbers count', (printing, tank, engine) => {
  const sold = soldWith(inPlay(facts, ['stations'], printing), 'space_shuttle');
  expect(sold.map(({ mass, cost, thrust }) => [mass, cost, thrust])).toEqual([tank, engine]);
});

test('without Stations there is nothing of any printing', () => {
  expect(inPlay(facts, [], null).component.map(({ id }) => id)).toEqual(['probe']);
});
