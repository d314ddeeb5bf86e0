import { beforeEach, expect, test, vi } from 'vitest';

import { LONGEST, Notes } from './notes.svelte';

beforeEach(() => localStorage.clear());

const texts = (notes: Notes): string[] => notes.list.map(({ step, text }) => `${step} ${text}`);

test('notes_of_a_match_are_there_again_in_the_order_of_its_steps', () => {
  const notes = new Notes('t1');
  notes.add(40, ' risky ');
  notes.add(7, 'good start');
  expect(texts(new Notes('t1'))).toEqual(['7 good start', '40 risky']);
  expect(texts(new Notes('t2'))).toEqual([]);
});

test('edit_and_remove_change_one_note', () => {
  const notes = new Notes('t1');
  for (const text of ['one', 'two', 'three']) notes.add(5, text);
  const [first, second] = notes.list;
  notes.edit(first!.id, 'changed');
  notes.remove(second!.id);
  expect(texts(new Notes('t1'))).toEqual(['5 changed', '5 three']);
  notes.edit(first!.id, '  ');
  expect(texts(new Notes('t1'))).toEqual(['5 three']);
});

test('add_of_an_empty_or_long_text_stores_nothing_or_its_beginning', () => {
  const notes = new Notes('t1');
  notes.add(1, '   ');
  expect(notes.list).toEqual([]);
  notes.add(1, 'x'.repeat(2 * LONGEST));
  expect(notes.list[0]?.text).toHaveLength(LONGEST);
});

test('notes_of_other_matches_are_kept_up_to_a_limit', () => {
  vi.useFakeTimers();
  for (let table = 0; table < 210; table++) {
    vi.advanceTimersByTime(1000);
    new Notes(`t${table}`).add(1, 'note');
  }
  vi.useRealTimers();
  expect(new Notes('t0').list).toEqual([]);
  expect(new Notes('t209').list).toHaveLength(1);
  expect(Object.keys(JSON.parse(localStorage.getItem('cosmodrome.notes')!) as object)).toHaveLength(200);
});

test.each(['[]', '{"t1": null}', '{"t1": {"notes": 5}}', '{"t1": {"notes": [{"id": "x", "step": 1, "text": "a"}, null]}}', 'nonsense'])(
  'notes_of_an_edited_storage_are_left_out: %s',
  (text) => {
    localStorage.setItem('cosmodrome.notes', text);
    const notes = new Notes('t1');
    expect(notes.list).toEqual([]);
    notes.add(3, 'fine');
    expect(texts(new Notes('t1'))).toEqual(['3 fine']);
  },
);

test('add_where_the_browser_stores_nothing_says_so', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const notes = new Notes('t1');
  notes.add(3, 'kept until the page closes');
  expect([notes.unsaved, notes.list.length]).toEqual([true, 1]);
  vi.unstubAllGlobals();
});
