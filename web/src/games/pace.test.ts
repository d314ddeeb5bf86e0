import { expect, test } from 'vitest';

import { paceMeter } from './pace';

test('only an update shortly after another one is hurried', () => {
  let time = 0;
  const isHurried = paceMeter(() => time);
  expect(isHurried()).toBe(false);
  time = 149;
  expect(isHurried()).toBe(true);
  time = 299;
  expect(isHurried()).toBe(false);
});
