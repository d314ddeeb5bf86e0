import { expect, test } from 'vitest';

import { countsOf, entryAt, sheetsOf } from './packTables';

const pack = {
  format: 'pack/1',
  note: 'A small pack.',
  die: { faces: [1, 2], provenance: 'public', source: 'a page' },
  space: [
    { number: 6, moons: [2], provenance: 'reconstructed', source: 'a guess', site_provenance: 'inferred' },
    { number: 7, symbols: [1], provenance: 'rulebook' },
  ],
  planet: [{ name: 'paw', points: [3], provenance: 'reconstructed' }],
  pace: { stop: 3, provenance: 'ours', source: 'a ruling' },
  loose: [1, 2],
};

test('everything with a provenance becomes a table', () => {
  const sheets = sheetsOf(pack);
  expect(sheets.map(({ name, single, columns }) => [name, single, columns])).toEqual([
    ['die', true, ['faces']],
    ['space', false, ['moons', 'symbols']],
    ['planet', false, ['points']],
    ['pace', true, ['stop']],
  ]);
  expect(sheets[1]?.entries[0]).toMatchObject({ anchor: 'space.6', label: 6, grade: 'reconstructed', finer: [['site', 'inferred']] });
  expect(sheets[2]?.entries[0]).toMatchObject({ anchor: 'planet.0', label: 'paw' });
});

test('entries are counted by provenance, the surest first', () => {
  expect(countsOf(sheetsOf(pack))).toEqual([
    ['rulebook', 1],
    ['public', 1],
    ['reconstructed', 2],
    ['ours', 1],
  ]);
});

test('an info mark finds its entry by number, place or name', () => {
  expect(entryAt(pack, 'space.7')?.grade).toBe('rulebook');
  expect(entryAt(pack, 'planet.0')?.label).toBe('paw');
  expect(entryAt(pack, 'planet.paw')?.anchor).toBe('planet.0');
  expect(entryAt(pack, 'die')?.source).toBe('a page');
  expect(entryAt(pack, 'nothing.1')).toBeNull();
});
