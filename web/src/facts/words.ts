// The names of a pack's lists, fields and words: the game's own where it gives them, else as they stand in the pack.
import { say, speech } from '../lib/text.svelte';

const plain = (word: string) => word.replaceAll('_', ' ');

/** A list's heading or a column's. A field may be called differently in one list than in the others. */
export function nameOf(field: string, list?: string): string {
  const ids = list === undefined ? [`fact-${field}`] : [`fact-${list}-${field}`, `fact-field-${field}`];
  const found = ids.find(speech.knows);
  return found ? say(found) : plain(field);
}

export function wordOf(value: unknown): string {
  if (typeof value === 'boolean') return say(value ? 'table-yes' : 'table-no');
  if (typeof value !== 'string') return typeof value === 'object' ? JSON.stringify(value) : String(value);
  const id = `fact-word-${value.replaceAll(':', '-')}`;
  return speech.knows(id) ? say(id) : plain(value);
}
