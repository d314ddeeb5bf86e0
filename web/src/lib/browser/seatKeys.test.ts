import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { TableInfo } from '../../protocol';
import * as seatKeys from './seatKeys';

const real = localStorage;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** A browser that refuses to save anything longer than this. */
function limitStorage(length: number): void {
  const setItem = (name: string, value: string): void => {
    if (value.length > length) throw new DOMException('full', 'QuotaExceededError');
    real.setItem(name, value);
  };
  vi.stubGlobal('localStorage', { setItem, getItem: (name: string) => real.getItem(name) });
}

test('seats of a shared device are stored together', () => {
  seatKeys.storeInvite('t1', 'mlem', 'come-in-please');
  seatKeys.storeSeat('t1', 'mlem', { seat: 0, key: 'a'.repeat(16), name: 'Ada' });
  seatKeys.storeSeat('t1', 'mlem', { seat: 1, key: 'b'.repeat(16), name: 'Linus' });
  expect(seatKeys.find('t1')).toMatchObject({ game: 'mlem', invite: 'come-in-please' });
  expect(seatKeys.find('t1')?.seats.map(({ name }) => name)).toEqual(['Ada', 'Linus']);
  expect(seatKeys.keyOf('t1', 1)).toBe('b'.repeat(16));
  expect(seatKeys.keyOf('t1', 2)).toBeNull();
});

test('the same key is not stored twice', () => {
  seatKeys.storeSeat('t1', '', { seat: null, key: 'secret-key', name: '' });
  seatKeys.storeSeat('t1', 'mlem', { seat: 2, key: 'secret-key', name: 'Ada' });
  expect(seatKeys.find('t1')?.seats).toEqual([{ seat: 2, key: 'secret-key', name: 'Ada', since: expect.any(Number) as number }]);
});

test('a seat with a new key is the same seat', () => {
  seatKeys.storeSeat('t1', 'mlem', { seat: 0, key: 'old-key-of-ada', name: 'Ada', nonce: 'f'.repeat(32) });
  seatKeys.storeSeat('t1', 'mlem', { seat: 1, key: 'key-of-linus', name: 'Linus' });
  seatKeys.changeKey('t1', 'old-key-of-ada', 'new-key-of-ada');
  expect(seatKeys.find('t1')?.seats[0]).toMatchObject({ seat: 0, key: 'new-key-of-ada', name: 'Ada', nonce: 'f'.repeat(32) });
  expect(seatKeys.keyOf('t1', 1)).toBe('key-of-linus');
});

test('the nonce stays when the key comes back by a link', () => {
  const drawn = { nonce: 'f'.repeat(32), commitment: 'c'.repeat(64) };
  seatKeys.storeSeat('t1', 'mlem', { seat: 2, key: 'secret-key', name: 'Ada', ...drawn });
  seatKeys.storeSeat('t1', '', { seat: 2, key: 'secret-key', name: 'Ada' });
  seatKeys.confirmSeats('t1', 'mlem', [{ seat: 2, name: 'Ada' }]);
  expect(seatKeys.find('t1')?.seats).toMatchObject([{ seat: 2, key: 'secret-key', name: 'Ada', ...drawn }]);
});

test('the server says which seat the key of a link is for', () => {
  seatKeys.storeSeat('t1', '', { seat: null, key: 'secret-key', name: '' });
  seatKeys.confirmSeats('t1', 'mlem', [{ seat: 3, name: 'Grace' }]);
  expect(seatKeys.find('t1')).toMatchObject({ game: 'mlem', seats: [{ seat: 3, name: 'Grace' }] });
});

test('the latest table comes first, and a forgotten one is gone', () => {
  vi.useFakeTimers();
  seatKeys.storeInvite('old', 'mlem', 'invitation');
  vi.advanceTimersByTime(1000);
  seatKeys.storeInvite('new', 'mlem', 'invitation');
  vi.useRealTimers();
  expect(seatKeys.storedTables().map(({ table }) => table)).toEqual(['new', 'old']);
  seatKeys.forget('new');
  expect(seatKeys.find('new')).toBeNull();
});

