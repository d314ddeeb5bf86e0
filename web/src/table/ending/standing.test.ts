import { expect, test } from 'vitest';

import type { Ending, ScoreColumn, TableInfo } from '../../protocol';
import { cell, columnsOf, isBest, standing } from './standing';

const seats = ['Ada', 'Linus', 'Grace'].map((name, seat) => ({ seat, name }));
const table = (scores: number[], winners: number[]): TableInfo => ({ seats, scores, winners }) as unknown as TableInfo;
const column = (more: Partial<ScoreColumn> = {}): ScoreColumn => ({
  id: 'moons',
  label: 'Moons',
  unit: 'points',
  values: [3, 0, 7],
  fewer_is_better: false,
  ...more,
});

const names = (places: { name: string; rank: number }[]): string[] => places.map(({ name, rank }) => `${rank} ${name}`);

test('standing_of_equal_scores_shares_the_rank', () => {
  expect(names(standing(table([5, 9, 5], [1])))).toEqual(['1 Linus', '2 Ada', '2 Grace']);
});

test('standing_after_a_tie_break_has_the_winner_first', () => {
  expect(names(standing(table([9, 9, 5], [1])))).toEqual(['1 Linus', '2 Ada', '3 Grace']);
});

test('standing_of_a_match_without_a_result_has_no_scores', () => {
  expect(standing(table([], [])).map(({ score }) => score)).toEqual([null, null, null]);
});

test('columnsOf_a_single_column_of_all_points_leaves_only_the_total', () => {
  const ending = (columns: ScoreColumn[]): Ending => ({ reason: '', tie: '', deeds: [], columns });
  expect(columnsOf(ending([column({ id: 'fields' }), column({ id: 'best_time', unit: 'milliseconds' })]))).toMatchObject({
    sources: [],
    others: [{ id: 'best_time' }],
  });
  expect(columnsOf(ending([column({ id: 'missions' })])).sources).toHaveLength(1);
  expect(columnsOf(null)).toEqual({ sources: [], others: [] });
});

test('isBest_marks_the_lowest_where_fewer_is_better_and_nobody_where_all_are_equal', () => {
  expect([0, 1, 2].map((seat) => isBest(column(), seat))).toEqual([false, false, true]);
  const time = column({ unit: 'milliseconds', values: [9000, null, 4000], fewer_is_better: true });
  expect([0, 1, 2].map((seat) => isBest(time, seat))).toEqual([false, false, true]);
  expect([0, 1, 2].map((seat) => isBest(column({ values: [5, 5, 5] }), seat))).toEqual([false, false, false]);
});

test('cell_has_the_unit_of_its_column', () => {
  expect(cell(column(), 0, 'en')).toBe('3');
  expect(cell(column(), 1, 'en')).toBe('–');
  expect(cell(column({ unit: 'count' }), 1, 'en')).toBe('0');
  expect(cell(column({ values: [-4, 0, 0.5] }), 0, 'en')).toBe('−4');
  expect(cell(column({ values: [-4, 0, 0.5] }), 2, 'fr')).toBe('0,5');
  expect(cell(column({ unit: 'milliseconds', values: [12_340, null, null] }), 0, 'en')).toBe('12.3 sec');
  expect(cell(column({ unit: 'milliseconds', values: [12_340, null, null] }), 1, 'en')).toBe('–');
});
