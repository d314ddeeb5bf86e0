// Whether the draws of a finished match follow from the seed that was sealed before it, as docs/records.md describes. Nothing is used
// but the browser's own cryptography, so nobody has to take the server's word for it.

export interface DrawEvent {
  stream: string;
  index: number;
  outcome: number | number[];
  weights: number[];
}

/** What this browser stored about a seat before the match. */
export interface Witness {
  seat: number | null;
  nonce?: string;
  commitment?: string;
}

export type Verdict =
  | ({ kind: 'fair'; draws: number; single: number; seed: string } & Sealed)
  | { kind: 'differs'; event: number; stream: string; index: number; told: string; due: string }
  | { kind: 'skipped'; event: number; stream: string; index: number; due: number }
  | { kind: 'unsealed'; commitment: string; found: string } // the seed is not the one that was sealed
  | { kind: 'resealed'; commitment: string; seen: string } // the seal is not the one that this browser saw before the match
  | { kind: 'replaced'; seat: number; nonce: string; sent: string } // the number that this browser sent is not part of the draws
  | { kind: 'renamed' } // the name of the match is not the one that the seed gives
  | { kind: 'unfinished' } // the seed is still secret
  | { kind: 'lab' } // a simulated match, in which nothing was sealed
  | { kind: 'unreadable' };

interface Sealed {
  nonces: string[];
  commitment: string;
  own: number[]; // the seats whose nonce was sent by this browser
  seen: boolean; // the commitment is the one that this browser saw before the match
}

interface Event {
  kind: string;
  [field: string]: unknown;
}

const SPAN = 1n << 64n;
const SEED = /^[0-9a-f]{64}$/i;
const text = new TextEncoder();

/** Browsers provide their cryptography only to pages from https or localhost. */
export function canCheck(): boolean {
  return typeof globalThis.crypto?.subtle?.sign === 'function';
}

export function bytesOf(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexadecimalOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The draws of one match, derived from its seed. */
export class Drawer {
  private constructor(
    private readonly key: CryptoKey,
    private readonly head: string,
  ) {}

  static async of(seed: Uint8Array<ArrayBuffer>, match: string, nonces: string[]): Promise<Drawer> {
    const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return new Drawer(key, `${match}|${nonces.join(',')}`);
  }

  async sign(message: string): Promise<ArrayBuffer> {
    return crypto.subtle.sign('HMAC', this.key, text.encode(message));
  }

  /** A uniformly distributed integer below `total`: numbers beyond the last full multiple are drawn again. */
  async below(total: bigint, stream: string, index: number): Promise<bigint> {
    const limit = SPAN - (SPAN % total);
    for (let attempt = 0; ; attempt++) {
      const signed = await this.sign(`${this.head}|${stream}|${index}|${attempt}`);
      const number = new DataView(signed).getBigUint64(0);
      if (number < limit) return number % total;
    }
  }

  /** An index into the weights. */
  async weighted(weights: number[], stream: string, index: number): Promise<number> {
    let rest = await this.below(
      weights.reduce((sum, weight) => sum + BigInt(weight), 0n),
      stream,
      index,
    );
    for (const [outcome, weight] of weights.entries()) {
      rest -= BigInt(weight);
      if (rest < 0n) return outcome;
    }
    throw new Error('the weights sum to the total');
  }
}

function isDraw(event: Event): event is Event & DrawEvent {
  const { kind, stream, index, outcome, weights } = event;
  const whole = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
  return (
    kind === 'draw' &&
    typeof stream === 'string' &&
    whole(index) &&
    (whole(outcome) || (Array.isArray(outcome) && outcome.every(whole))) &&
    Array.isArray(weights) &&
    weights.every(whole) &&
    weights.some((weight) => weight > 0)
  );
}

/** Check every draw of a record, and that the values stored in this browser are in it; stops at the first error. */
export async function check(record: unknown, witnesses: Witness[] = []): Promise<Verdict> {
  const events = (record as { events?: Event[] } | null)?.events;
  if (!Array.isArray(events) || events[0]?.kind !== 'start') return { kind: 'unreadable' };
  const [start] = events;
  if ((start.draws ?? 'hmac/1') !== 'hmac/1') return { kind: 'lab' };
  const end = events.at(-1);
  const { match, commitment } = start;
  if (end?.kind !== 'end') return { kind: 'unfinished' };
  const { seed } = end;
  if (typeof match !== 'string' || typeof commitment !== 'string' || typeof seed !== 'string' || !SEED.test(seed)) {
    return { kind: 'unreadable' };
  }
  const found = hexadecimalOf(await crypto.subtle.digest('SHA-256', bytesOf(seed)));
  if (found !== commitment) return { kind: 'unsealed', commitment, found };
  const nonces = events[1]?.kind === 'nonces' && Array.isArray(events[1].nonces) ? events[1].nonces.map(String) : [];
  const drawer = await Drawer.of(bytesOf(seed), match, nonces);
  if (hexadecimalOf(await drawer.sign('match id')).slice(0, 16) !== match) return { kind: 'renamed' };
  const sealed = compare(nonces, commitment, witnesses);
  return 'kind' in sealed ? sealed : checkDraws(events, drawer, { ...sealed, seed });
}

/** A server could commit to another seed later, or leave out a nonce; a browser that took part notices. */
function compare(nonces: string[], commitment: string, witnesses: Witness[]): Sealed | Verdict {
  const own: number[] = [];
  for (const { seat, nonce: sent, commitment: seen } of witnesses) {
    if (seen !== undefined && seen !== commitment) return { kind: 'resealed', commitment, seen };
    if (seat === null || sent === undefined) continue;
    const nonce = nonces[seat] ?? '';
    if (nonce !== sent) return { kind: 'replaced', seat, nonce, sent };
    own.push(seat);
  }
  return { nonces, commitment, own, seen: witnesses.some((witness) => witness.commitment !== undefined) };
}

async function checkDraws(events: Event[], drawer: Drawer, sealed: Sealed & { seed: string }): Promise<Verdict> {
  // A server that could skip an index could wait for a favourable draw.
  const next = new Map<string, number>();
  let draws = 0;
  let single = 0;
  for (const [number, event] of events.entries()) {
    if (event.kind !== 'draw') continue;
    if (!isDraw(event)) return { kind: 'unreadable' };
    const { stream, index, weights } = event;
    const told = [event.outcome].flat();
    const due = next.get(stream) ?? 0;
    if (index !== due) return { kind: 'skipped', event: number, stream, index, due };
    const derived = await Promise.all(told.map((_, place) => drawer.weighted(weights, stream, index + place)));
    if (derived.join() !== told.join()) {
      return { kind: 'differs', event: number, stream, index, told: told.join(' '), due: derived.join(' ') };
    }
    next.set(stream, index + told.length);
    draws++;
    single += told.length;
  }
  return { kind: 'fair', draws, single, ...sealed };
}
