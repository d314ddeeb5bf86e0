import { expect, test } from 'vitest';

import type { Analysis } from '../../protocol';
import { filtered, momentsOf, neighbour, signed } from './moments';

const analysis = {
  ready: true,
  mistakes: [
    { step: 9, seat: 1, verdict: 'blunder', cost: 0.14, margin: 0.02, played: 'stay', better: 'land' },
    { step: 2, seat: 0, verdict: 'inaccuracy', cost: 0.03, margin: 0.01, played: 'fly', better: 'stay' },
  ],
  good: [{ step: 5, seat: 0, ahead: 0.2, margin: 0.03, played: 'land' }],
  draws: [
    { step: 3, luck: [0.06, -0.02, -0.04], text: 'Ada rolls 6 6' },
    { step: 4, luck: [0.001, 0, -0.001], text: '' },
    { step: 7, luck: [0.01, -0.3, 0.29], text: 'Linus crashes' },
  ],
  unit: 'victory',
} as unknown as Analysis;

const kinds = (own: number[]): string[] => momentsOf(analysis, own).map(({ step, seat, kind }) => `${step} ${seat} ${kind}`);

test('momentsOf_lists_mistakes_good_moves_and_draws_in_the_order_of_the_match', () => {
  expect(kinds([])).toEqual(['2 0 inaccuracy', '3 0 lucky', '5 0 good', '7 1 unlucky', '9 1 blunder']);
});

test('momentsOf_tells_a_draw_from_our_own_seat_if_it_mattered_there', () => {
  expect(kinds([2])).toContain('3 2 unlucky');
  expect(kinds([2])).toContain('7 2 lucky');
  expect(kinds([0])).toContain('7 1 unlucky');
});

test('filtered_keeps_our_own_moments_mistakes_or_luck', () => {
  const moments = momentsOf(analysis, [0]);
  const steps = (filter: 'all' | 'mine' | 'mistakes' | 'luck') => filtered(moments, filter, [0]).map(({ step }) => step);
  expect(steps('all')).toEqual([2, 3, 5, 7, 9]);
  expect(steps('mine')).toEqual([2, 3, 5]);
  expect(steps('mistakes')).toEqual([2, 9]);
  expect(steps('luck')).toEqual([3, 7]);
});

test('neighbour_goes_to_the_moment_before_or_after_a_step', () => {
  const moments = momentsOf(analysis, []);
  expect(neighbour(moments, 5, 1)?.step).toBe(7);
  expect(neighbour(moments, 5, -1)?.step).toBe(3);
  expect(neighbour(moments, 9, 1)).toBeUndefined();
  expect(neighbour(moments, 2, -1)).toBeUndefined();
});

test('signed_has_the_unit_of_the_analysis_and_of_the_language', () => {
  expect(signed(-0.137, 'victory', 'en')).toBe('−14%');
  expect(signed(0.06, 'victory', 'pl')).toBe('+6%');
  expect(signed(2.34, 'points', 'fr')).toBe('+2,3');
  expect(signed(-3, 'fields', 'en')).toBe('−3');
  expect(signed(-0.001, 'victory', 'en')).toBe('0%');
});
