// What somebody has missed at a table, in short: what one would tell a friend, chapter by chapter, and how much else there was.
import type { LogLine } from '../../protocol';
import { sectionsOf } from './chapters';

export const GLANCE = 15_000; // milliseconds; whoever looks elsewhere for a moment has not been away
const FEWEST = 2; // lines; less than that is seen at a glance
const MOST = 12; // headlines of a chapter

export interface Span {
  from: number; // the first event that was missed
  to: number; // the one after the last
}

export interface Missed {
  chapters: { name: string | null; headlines: LogLine[]; more: number }[];
  smaller: number; // lines besides the headlines
  step: number; // of the replay, from where to watch
}

/** What happened meanwhile, unless that was next to nothing. What people did themselves, on another device, they have not missed. */
export function missed(log: LogLine[], { from, to }: Span, yours: number[]): Missed | null {
  const isMissed = (line: LogLine): boolean => line.event >= from && line.event < to && !(line.by !== null && yours.includes(line.by));
  const lines = log.filter(isMissed);
  const [first] = lines;
  if (!first || lines.length < FEWEST) return null;
  const chapters = sectionsOf(log)
    .map(({ name, lines: told }) => ({ name, headlines: told.filter((line) => line.headline && isMissed(line)) }))
    .filter(({ headlines }) => headlines.length > 0)
    .map(({ name, headlines }) => ({ name, headlines: headlines.slice(0, MOST), more: Math.max(0, headlines.length - MOST) }));
  return { chapters, smaller: lines.filter(({ headline }) => !headline).length, step: first.step };
}
