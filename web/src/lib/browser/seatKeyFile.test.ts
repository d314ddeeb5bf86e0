import { beforeEach, expect, test, vi } from 'vitest';

import { keyFile, readKeyFile } from './seatKeyFile';
import * as memory from './seatKeys';

beforeEach(() => localStorage.clear());

const exported = (): string => JSON.stringify(keyFile(memory.recall()));

function imported(text: string): number {
  const entries = readKeyFile(text);
  if (!entries) throw new Error('not a keys file');
  return memory.merge(entries);
}

test('keyFile_read_in_an_empty_browser_gives_the_same_seats', () => {
  memory.keepInvite('t1', 'mlem', 'invitation');
  memory.keepSeat('t1', 'mlem', { seat: 0, key: 'key-of-ada', name: 'Ada', nonce: 'f'.repeat(32), commitment: 'c'.repeat(64) });
  memory.keepSeat('t2', 'star_search', { seat: 1, key: 'other-key', name: 'Ada' });
  memory.keepInvite('t3', 'mlem', 'no seat taken');
  const [file, before] = [exported(), memory.recall()];
  localStorage.clear();
  expect(imported(file)).toBe(2);
  expect(memory.recall()).toMatchObject(before.filter(({ seats }) => seats.length).map((entry) => JSON.parse(JSON.stringify(entry)) as object));
  expect(imported(file)).toBe(0);
});

test('merge_adds_seats_and_tables_and_keeps_what_is_here', () => {
  memory.keepSeat('both', 'mlem', { seat: 0, key: 'key-of-ada', name: 'Ada' });
  memory.keepSeat('theirs', 'mlem', { seat: 0, key: 'theirs', name: 'Ada' });
  const file = exported();
  localStorage.clear();
  memory.keepSeat('both', 'mlem', { seat: 1, key: 'key-of-linus', name: 'Linus' });
  memory.keepSeat('ours', 'mlem', { seat: 0, key: 'ours', name: 'Ada' });
  expect(imported(file)).toBe(2);
  expect([memory.keyOf('both', 0), memory.keyOf('both', 1)]).toEqual(['key-of-ada', 'key-of-linus']);
  expect([memory.keyOf('ours', 0), memory.keyOf('theirs', 0)]).toEqual(['ours', 'theirs']);
});

test('merge_with_two_keys_of_one_seat_keeps_the_newer_one', () => {
  vi.useFakeTimers();
  memory.keepSeat('t1', 'mlem', { seat: 0, key: 'first', name: 'Ada' });
  const old = exported();
  vi.advanceTimersByTime(1000);
  memory.changeKey('t1', 'first', 'second');
  const renewed = exported();
  expect(imported(old)).toBe(0);
  expect(memory.keyOf('t1', 0)).toBe('second');
  localStorage.clear();
  expect([imported(old), imported(renewed)]).toEqual([1, 1]);
  expect(memory.find('t1')?.seats.map(({ key }) => key)).toEqual(['second']);
  vi.useRealTimers();
});

test('merge_of_a_key_from_the_future_does_not_outlast_later_keys', () => {
  const seats = [{ seat: 0, key: 'first', name: 'Ada', since: Date.now() + 1e12 }];
  imported(JSON.stringify({ format: 'cosmodrome-keys', version: 1, tables: [{ table: 't1', game: 'mlem', seats, invite: null, at: 1e15 }] }));
  expect(memory.find('t1')?.seats[0]?.since).toBeLessThanOrEqual(Date.now());
});

test.each([
  '',
  '{"format": "cosmodrome-keys", "version": 1',
  'null',
  '[]',
  '{"format": "cosmodrome/1", "events": []}',
  '{"format": "cosmodrome-keys", "version": 2, "tables": []}',
  '{"format": "cosmodrome-keys", "version": 1, "tables": {}}',
  '{"format": "cosmodrome-keys", "version": 1, "tables": [null]}',
  '{"format": "cosmodrome-keys", "version": 1, "tables": [{"table": "../x", "seats": [{"seat": 0, "key": "k"}]}]}',
  '{"format": "cosmodrome-keys", "version": 1, "tables": [{"table": "t1", "seats": []}]}',
  '{"format": "cosmodrome-keys", "version": 1, "tables": [{"table": "t1", "seats": [{"seat": "0", "key": "k"}]}]}',
  '{"format": "cosmodrome-keys", "version": 1, "tables": [{"table": "t1", "seats": [{"seat": 0, "key": 5}]}]}',
])('readKeyFile_of_another_file_returns_null: %s', (text) => {
  expect(readKeyFile(text)).toBeNull();
});
