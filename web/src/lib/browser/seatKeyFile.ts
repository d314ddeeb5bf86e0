// The file that carries seat keys to another browser.
import type { HeldSeat, StoredTable } from './seatKeys';

export const FORMAT = 'cosmodrome-keys';
export const VERSION = 1;

export interface KeyFile {
  format: typeof FORMAT;
  version: number;
  tables: StoredTable[];
}

/** The file with all entries that have a key. */
export function keyFile(entries: StoredTable[]): KeyFile {
  return { format: FORMAT, version: VERSION, tables: entries.filter(({ seats }) => seats.length > 0) };
}

/** The entries of a file, with known fields only; null if it is not such a file or is of another version. */
export function readKeyFile(text: string): StoredTable[] | null {
  let file: Partial<KeyFile> | null;
  try {
    file = JSON.parse(text) as Partial<KeyFile> | null;
  } catch {
    return null;
  }
  if (file?.format !== FORMAT || file.version !== VERSION || !Array.isArray(file.tables)) return null;
  const entries = file.tables.map(entryOf);
  return entries.every((entry) => entry !== null) ? entries : null;
}

function entryOf(value: unknown): StoredTable | null {
  const { table, game, seats, invite, at, finished } = (value ?? {}) as Record<string, unknown>;
  if (typeof table !== 'string' || !/^[\w-]{1,64}$/.test(table) || !Array.isArray(seats) || !seats.length) return null;
  const held = seats.map(seatOf);
  if (!held.every((seat) => seat !== null)) return null;
  return { table, game: text(game) ?? '', seats: held, invite: text(invite) ?? null, at: time(at) ?? 0, finished: finished === true };
}

function seatOf(value: unknown): HeldSeat | null {
  const { seat, key, name, since, nonce, commitment } = (value ?? {}) as Record<string, unknown>;
  if (typeof key !== 'string' || !key || (seat !== null && !Number.isInteger(seat))) return null;
  return { seat: seat as number | null, key, name: text(name) ?? '', since: time(since), nonce: text(nonce), commitment: text(commitment) };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A time in the past: a clock that is ahead must not make a key newer than all later ones. */
const time = (value: unknown): number | undefined => (typeof value === 'number' && value >= 0 ? Math.min(value, Date.now()) : undefined);
