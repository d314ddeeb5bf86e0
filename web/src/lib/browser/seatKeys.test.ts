import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { TableInfo } from '../../protocol';
import * as memory from './seatKeys';

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
  expect(memory.find('t1')?.seats).toEqual([{ seat: 2, key: 'secret-key', name: 'Ada', since: expect.any(Number) as number }]);
});

test('a seat with a new key is the same seat', () => {
  memory.keepSeat('t1', 'mlem', { seat: 0, key: 'old-key-of-ada', name: 'Ada', nonce: 'f'.repeat(32) });
  memory.keepSeat('t1', 'mlem', { seat: 1, key: 'key-of-linus', name: 'Linus' });
  memory.changeKey('t1', 'old-key-of-ada', 'new-key-of-ada');
  expect(memory.find('t1')?.seats[0]).toMatchObject({ seat: 0, key: 'new-key-of-ada', name: 'Ada', nonce: 'f'.repeat(32) });
  expect(memory.keyOf('t1', 1)).toBe('key-of-linus');
});

test('what was added to the draws stays when the key comes back by a link', () => {
  const drawn = { nonce: 'f'.repeat(32), commitment: 'c'.repeat(64) };
  memory.keepSeat('t1', 'mlem', { seat: 2, key: 'secret-key', name: 'Ada', ...drawn });
  memory.keepSeat('t1', '', { seat: 2, key: 'secret-key', name: 'Ada' });
  memory.confirmSeats('t1', 'mlem', [{ seat: 2, name: 'Ada' }]);
  expect(memory.find('t1')?.seats).toMatchObject([{ seat: 2, key: 'secret-key', name: 'Ada', ...drawn }]);
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

const said = (id: string, status: TableInfo['status']): void => memory.noteStatus({ id, status } as TableInfo);

function keepSeats(prefix: string, count: number): void {
  for (let number = 0; number < count; number++) memory.keepSeat(`${prefix}-${number}`, 'mlem', { seat: 0, key: `key-${prefix}-${number}`, name: 'Ada' });
}

test('keepSeat_after_many_newer_tables_still_has_the_keys_of_unfinished_games', () => {
  keepSeats('running', 100);
  keepSeats('finished', 100);
  for (let number = 0; number < 100; number++) said(`finished-${number}`, 'over');
  for (let number = 0; number < 100; number++) memory.keepInvite(`invited-${number}`, 'mlem', 'invitation');
  const kept = memory.recall().map(({ table }) => table.split('-')[0]);
  expect(kept.filter((kind) => kind === 'running')).toHaveLength(100);
  expect(kept).toHaveLength(160);
});

test('noteStatus_of_a_game_that_goes_on_again_protects_its_key_again', () => {
  keepSeats('game', 1);
  said('game-0', 'over');
  said('game-0', 'playing');
  keepSeats('newer', 5);
  for (let number = 0; number < 100; number++) memory.keepInvite(`invited-${number}`, 'mlem', 'invitation');
  expect(memory.keyOf('game-0', 0)).toBe('key-game-0');
});

test('keepSeat_with_full_storage_drops_finished_games_and_saves_the_key', () => {
  keepSeats('finished', 5);
  for (let number = 0; number < 5; number++) said(`finished-${number}`, 'over');
  limitStorage(JSON.stringify(memory.recall()).length);
  keepSeats('running', 3);
  expect(memory.isAtRisk()).toBe(false);
  expect(real.getItem('cosmodrome.tables')).toContain('key-running-2');
  expect(memory.recall().filter(({ finished }) => !finished)).toHaveLength(3);
});

test('keepSeat_with_blocked_storage_keeps_the_key_until_the_page_closes_and_is_at_risk', () => {
  limitStorage(0);
  memory.keepInvite('t1', 'mlem', 'invitation');
  expect([memory.find('t1')?.invite, memory.isAtRisk()]).toEqual(['invitation', false]);
  memory.keepSeat('t1', 'mlem', { seat: 0, key: 'key-of-ada', name: 'Ada' });
  expect([memory.keyOf('t1', 0), memory.isAtRisk()]).toEqual(['key-of-ada', true]);
  vi.unstubAllGlobals();
  memory.keepSeat('t2', 'mlem', { seat: 0, key: 'other-key', name: 'Ada' });
  expect(memory.isAtRisk()).toBe(false);
  expect(real.getItem('cosmodrome.tables')).toContain('key-of-ada');
});

test('recall_of_unreadable_storage_returns_no_tables', () => {
  localStorage.setItem('cosmodrome.tables', '{"not": "a list"');
  expect(memory.recall()).toEqual([]);
  localStorage.setItem('cosmodrome.tables', '[1, null, {"table": 5}]');
  expect(memory.recall()).toEqual([]);
});
