import { expect, test } from 'vitest';

import type { Choice } from '../../protocol';
import { byField, offered, placing } from './choices';

function choice(action: Record<string, unknown>): Choice {
  return { action, text: '', hint: '', preview: {} };
}
const placed = choice({ verb: 'place', placement: 'C4 90' });
const moved = choice({ verb: 'twinkle', hole: 'E4' });
const legal = [choice({ verb: 'call_off' }), placed, moved];

test('a placement is found by where the chart is and how it is turned', () => {
  const places = byField(legal, 'place', 'placement');
  expect(placing(places, { row: 2, column: 3, turns: 1 })).toBe(placed);
  expect(placing(places, { row: 2, column: 3, turns: 5 })).toBe(placed);
  expect(placing(places, { row: 2, column: 3, turns: 0 })).toBeNull();
  expect(placing(places, { row: -1, column: 3, turns: 1 })).toBeNull();
});

test('a choice is found by its verb, and by a field if one is named', () => {
  expect(offered(legal, 'call_off')).toBe(legal[0]);
  expect(offered(legal, 'twinkle', 'hole', 'E4')).toBe(moved);
  expect(offered(legal, 'twinkle', 'hole', 'E3')).toBeNull();
  expect([...byField(legal, 'twinkle', 'hole').keys()]).toEqual(['E4']);
});
