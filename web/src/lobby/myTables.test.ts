import { expect, test } from 'vitest';

import type { StoredTable } from '../lib/browser/seatKeys';
import type { TableInfo } from '../protocol';
import { mine, sorted } from './myTables';

const held = (seat: number) => ({ table: 't', game: 'mlem', invite: null, at: 0, seats: [{ seat, key: 'k', name: 'Ada' }] }) as StoredTable;

function table(id: string, wanted: Partial<TableInfo>): TableInfo {
  const seats = [
    { seat: 0, bot: null },
    { seat: 1, bot: null },
  ];
  return { id, status: 'playing', paused: null, asked: [0], winners: [], seats, ...wanted } as TableInfo;
}

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

test('tables where it is my turn come first, finished games last', () => {
  const tables = [
    { table: table('over', { status: 'over' }), myTurn: false },
    { table: table('waits', { status: 'gathering' }), myTurn: false },
    { table: table('theirs', {}), myTurn: false },
    { table: table('mine', {}), myTurn: true },
  ];
  expect(sorted(tables).map(({ table: { id } }) => id)).toEqual(['mine', 'theirs', 'waits', 'over']);
});
