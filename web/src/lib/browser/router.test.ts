import { beforeEach, expect, test } from 'vitest';

import * as seatKeys from './seatKeys';
import { parse, pocket, router } from './router.svelte';

beforeEach(() => localStorage.clear());

test.each([
  ['/', '', { page: 'lobby' }],
  ['/new/mlem', '?mode=online', { page: 'new', game: 'mlem', mode: 'online' }],
  ['/table/abc123', '', { page: 'table', id: 'abc123' }],
  ['/replay/abc123/17', '?seat=2', { page: 'replay', id: 'abc123', step: 17, seat: 2 }],
  ['/replay/abc123', '', { page: 'replay', id: 'abc123', step: 0, seat: null }],
  ['/replay/abc123/-5', '?seat=x', { page: 'replay', id: 'abc123', step: 0, seat: null }],
  ['/tutorial/mlem/3', '', { page: 'tutorial', game: 'mlem', step: 3 }],
  ['/how-to-play/mlem', '', { page: 'how-to-play', game: 'mlem' }],
  ['/facts/mlem/', '', { page: 'facts', game: 'mlem' }],
  ['/plan/leaving_earth', '', { page: 'plan', game: 'leaving_earth' }],
  ['/admin', '', { page: 'admin' }],
  ['/table', '', { page: 'lobby' }],
  ['/nowhere', '', { page: 'lost' }],
  ['/table/%', '', { page: 'table', id: '%' }],
])('%s%s is a page', (path, query, route) => {
  expect(parse(path, query)).toEqual(route);
});

test('an invite is stored', () => {
  expect(pocket(parse('/table/abc123'), '#invite=welcome-aboard')).toBe(true);
  expect(seatKeys.find('abc123')?.invite).toBe('welcome-aboard');
});

test('a seat key is stored, with its seat if the link has it', () => {
  expect(pocket(parse('/table/abc123'), '#key=secret-key&seat=1')).toBe(true);
  expect(seatKeys.keyOf('abc123', 1)).toBe('secret-key');
});

test('only tables have secrets', () => {
  expect(pocket(parse('/'), '#key=secret-key')).toBe(false);
  expect(pocket(parse('/table/abc123'), '#main')).toBe(false);
  expect(seatKeys.storedTables()).toEqual([]);
});

test('the secret is removed from the address at once, and restarts the same table', () => {
  history.replaceState(null, '', '/table/abc123');
  router.start();
  const before = router.visits;
  router.go('/table/abc123#key=secret-key');
  expect(location.hash).toBe('');
  expect(router.route).toEqual({ page: 'table', id: 'abc123' });
  expect(router.visits).toBe(before + 1);
});
