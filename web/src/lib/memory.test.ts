import { beforeEach, expect, test, vi } from 'vitest';

import * as memory from './memory';

beforeEach(() => localStorage.clear());

test('seats of a shared device are kept together', () => {
  memory.keepInvite('t1', 'mlem', 'come-in-please');
  memory.keepSeat('t1', 'mlem', { seat: 0, key: 'a'.repeat(16), name: 'Ada' });
  memory.keepSeat('t1', 'mlem', { seat: 1, key: 'b'.repeat(16), name: 'Linus' });
  expect(memory.find('t1')).toMatchObject({ game: 'mlem', invite: 'come-in-please' });
  expect(memory.find('t1')?.seats.map(({ name }) => name)).toEqual(['Ada', 'Linus']);
  expect(memory.keyOf('t1', 1)).toBe('b'.repeat(16));
  expect(memory.keyOf('t1', 2)).toBeNull();
});

test('the same key is not kept twice', () => {
  memory.keepSeat('t1', '', { seat: null, key: 'secret-key', name: '' });
  memory.keepSeat('t1', 'mlem', { seat: 2, key: 'secret-key', name: 'Ada' });
  expect(memory.find('t1')?.seats).toEqual([{ seat: 2, key: 'secret-key', name: 'Ada' }]);
});

test('a seat with a new key is the same seat', () => {
  memory.keepSeat('t1', 'mlem', { seat: 0, key: 'old-key-of-ada', name: 'Ada', nonce: 'f'.repeat(32) });
  memory.keepSeat('t1', 'mlem', { seat: 1, key: 'key-of-linus', name: 'Linus' });
  memory.changeKey('t1', 'old-key-of-ada', 'new-key-of-ada');
  expect(memory.find('t1')?.seats[0]).toEqual({ seat: 0, key: 'new-key-of-ada', name: 'Ada', nonce: 'f'.repeat(32) });
  expect(memory.keyOf('t1', 1)).toBe('key-of-linus');
});

test('what was added to the draws stays when the key comes back by a link', () => {
  const drawn = { nonce: 'f'.repeat(32), commitment: 'c'.repeat(64) };
  memory.keepSeat('t1', 'mlem', { seat: 2, key: 'secret-key', name: 'Ada', ...drawn });
  memory.keepSeat('t1', '', { seat: 2, key: 'secret-key', name: 'Ada' });
  memory.confirmSeats('t1', 'mlem', [{ seat: 2, name: 'Ada' }]);
  expect(memory.find('t1')?.seats).toEqual([{ seat: 2, key: 'secret-key', name: 'Ada', ...drawn }]);
});

test('the server says which seat a key from a link opens', () => {
  memory.keepSeat('t1', '', { seat: null, key: 'secret-key', name: '' });
  memory.confirmSeats('t1', 'mlem', [{ seat: 3, name: 'Grace' }]);
  expect(memory.find('t1')).toMatchObject({ game: 'mlem', seats: [{ seat: 3, name: 'Grace' }] });
});

test('the latest table comes first, and a forgotten one is gone', () => {
  vi.useFakeTimers();
  memory.keepInvite('old', 'mlem', 'invitation');
  vi.advanceTimersByTime(1000);
  memory.keepInvite('new', 'mlem', 'invitation');
  vi.useRealTimers();
  expect(memory.recall().map(({ table }) => table)).toEqual(['new', 'old']);
  memory.forget('new');
  expect(memory.find('new')).toBeNull();
});

test('how far a table was seen is kept apart from the seats, and forgotten with the table', () => {
  expect(memory.seenOf('t1')).toBeNull();
  memory.keepSeen('t1', 0);
  memory.keepSeen('t2', 7);
  memory.keepSeen('t1', 12);
  expect([memory.seenOf('t1'), memory.seenOf('t2')]).toEqual([12, 7]);
  expect(memory.recall()).toEqual([]);
  memory.forget('t1');
  expect([memory.seenOf('t1'), memory.seenOf('t2')]).toEqual([null, 7]);
  for (let other = 0; other < 100; other++) memory.keepSeen(`other-${other}`, 1);
  expect(memory.seenOf('t2')).toBeNull();
  localStorage.setItem('cosmodrome.seen', '[1, null, ["t1"], ["t2", 3]]');
  expect([memory.seenOf('t1'), memory.seenOf('t2')]).toEqual([null, 3]);
});

test('a spoilt or forbidden drawer is an empty one', () => {
  localStorage.setItem('cosmodrome.tables', '{"not": "a list"');
  expect(memory.recall()).toEqual([]);
  localStorage.setItem('cosmodrome.tables', '[1, null, {"table": 5}]');
  expect(memory.recall()).toEqual([]);
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('private window');
  });
  expect(() => memory.keepInvite('t1', 'mlem', 'invitation')).not.toThrow();
  refuse.mockRestore();
});
