// Splits the log into the chapters of the game, such as years.
import type { LogLine } from '../../protocol';

export interface Section {
  name: string | null; // null before the first chapter, and in games without chapters
  lines: LogLine[];
}

/** Groups lines by chapter. A chapter without changes stays the same object, so that its components are not updated. */
export function sectionsOf(log: LogLine[], before: Section[] = []): Section[] {
  const found: Section[] = [];
  for (const line of log) {
    const open = found.at(-1);
    // A chapter whose start was undone and redone continues.
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
