// The score sheet and the list of missions as they are drawn.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';

import type { Ending, ScoreColumn, TableInfo } from '../../protocol';
import Deeds from './Deeds.svelte';
import ScoreSheet from './ScoreSheet.svelte';

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

const column = (id: string, values: (number | null)[], unit: ScoreColumn['unit'] = 'points'): ScoreColumn => ({
  id,
  label: id,
  unit,
  values,
  fewer_is_better: false,
});
const table = {
  mode: 'online',
  seats: ['Ada', 'Linus'].map((name, seat) => ({ seat, name, colour: seat })),
  scores: [9, 21],
  winners: [1],
} as unknown as TableInfo;
const ending: Ending = {
  reason: '1960 is over.',
  tie: '',
  columns: [column('missions', [9, 21]), column('dead', [0, 0]), column('won', [2, 5], 'count')],
  deeds: [
    { column: 'missions', name: 'Lunar survey', points: 4, seat: 1, owner: '', when: '1958' },
    { column: 'missions', name: 'Space station', points: 7.5, seat: null, owner: 'Acme', when: '' },
  ],
};

const text = (query: string): string[] => [...document.querySelectorAll(query)].map((each) => each.textContent!.replace(/\s+/g, ' ').trim());

test('ScoreSheet_has_the_winner_first_and_the_total_between_points_and_counts', () => {
  shown = mount(ScoreSheet, { target: document.body, props: { table, ending, yours: [0] } });
  flushSync();
  expect(text('.name')).toEqual(['Linus', 'Ada']);
  expect(text('thead th').slice(1)).toEqual(['missions', 'dead', 'table-end-total', 'won']);
  expect(text('tr.winner .name')).toEqual(['Linus']);
  expect(text('tr.mine .name')).toEqual(['Ada']);
  expect(text('.line')).toEqual(['missions 21 · won 5', 'missions 9 · won 2']);
  expect(document.querySelectorAll('.best')).toHaveLength(2);
});

test('ScoreSheet_of_a_match_without_a_result_has_no_total', () => {
  shown = mount(ScoreSheet, { target: document.body, props: { table: { ...table, scores: [], winners: [] }, ending: null, yours: [] } });
  flushSync();
  expect(text('.name')).toEqual(['Ada', 'Linus']);
  expect(document.querySelectorAll('.total, .winner')).toHaveLength(0);
});

test('Deeds_name_who_did_it_and_when', () => {
  shown = mount(Deeds, { target: document.body, props: { table, ending } });
  flushSync();
  expect(text('tbody tr:nth-child(1) > *')).toEqual(['1958', 'Lunar survey', '■ Linus', '+4']);
  expect(text('tbody tr:nth-child(2) > *')).toEqual(['', 'Space station', 'Acme', '+7.5']);
});
