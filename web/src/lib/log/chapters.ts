// The log in the parts that the game tells it in, such as years.
import type { LogLine } from '../../protocol';

export interface Section {
  name: string | null; // of what was told before the first chapter, or where there are none, nothing
  lines: LogLine[];
}

/** The lines under the chapters they belong to. A part that is as it was before is the very same object, so that nothing that shows it has to be done anew. */
export function sectionsOf(log: LogLine[], before: Section[] = []): Section[] {
  const found: Section[] = [];
  for (const line of log) {
    const open = found.at(-1);
    // A chapter whose beginning was taken back and comes again goes on.
    if (!open || (line.chapter !== null && line.chapter !== open.name)) found.push({ name: line.chapter, lines: [line] });
    else open.lines.push(line);
  }
  return found.map((section, index) => {
    const known = before[index];
    return known && isSame(known, section) ? known : section;
  });
}

function isSame(one: Section, other: Section): boolean {
  return one.name === other.name && one.lines.length === other.lines.length && one.lines.every((line, index) => line === other.lines[index]);
}
