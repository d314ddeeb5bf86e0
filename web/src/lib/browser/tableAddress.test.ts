import { expect, test } from 'vitest';

import { tableAddress } from './tableAddress';

test.each([
  ['abcdefgh', '/table/abcdefgh'],
  ['  abcd_ef-gh  ', '/table/abcd_ef-gh'],
  ['https://example.org/table/abcdefgh', '/table/abcdefgh'],
  ['example.org/table/abcdefgh#invite=s3cret', '/table/abcdefgh#invite=s3cret'],
  ['https://example.org/replay/abcdefgh/12?seat=1', '/replay/abcdefgh/0'],
  ['/table/abcdefgh', '/table/abcdefgh'],
])('%s leads to %s', (typed, address) => {
  expect(tableAddress(typed)).toBe(address);
});

test.each(['', 'no code', 'https://example.org/how-to-play/mlem', 'https://example.org/table/', 'a'.repeat(40)])('%s leads nowhere', (typed) => {
  expect(tableAddress(typed)).toBeNull();
});