test('the number of events seen is stored separately and deleted with the table', () => {
  expect(seatKeys.eventsSeen('t1')).toBeNull();
  seatKeys.storeEventsSeen('t1', 0);
  seatKeys.storeEventsSeen('t2', 7);
  seatKeys.storeEventsSeen('t1', 12);
  expect([seatKeys.eventsSeen('t1'), seatKeys.eventsSeen('t2')]).toEqual([12, 7]);
  expect(seatKeys.storedTables()).toEqual([]);
  seatKeys.forget('t1');
  expect([seatKeys.eventsSeen('t1'), seatKeys.eventsSeen('t2')]).toEqual([null, 7]);
  for (let other = 0; other < 100; other++) seatKeys.storeEventsSeen(`other-${other}`, 1);
  expect(seatKeys.eventsSeen('t2')).toBeNull();
  localStorage.setItem('cosmodrome.seen', '[1, null, ["t1"], ["t2", 3]]');
  expect([seatKeys.eventsSeen('t1'), seatKeys.eventsSeen('t2')]).toEqual([null, 3]);
});

const said = (id: string, status: TableInfo['status']): void => seatKeys.updateStatus({ id, status } as TableInfo);

function keepSeats(prefix: string, count: number): void {
  for (let number = 0; number < count; number++) seatKeys.storeSeat(`${prefix}-${number}`, 'mlem', { seat: 0, key: `key-${prefix}-${number}`, name: 'Ada' });
}

test('storeSeat_after_many_newer_tables_still_has_the_keys_of_unfinished_games', () => {
  keepSeats('running', 100);
  keepSeats('finished', 100);
  for (let number = 0; number < 100; number++) said(`finished-${number}`, 'over');
  for (let number = 0; number < 100; number++) seatKeys.storeInvite(`invited-${number}`, 'mlem', 'invitation');
  const kept = seatKeys.storedTables().map(({ table }) => table.split('-')[0]);
  expect(kept.filter((kind) => kind === 'running')).toHaveLength(100);
  expect(kept).toHaveLength(160);
});

test('updateStatus_of_a_resumed_game_protects_its_key_again', () => {
  keepSeats('game', 1);
  said('game-0', 'over');
  said('game-0', 'playing');
  keepSeats('newer', 5);
  for (let number = 0; number < 100; number++) seatKeys.storeInvite(`invited-${number}`, 'mlem', 'invitation');
  expect(seatKeys.keyOf('game-0', 0)).toBe('key-game-0');
});

test('storeSeat_with_full_storage_drops_finished_games_and_saves_the_key', () => {
  keepSeats('finished', 5);
  for (let number = 0; number < 5; number++) said(`finished-${number}`, 'over');
  limitStorage(JSON.stringify(seatKeys.storedTables()).length);
  keepSeats('running', 3);
  expect(seatKeys.isAtRisk()).toBe(false);
  expect(real.getItem('cosmodrome.tables')).toContain('key-running-2');
  expect(seatKeys.storedTables().filter(({ finished }) => !finished)).toHaveLength(3);
});

test('storeSeat_with_blocked_storage_has_the_key_until_the_page_closes_and_is_at_risk', () => {
  limitStorage(0);
  seatKeys.storeInvite('t1', 'mlem', 'invitation');
  expect([seatKeys.find('t1')?.invite, seatKeys.isAtRisk()]).toEqual(['invitation', false]);
  seatKeys.storeSeat('t1', 'mlem', { seat: 0, key: 'key-of-ada', name: 'Ada' });
  expect([seatKeys.keyOf('t1', 0), seatKeys.isAtRisk()]).toEqual(['key-of-ada', true]);
  vi.unstubAllGlobals();
  seatKeys.storeSeat('t2', 'mlem', { seat: 0, key: 'other-key', name: 'Ada' });
  expect(seatKeys.isAtRisk()).toBe(false);
  expect(real.getItem('cosmodrome.tables')).toContain('key-of-ada');
});

test('storedTables_of_unreadable_storage_returns_no_tables', () => {
  localStorage.setItem('cosmodrome.tables', '{"not": "a list"');
  expect(seatKeys.storedTables()).toEqual([]);
  localStorage.setItem('cosmodrome.tables', '[1, null, {"table": 5}]');
  expect(seatKeys.storedTables()).toEqual([]);
});
