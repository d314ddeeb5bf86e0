// Ship designs: the current one, and those saved by name in this browser for all tables.
import { load, store } from '../../../lib/browser/storage.svelte';

export type Parts = Record<string, number>;
export interface Design {
  name: string;
  parts: Parts;
}

const DRAWER = 'leaving_earth.designs';
const MOST_KEPT = 40;
export const MOST_PARTS = 60;

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((count) => Number.isInteger(count) && (count as number) > 0 && (count as number) <= MOST_PARTS);

/** The saved designs, as far as they can be read. */
export function kept(found: unknown): Design[] {
  if (!Array.isArray(found)) return [];
  return (found as Partial<Design>[])
    .filter((one): one is Design => typeof one?.name === 'string' && one.name !== '' && isParts(one.parts))
    .slice(0, MOST_KEPT);
}

export const sizeOf = (parts: Parts): number => Object.values(parts).reduce((sum, count) => sum + count, 0);

export class Designs {
  parts = $state.raw<Parts>({});
  saved = $state.raw<Design[]>(kept(load(DRAWER)));

  add(item: string, count: number): void {
    const wanted = Math.max(0, (this.parts[item] ?? 0) + count);
    if (sizeOf(this.parts) + count > MOST_PARTS) return;
    const { [item]: _, ...others } = this.parts;
    this.parts = wanted ? { ...others, [item]: wanted } : others;
  }

  take(parts: Parts): void {
    this.parts = { ...parts };
  }

  save(name: string): void {
    const named = name.trim().slice(0, 40);
    if (!named || !sizeOf(this.parts)) return;
    this.saved = [{ name: named, parts: this.parts }, ...this.saved.filter((one) => one.name !== named)].slice(0, MOST_KEPT);
    store(DRAWER, this.saved);
  }

  forget(name: string): void {
    this.saved = this.saved.filter((one) => one.name !== name);
    store(DRAWER, this.saved);
  }
}
