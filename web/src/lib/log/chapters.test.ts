import { expect, test } from 'vitest';

import type { LogLine } from '../../protocol';
import { sectionsOf } from './chapters';

const line = (event: number, chapter: string | null = null): LogLine => ({ event, step: event, text: `line ${event}`, chapter, headline: false, by: null });

test('lines belong to the current chapter, and those before the first to none', () => {
  const sections = sectionsOf([line(0), line(1), line(2, '1956'), line(3), line(4, '1957')]);
  expect(sections.map(({ name, lines }) => [name, lines.map(({ event }) => event)])).toEqual([
    [null, [0, 1]],
    ['1956', [2, 3]],
    ['1957', [4]],
  ]);
});

test('a game without chapters has one section', () => {
  expect(sectionsOf([line(0), line(1)]).map(({ name }) => name)).toEqual([null]);
  expect(sectionsOf([])).toEqual([]);
});

test('a chapter whose start was undone continues when it starts again', () => {
  const sections = sectionsOf([line(0, '1956'), line(1, '1957'), line(2), line(3, '1957'), line(4)]);
  expect(sections.map(({ name, lines }) => [name, lines.length])).toEqual([
    ['1956', 1],
    ['1957', 4],
  ]);
});

test('what has not changed stays the very same object', () => {
  const log = [line(0, '1956'), line(1), line(2, '1957')];
  const before = sectionsOf(log);
  const after = sectionsOf([...log, line(3)], before);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  const translated = log.map((each) => ({ ...each }));
  expect(sectionsOf(translated, before)[0]).not.toBe(before[0]);
});
