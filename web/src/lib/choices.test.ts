import { describe, expect, it } from 'vitest';

import type { Choice } from '../protocol';
import { inOrder, example, listed, meant, typed } from './choices';

const choice = (action: Record<string, unknown>): Choice => ({ action, text: '', hint: '', preview: {} });
const places = Array.from({ length: 40 }, (_, index) => choice({ verb: 'place', placement: `C${index} 90` }));
const surprise = choice({ verb: 'surprise' });

describe('choices', () => {
  it('lists them all while there are few', () => {
    expect(listed([...places.slice(0, 9), surprise])).toHaveLength(10);
    expect(typed(places.slice(0, 9))).toEqual([]);
  });

  it('leaves very many of one kind to the board and the keyboard', () => {
    expect(listed([surprise, ...places])).toEqual([surprise]);
    expect(typed([surprise, ...places])).toEqual(places);
  });

  it('lists those that have no name, however many there are', () => {
    const dice = Array.from({ length: 40 }, (_, index) => choice({ verb: 'fly', dice: [index] }));
    expect(listed(dice)).toEqual(dice);
  });

  it('understands what is typed', () => {
    expect(meant(' c7  90 ', places)).toBe(places[7]);
    expect(meant('Z1 90', places)).toBeUndefined();
    expect(example(places)).toBe('C20 90');
  });
});

it('puts final choices last, and keeps the order of the others', () => {
  const [end, build, fly] = ['end', 'build', 'fly'].map((verb) => ({ action: { verb }, text: verb, hint: '', preview: {} }));
  const isFinal = ({ action }: { action: Record<string, unknown> }): boolean => action.verb === 'end';
  expect(inOrder([end!, build!, fly!], isFinal)).toEqual([build, fly, end]);
  expect(inOrder([end!, build!])).toEqual([end, build]);
});
