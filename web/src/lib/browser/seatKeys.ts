// The seat keys stored in this browser. There are no accounts: without its key a seat is lost.
import type { TableInfo } from '../../protocol';
import { isUnsaved, load, store } from './storage.svelte';

export interface HeldSeat {
  seat: number | null; // null until the server has said which seat the key is for
  key: string;
  name: string;
  since?: number; // when this browser got the key, in milliseconds since 1970
  nonce?: string; // the player's contribution to the draws, if the seat was taken in this browser
  commitment?: string; // the commitment to the seed that this browser saw before
}

export interface StoredTable {
  table: string;
  game: string;
  seats: HeldSeat[];
  invite: string | null;
  at: number; // when it was last used, in milliseconds since 1970
  finished?: boolean; // in the latest response of the server
}

const MOST_OTHERS = 60; // finished games and invitations beyond this number are dropped, the oldest first; keys of unfinished games never

const FINISHED: TableInfo['status'][] = ['over', 'closed', 'archive'];

export function isFinished(status: TableInfo['status']): boolean {
  return FINISHED.includes(status);
}

function isRemembered(value: unknown): value is StoredTable {
  const entry = value as StoredTable | null;
  return typeof entry?.table === 'string' && Array.isArray(entry.seats);
}

/** All tables, the latest first. */
export function storedTables(): StoredTable[] {
  const found = load('tables');
  return Array.isArray(found) ? found.filter(isRemembered).sort((a, b) => b.at - a.at) : [];
}

export function find(table: string): StoredTable | null {
  return storedTables().find((entry) => entry.table === table) ?? null;
}

/** All unfinished games with a key, and the given number of other entries, the latest first. */
function trim(entries: StoredTable[], room: number): StoredTable[] {
  let others = 0;
  return entries.filter(({ seats, finished }) => (seats.length > 0 && !finished) || ++others <= room);
}

/** Save the entries, the latest first. If storage is full, finished games are dropped. */
function save(entries: StoredTable[]): void {
  const saved = [MOST_OTHERS, 1, 0].some((room) => store('tables', trim(entries, room)));
  if (!saved) store('tables', trim(entries, MOST_OTHERS)); // until the page is closed
}

/** True if the browser did not save the newest keys; reactive. */
export function isAtRisk(): boolean {
  return isUnsaved('tables') && storedTables().some(({ seats }) => seats.length > 0);
}

function change(table: string, edit: (entry: StoredTable) => void): void {
  const all = storedTables();
  const entry = all.find((other) => other.table === table) ?? { table, game: '', seats: [], invite: null, at: 0 };
  edit(entry);
  entry.at = Date.now();
  save([entry, ...all.filter((other) => other.table !== table)]);
}

/** Store the status of a table: only the keys of finished games may be dropped. */
export function updateStatus({ id, status }: TableInfo): void {
  const all = storedTables();
  const entry = all.find(({ table }) => table === id);
  if (!entry || Boolean(entry.finished) === isFinished(status)) return;
  entry.finished = isFinished(status);
  save(all);
}

/** Add the seats of another browser. Returns the number of tables where a key was added or replaced by a newer one. */
export function merge(others: StoredTable[]): number {
  const all = storedTables();
  let changed = 0;
  for (const other of others) {
    const known = all.find(({ table }) => table === other.table);
    if (!known) all.push(other);
    const seats = known ? mergeSeats(known.seats, other.seats) : other.seats;
    if (!known || seats.some((held) => !known.seats.includes(held))) changed += 1;
    if (known) Object.assign(known, { seats, invite: known.invite ?? other.invite, at: Math.max(known.at, other.at) });
  }
  save(all.sort((a, b) => b.at - a.at));
  return changed;
}

/** Of two keys for one seat the newer one stays. */
function mergeSeats(ours: HeldSeat[], theirs: HeldSeat[]): HeldSeat[] {
  const seats = [...ours];
  for (const held of theirs) {
    if (seats.some(({ key }) => key === held.key)) continue;
    const index = held.seat === null ? -1 : seats.findIndex(({ seat }) => seat === held.seat);
    const same = seats[index];
    if (!same) seats.push(held);
    else if ((held.since ?? 0) > (same.since ?? 0)) seats[index] = held;
  }
  return seats;
}

export function storeSeat(table: string, game: string, held: HeldSeat): void {
  change(table, (entry) => {
    entry.game = game || entry.game;
    const known = entry.seats.find((other) => other.key === held.key); // its own link may contain a known key
    entry.seats = [...entry.seats.filter((other) => other !== known), { since: Date.now(), ...known, ...held }];
  });
}

/** Replace the key of a seat; the old one no longer works. */
export function changeKey(table: string, old: string, key: string): void {
  change(table, (entry) => {
    entry.seats = entry.seats.map((held) => (held.key === old ? { ...held, key, since: Date.now() } : held));
  });
}

/** Remove the key of a seat that is no longer ours; an invitation to the table stays. */
export function dropSeat(table: string, seat: number): void {
  change(table, (entry) => {
    entry.seats = entry.seats.filter((held) => held.seat !== seat);
  });
}

export function storeInvite(table: string, game: string, invite: string): void {
  change(table, (entry) => {
    entry.game = game || entry.game;
    entry.invite = invite;
  });
}

/** Store the seats and names that belong to the keys, as the server has reported them. */
export function confirmSeats(table: string, game: string, yours: { seat: number; name: string }[]): void {
  const known = find(table);
  if (!known?.seats.length) return;
  change(table, (entry) => {
    entry.game = game;
    const unnamed = yours.filter(({ seat }) => !entry.seats.some((held) => held.seat === seat));
    for (const held of entry.seats) {
      if (held.seat === null) held.seat = unnamed.shift()?.seat ?? null;
      held.name = yours.find(({ seat }) => seat === held.seat)?.name ?? held.name;
    }
  });
}

export function forget(table: string): void {
  save(storedTables().filter((entry) => entry.table !== table));
  store(
    'seen',
    allEventsSeen().filter(([other]) => other !== table),
  );
}

/** How many events of each table have been shown, the latest table last. Changes with every move, so it is stored separately. */
function allEventsSeen(): [string, number][] {
  const found = load('seen');
  return Array.isArray(found) ? found.filter((each): each is [string, number] => typeof each?.[0] === 'string' && typeof each[1] === 'number') : [];
}

/** How many events of a table have been shown here; null if it was never opened. */
export function eventsSeen(table: string): number | null {
  return allEventsSeen().find(([other]) => other === table)?.[1] ?? null;
}

export function storeEventsSeen(table: string, events: number): void {
  store('seen', [...allEventsSeen().filter(([other]) => other !== table), [table, events]].slice(-MOST_OTHERS));
}

export function keyOf(table: string, seat: number | null): string | null {
  return find(table)?.seats.find((held) => held.seat === seat)?.key ?? null;
}

/** The key for a view: the seat's own or any of ours, so that the server reports which views we may see. */
export function keyFor(table: string, seat: number | null): string | null {
  return keyOf(table, seat) ?? find(table)?.seats[0]?.key ?? null;
}
