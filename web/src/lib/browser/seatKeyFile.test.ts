import { beforeEach, expect, test, vi } from 'vitest';

import { keyFile, readKeyFile } from './seatKeyFile';
import * as seatKeys from './seatKeys';

beforeEach(() => localStorage.clear());

const exported = (): string => JSON.stringify(keyFile(seatKeys.storedTables()));

function imported(text: string): number {
  const entries = readKeyFile(text);
  if (!entries) throw new Error('not a keys file');
  return seatKeys.merge(entries);
}

test('keyFile_read_in_an_empty_browser_gives_the_same_seats', () => {
  seatKeys.storeInvite('t1', 'mlem', 'invitation');
  seatKeys.storeSeat('t1', 'mlem', { seat: 0, key: 'key-of-ada', name: 'Ada', nonce: 'f'.repeat(32), commitment: 'c'.repeat(64) });
  seatKeys.storeSeat('t2', 'star_search', { seat: 1, key: 'other-key', name: 'Ada' });
  seatKeys.storeInvite('t3', 'mlem', 'no seat taken');
  const [file, before] = [exported(), seatKeys.storedTables()];
  localStorage.clear();
  expect(imported(file)).toBe(2);
  expect(seatKeys.storedTables()).toMatchObject(before.filter(({ seats }) => seats.length).map((entry) => JSON.parse(JSON.stringify(entry)) as object));
  expect(imported(file)).toBe(0);
});

test('merge_adds_seats_and_tables_and_keeps_the_existing_ones', () => {
  seatKeys.storeSeat('both', 'mlem', { seat: 0, key: 'key-of-ada', name: 'Ada' });
  seatKeys.storeSeat('theirs', 'mlem', { seat: 0, key: 'theirs', name: 'Ada' });
  const file = exported();
  localStorage.clear();
  seatKeys.storeSeat('both', 'mlem', { seat: 1, key: 'key-of-linus', name: 'Linus' });
  seatKeys.storeSeat('ours', 'mlem', { seat: 0, key: 'ours', name: 'Ada' });
  expect(imported(file)).toBe(2);
  expect([seatKeys.keyOf('both', 0), seatKeys.keyOf('both', 1)]).toEqual(['key-of-ada', 'key-of-linus']);
  expect([seatKeys.keyOf('ours', 0), seatKeys.keyOf('theirs', 0)]).toEqual(['ours', 'theirs']);
});

test('merge_with_two_keys_of_one_seat_keeps_the_newer_one', () => {
  vi.useFakeTimers();
  seatKeys.storeSeat('t1', 'mlem', { seat: 0, key: 'first', name: 'Ada' });
  const old = exported();
  vi.advanceTimersByTime(1000);
  seatKeys.changeKey('t1', 'first', 'second');
  const renewed = exported();
  expect(imported(old)).toBe(0);
  expect(seatKeys.keyOf('t1', 0)).toBe('second');
  localStorage.clear();
  expect([imported(old), imported(renewed)]).toEqual([1, 1]);
  expect(seatKeys.find('t1')?.seats.map(({ key }) => key)).toEqual(['second']);
  vi.useRealTimers();
});

test('merge_of_a_key_from_the_future_does_not_outlast_later_keys', () => {
  const seats = [{ seat: 0, key: 'first', name: 'Ada', since: Date.now() + 1e12 }];
  imported(JSON.stringify({ format: 'cosmodrome-keys', version: 1, tables: [{ table: 't1', game: 'mlem', seats, invite: null, at: 1e15 }] }));
  expect(seatKeys.find('t1')?.seats[0]?.since).toBeLessThanOrEqual(Date.now());
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
