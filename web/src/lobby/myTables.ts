// Which of the tables that somebody sits at wait for them.
import type { Remembered } from '../lib/browser/seatKeys';
import type { TableInfo } from '../protocol';

export interface MyTable {
  table: TableInfo;
  myTurn: boolean;
}

export function mine(table: TableInfo | null, { seats }: Remembered): MyTable | null {
  if (!table) return null;
  const isMine = (seat: number): boolean => seats.some((held) => held.seat === seat) && !table.seats[seat]?.bot;
  return { table, myTurn: table.status === 'playing' && table.paused === null && table.asked.some(isMine) };
}

const ORDER: TableInfo['status'][] = ['playing', 'gathering', 'over', 'archive', 'closed'];

/** Where it is one's turn first, then what is still alive; otherwise as they came, the latest first. */
export function sorted(tables: MyTable[]): MyTable[] {
  const rank = ({ table, myTurn }: MyTable): number => (myTurn ? -1 : ORDER.indexOf(table.status));
  return [...tables].sort((a, b) => rank(a) - rank(b));
}
