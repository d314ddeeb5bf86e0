import { expect, test } from 'vitest';

import type { Choice } from '../protocol';
import { beside, isSame } from './compareActions';

test('the order of fields does not matter, the order in a list does', () => {
  expect(isSame({ verb: 'fly', with: ['1', '2'] }, { with: ['1', '2'], verb: 'fly' })).toBe(true);
  expect(isSame({ verb: 'fly', with: ['1', '2'] }, { verb: 'fly', with: ['2', '1'] })).toBe(false);
  expect(isSame({ verb: 'stay' }, { verb: 'stay', space: 1 })).toBe(false);
  expect(isSame({ verb: 'stay' }, undefined)).toBe(false);
});

test('a long list is shortened around the right choice, in order or with it first', () => {
  const choices = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((text): Choice => ({ action: { verb: 'buy', item: text }, text, hint: '', preview: {} }));
  const shown = (index: number, first = false): string =>
    beside(choices, choices[index] ?? null, 3, first)
      .map(({ text }) => text)
      .join('');
  expect([0, 1, 3, 6].map((index) => shown(index))).toEqual(['abc', 'abc', 'cde', 'efg']);
  expect(shown(3, true)).toBe('dce');
  expect(beside(choices, null, 3, false)).toHaveLength(3);
  expect(beside(choices.slice(0, 2), choices[1] ?? null, 3, false)).toHaveLength(2);
});
