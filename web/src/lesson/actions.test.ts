import { expect, test } from 'vitest';

import { isSame } from './actions';

test('the order of fields does not matter, the order in a list does', () => {
  expect(isSame({ verb: 'fly', with: ['1', '2'] }, { with: ['1', '2'], verb: 'fly' })).toBe(true);
  expect(isSame({ verb: 'fly', with: ['1', '2'] }, { verb: 'fly', with: ['2', '1'] })).toBe(false);
  expect(isSame({ verb: 'stay' }, { verb: 'stay', space: 1 })).toBe(false);
  expect(isSame({ verb: 'stay' }, undefined)).toBe(false);
});
