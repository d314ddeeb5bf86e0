// The order of a player's tables, and which of them wait for a move.
import type { StoredTable } from '../lib/browser/seatKeys';
import type { TableInfo } from '../protocol';

export interface MyTable {
  table: TableInfo;
  myTurn: boolean;
}

export function mine(table: TableInfo | null, { seats }: StoredTable): MyTable | null {
  if (!table) return null;
  const isMine = (seat: number): boolean => seats.some((held) => held.seat === seat) && !table.seats[seat]?.bot;
  return { table, myTurn: table.status === 'playing' && table.paused === null && table.asked.some(isMine) };
}

const ORDER: TableInfo['status'][] = ['playing', 'gathering', 'over', 'archive', 'closed'];

/** Tables where it is your turn first, then unfinished ones, each group with the latest first. */
export function sorted(tables: MyTable[]): MyTable[] {
  const rank = ({ table, myTurn }: MyTable): number => (myTurn ? -1 : ORDER.indexOf(table.status));
  return [...tables].sort((a, b) => rank(a) - rank(b));
}
