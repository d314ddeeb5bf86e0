// Every component has an icon.
import { expect, test } from 'vitest';

import base from '../../../../src/cosmodrome/games/leaving_earth/data/leaving_earth.toml?raw';
import outerPlanets from '../../../../src/cosmodrome/games/leaving_earth/data/outer_planets.toml?raw';
import stations from '../../../../src/cosmodrome/games/leaving_earth/data/stations.toml?raw';
import { itemPath, ITEMS } from './icons';

test('every component has a drawing', () => {
  const ids = [base, outerPlanets, stations].flatMap((pack) => [...pack.matchAll(/\[\[component\]\]\n(?:[^[]*\n)??id = "([^"]+)"/g)].map(([, id]) => id ?? ''));
  expect(ids).toContain('hydroponics_module');
  for (const id of ids) expect(id in ITEMS || /_(sample|results)$/.test(id), id).toBe(true);
  expect(itemPath('damaged_rover')).toBe(ITEMS.rover);
  expect(itemPath('mars_results')).toBe(ITEMS.results);
});
