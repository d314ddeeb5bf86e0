// Turns a data pack into tables. Lists and fields differ from game to game: only `provenance` and `source` are known here.

export const GRADES = ['rulebook', 'public', 'inferred', 'reconstructed', 'ours'] as const;

/** One printed entry with its source. */
export interface Entry {
  anchor: string; // such as 'space.7', as the info marks of the boards have it, or 'die' for a single entry
  label: string | number | null; // tells it apart from the others of its list
  values: Record<string, unknown>;
  grade: string;
  source: string;
  finer: [string, string][]; // fields with a provenance of their own, such as `site_provenance`
}

export interface Sheet {
  name: string;
  columns: string[];
  entries: Entry[];
  single: boolean;
}

type Fields = Record<string, unknown>;

const SUFFIX = '_provenance';
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An entry's label: its number or its name, else its index. */
function labelOf(fields: Fields, place: number): string | number {
  const { number, name } = fields;
  return typeof number === 'number' || typeof name === 'string' ? ((number ?? name) as string | number) : place;
}

function entryOf(list: string, fields: Fields, place: number | null): Entry {
  const known = ['provenance', 'source', ...(place === null ? [] : ['number', 'name'])];
  const values = Object.entries(fields).filter(([key]) => !known.includes(key) && !key.endsWith(SUFFIX));
  const finer = Object.entries(fields).filter(([key]) => key.endsWith(SUFFIX));
  return {
    anchor: place === null ? list : `${list}.${typeof fields.number === 'number' ? fields.number : place}`,
    label: place === null ? null : labelOf(fields, place),
    values: Object.fromEntries(values),
    grade: String(fields.provenance),
    source: typeof fields.source === 'string' ? fields.source : '',
    finer: finer.map(([key, grade]) => [key.slice(0, -SUFFIX.length), String(grade)]),
  };
}

/** Every part of the pack that has a provenance. */
export function sheetsOf(facts: Fields): Sheet[] {
  const sheets: Sheet[] = [];
  for (const [name, found] of Object.entries(facts)) {
    const single = isFields(found);
    const listed: Fields[] = single ? [found] : Array.isArray(found) ? found.filter(isFields) : [];
    const entries = listed.map((fields, place) => entryOf(name, fields, single ? null : place)).filter(({ grade }) => grade !== 'undefined');
    if (!entries.length) continue;
    sheets.push({ name, single, entries, columns: [...new Set(entries.flatMap(({ values }) => Object.keys(values)))] });
  }
  return sheets;
}

/** The number of entries of each grade, the most certain first; unknown grades come last. */
export function countsOf(sheets: Sheet[]): [string, number][] {
  const counts = new Map<string, number>(GRADES.map((grade) => [grade, 0]));
  for (const { grade } of sheets.flatMap(({ entries }) => entries)) counts.set(grade, (counts.get(grade) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 0);
}

/** The entry for the anchor of an info mark, such as 'space.7'. */
export function entryAt(facts: Fields, fact: string): Entry | null {
  const [list = '', which] = fact.split('.');
  const found = sheetsOf({ [list]: facts[list] })[0]?.entries ?? [];
  return found.find(({ anchor, label }) => anchor === fact || String(label) === which) ?? found[Number(which)] ?? found[0] ?? null;
}
