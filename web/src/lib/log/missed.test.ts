import { expect, test } from 'vitest';

import type { LogLine } from '../../protocol';
import { missed } from './missed';

function line(event: number, more: Partial<LogLine> = {}): LogLine {
  return { event, step: event + 100, text: `line ${event}`, chapter: null, headline: false, by: null, ...more };
}

const texts = (found: ReturnType<typeof missed>) => found?.chapters.map(({ name, headlines }) => [name, headlines.map(({ event }) => event)]);

test('headlines are listed by chapter, other lines are counted', () => {
  const log = [
    line(0, { chapter: '1956' }),
    line(1, { headline: true }),
    line(2, { headline: true }),
    line(3),
    line(4, { chapter: '1957' }),
    line(5, { headline: true }),
    line(6, { headline: true }),
  ];
  const found = missed(log, { from: 2, to: 6 }, []);
  expect(texts(found)).toEqual([
    ['1956', [2]],
    ['1957', [5]],
  ]);
  expect(found).toMatchObject({ smaller: 2, step: 102 });
});

test("a player's own moves are not missed", () => {
  const log = [line(0, { by: 1, headline: true }), line(1, { by: 0, headline: true }), line(2, { by: 1 }), line(3)];
  expect(texts(missed(log, { from: 0, to: 4 }, [1]))).toEqual([[null, [1]]]);
  expect(missed(log, { from: 0, to: 3 }, [1])).toBeNull();
});

test('a single line needs no summary', () => {
  expect(missed([line(0), line(1)], { from: 1, to: 2 }, [])).toBeNull();
  expect(missed([], { from: 0, to: 9 }, [])).toBeNull();
});

test('a long chapter is cut and shows the number of further headlines', () => {
  const log = Array.from({ length: 15 }, (_, event) => line(event, { headline: true }));
  const [chapter] = missed(log, { from: 0, to: 15 }, [])?.chapters ?? [];
  expect(chapter?.headlines).toHaveLength(12);
  expect(chapter?.more).toBe(3);
});
