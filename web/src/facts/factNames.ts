// Names of a pack's lists, fields and values: translated by the game where it has a message, else as written in the pack.
import { say, translator } from '../lib/i18n/text.svelte';

const plain = (word: string) => word.replaceAll('_', ' ');

/** The heading of a list or a column. The name of a field can differ between lists. */
export function nameOf(field: string, list?: string): string {
  const ids = list === undefined ? [`fact-${field}`] : [`fact-${list}-${field}`, `fact-field-${field}`];
  const found = ids.find(translator.has);
  return found ? say(found) : plain(field);
}

/** The fields of a value with their names, which are those of the columns of its list. */
export const fieldsOf = (value: object, list?: string): string[] =>
  Object.entries(value).map(([field, each]) => say('facts-part', { field: nameOf(field, list), value: wordOf(each, list) }));

/** A note or a source: the sentence of the game that it names, or the text itself in an owner's pack. */
export function noteOf(note: string): string {
  const id = `fact-note-${note}`;
  return translator.has(id) ? say(id) : note;
}

export function wordOf(value: unknown, list?: string): string {
  if (typeof value === 'boolean') return say(value ? 'table-yes' : 'table-no');
  if (Array.isArray(value)) return value.map((each) => wordOf(each, list)).join(', ');
  if (typeof value === 'object' && value !== null) return fieldsOf(value, list).join(', ');
  if (typeof value !== 'string') return String(value);
  const id = `fact-word-${value.replaceAll(':', '-')}`;
  return translator.has(id) ? say(id) : plain(value);
}
