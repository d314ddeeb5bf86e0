// The names of a pack's lists, fields and words: the game's own where it gives them, else as they stand in the pack.
import { say, speech } from '../lib/i18n/text.svelte';

const plain = (word: string) => word.replaceAll('_', ' ');

/** A list's heading or a column's. A field may be called differently in one list than in the others. */
export function nameOf(field: string, list?: string): string {
  const ids = list === undefined ? [`fact-${field}`] : [`fact-${list}-${field}`, `fact-field-${field}`];
  const found = ids.find(speech.knows);
  return found ? say(found) : plain(field);
}

/** The fields of a value, each with its name; they are called as the columns of its list are. */
export const fieldsOf = (value: object, list?: string): string[] =>
  Object.entries(value).map(([field, each]) => say('facts-part', { field: nameOf(field, list), value: wordOf(each, list) }));

export function wordOf(value: unknown, list?: string): string {
  if (typeof value === 'boolean') return say(value ? 'table-yes' : 'table-no');
  if (Array.isArray(value)) return value.map((each) => wordOf(each, list)).join(', ');
  if (typeof value === 'object' && value !== null) return fieldsOf(value, list).join(', ');
  if (typeof value !== 'string') return String(value);
  const id = `fact-word-${value.replaceAll(':', '-')}`;
  return speech.knows(id) ? say(id) : plain(value);
}
