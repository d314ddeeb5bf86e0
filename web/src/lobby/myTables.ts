// The order of a player's tables, which of them wait for a move, and how they stand.
import { isFinished, type StoredTable } from '../lib/browser/seatKeys';
import type { SeatInfo, TableInfo } from '../protocol';

export interface MyTable {
  table: TableInfo;
  seats: number[]; // held by this browser
  myTurn: boolean;
  at: number; // when it was last used here, in milliseconds since 1970
}

export function mine(table: TableInfo | null, { seats: held, at }: StoredTable): MyTable | null {
  if (!table) return null;
  const seats = held.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  const isMine = (seat: number): boolean => seats.includes(seat) && !table.seats[seat]?.bot;
  return { table, seats, at, myTurn: table.status === 'playing' && table.paused === null && table.asked.some(isMine) };
}

const ORDER: TableInfo['status'][] = ['playing', 'gathering', 'over', 'archive', 'closed'];

/** Tables where it is your turn first, then unfinished ones, each group with the latest first. */
export function sorted(tables: MyTable[]): MyTable[] {
  const rank = ({ table, myTurn }: MyTable): number => (myTurn ? -1 : ORDER.indexOf(table.status));
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.at - a.at);
}

/** The games to continue: where it is your turn first, then the latest. */
export function toContinue(tables: MyTable[]): MyTable[] {
  return sorted(tables.filter(({ table }) => table.status === 'playing'));
}

/** The points of all seats, your own first; none where nobody may see them. */
export function pointsOf({ table, seats }: MyTable): number[] {
  const points = isFinished(table.status) ? table.scores : table.points;
  const own = points.filter((_, seat) => seats.includes(seat));
  return own.length === 1 ? [...own, ...points.filter((_, seat) => !seats.includes(seat))] : points;
}

export function opponents({ table, seats }: MyTable): SeatInfo[] {
  return table.seats.filter(({ seat }) => !seats.includes(seat));
}

export type Result = 'won' | 'shared' | 'lost' | 'ended';

/** How a finished game ended for you; `ended` without a winner, or if this browser held several seats. */
export function resultOf({ table, seats }: MyTable): Result {
  if (!table.winners.length || seats.length !== 1) return 'ended';
  if (!table.winners.includes(seats[0]!)) return 'lost';
  return table.winners.length > 1 ? 'shared' : 'won';
}
