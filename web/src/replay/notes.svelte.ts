// Personal notes on matches, stored only in this browser.
import { load, store } from '../lib/browser/storage.svelte';

const NAME = 'notes';
const MOST_TABLES = 200; // those with the oldest notes are dropped
export const LONGEST = 1_000; // characters of a note

export interface Note {
  id: number;
  step: number;
  text: string;
}

interface Stored {
  at: number; // the time of the last change
  notes: Note[];
}

/** The stored notes of all matches; what is not a note is left out, since anyone may edit the storage. */
function stored(): Record<string, Stored> {
  const found = load(NAME);
  if (typeof found !== 'object' || found === null) return {};
  const tables: Record<string, Stored> = {};
  for (const [table, entry] of Object.entries(found as Record<string, Partial<Stored> | null>)) {
    const notes = Array.isArray(entry?.notes) ? entry.notes.filter(isNote) : [];
    if (notes.length) tables[table] = { at: Number(entry?.at) || 0, notes };
  }
  return tables;
}

function isNote(value: unknown): value is Note {
  const { id, step, text } = (value ?? {}) as Record<string, unknown>;
  return Number.isInteger(id) && Number.isInteger(step) && typeof text === 'string' && text !== '';
}

export class Notes {
  list = $state.raw<Note[]>([]); // in the order of the match
  unsaved = $state(false); // the browser did not store the latest change

  constructor(readonly table: string) {
    this.list = sorted(stored()[table]?.notes ?? []);
  }

  add(step: number, text: string): void {
    if (!text.trim()) return;
    const id = Math.max(0, ...this.list.map((note) => note.id)) + 1;
    this.change([...this.list, { id, step, text: cut(text) }]);
  }

  /** A note without text is deleted. */
  edit(id: number, text: string): void {
    if (text.trim()) this.change(this.list.map((note) => (note.id === id ? { ...note, text: cut(text) } : note)));
    else this.remove(id);
  }

  remove(id: number): void {
    this.change(this.list.filter((note) => note.id !== id));
  }

  at(step: number): Note[] {
    return this.list.filter((note) => note.step === step);
  }

  private change(list: Note[]): void {
    this.list = sorted(list);
    const all = stored(); // another window may have changed the notes of other matches
    delete all[this.table];
    const others = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
    const kept = Object.fromEntries(others.slice(0, MOST_TABLES - 1));
    if (list.length) kept[this.table] = { at: Date.now(), notes: this.list };
    this.unsaved = !store(NAME, kept);
  }
}

const cut = (text: string): string => text.trim().slice(0, LONGEST);
const sorted = (notes: Note[]): Note[] => [...notes].sort((a, b) => a.step - b.step || a.id - b.id);
