import { expect, test } from 'vitest';

import type { StoredTable } from '../lib/browser/seatKeys';
import type { TableInfo } from '../protocol';
import { mine, opponents, pointsOf, resultOf, sorted, toContinue, type MyTable } from './myTables';

const held = (...seats: number[]) =>
  ({ table: 't', game: 'mlem', invite: null, at: 0, seats: seats.map((seat) => ({ seat, key: 'k', name: 'Ada' })) }) as StoredTable;

function table(id: string, wanted: Partial<TableInfo>): TableInfo {
  const seats = [
    { seat: 0, bot: null },
    { seat: 1, bot: null },
  ];
  return { id, status: 'playing', paused: null, asked: [0], winners: [], points: [], scores: [], seats, ...wanted } as TableInfo;
}

const known = (id: string, wanted: Partial<TableInfo>, at = 0, myTurn = false): MyTable => ({ table: table(id, wanted), seats: [0], at, myTurn });
const ids = (tables: MyTable[]): string[] => tables.map(({ table: { id } }) => id);

test('it is my turn where one of my seats has to act', () => {
  expect(mine(table('a', {}), held(0))?.myTurn).toBe(true);
  expect(mine(table('a', {}), held(1))?.myTurn).toBe(false);
  expect(mine(table('a', { status: 'over' }), held(0))?.myTurn).toBe(false);
  expect(mine(table('a', { paused: 1 }), held(0))?.myTurn).toBe(false);
  expect(mine(null, held(0))).toBeNull();
});

test('it is not my turn where a bot plays for me', () => {
  const seats = [
    { seat: 0, bot: 'steady' },
    { seat: 1, bot: null },
  ] as TableInfo['seats'];
  expect(mine(table('a', { seats }), held(0))?.myTurn).toBe(false);
});

test('tables where it is your turn come first, finished games last', () => {
  const tables = [known('over', { status: 'over' }), known('waits', { status: 'gathering' }), known('theirs', {}), known('mine', {}, 0, true)];
  expect(ids(sorted(tables))).toEqual(['mine', 'theirs', 'waits', 'over']);
});

test('games to continue are those that run, with your turn first and then the latest', () => {
  const tables = [
    known('old', {}, 1),
    known('over', { status: 'over' }, 9),
    known('waits', { status: 'gathering' }, 9),
    known('mine, old', {}, 2, true),
    known('new', {}, 5),
    known('mine, new', {}, 3, true),
  ];
  expect(ids(toContinue(tables))).toEqual(['mine, new', 'mine, old', 'new', 'old']);
});

test('your own points come first, and those of a shared device stay in order', () => {
  const running = table('a', { points: [3, 8, 5] });
  expect(pointsOf({ table: running, seats: [1], at: 0, myTurn: false })).toEqual([8, 3, 5]);
  expect(pointsOf({ table: running, seats: [1, 2], at: 0, myTurn: false })).toEqual([3, 8, 5]);
  expect(pointsOf(known('over', { status: 'over', points: [], scores: [24, 11] }))).toEqual([24, 11]);
});

test('opponents are the seats of others', () => {
  expect(opponents(known('a', {})).map(({ seat }) => seat)).toEqual([1]);
});

test('the result is that of your one seat', () => {
  const result = (winners: number[], seats = [0]) => resultOf({ table: table('a', { status: 'over', winners }), seats, at: 0, myTurn: false });
  expect([result([0]), result([1]), result([0, 1]), result([])]).toEqual(['won', 'lost', 'shared', 'ended']);
  expect(result([0], [0, 1])).toBe('ended');
});
