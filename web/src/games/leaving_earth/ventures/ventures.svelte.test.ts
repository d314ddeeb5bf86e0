// Joint ventures on the board: their property, the decisions about them, and what clicks do.
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';

import type { Choice } from '../../../protocol';
import { next } from '../design/buildSteps';
import { holdingsOf, moverOf, ownersOf } from '../owners';
import { agency, choice, click, craft, show, view } from '../testing/sample.svelte';
import { SUITS } from '../colours';
import type { Venture, View } from '../view';

const esa: Venture = {
  owner: 5,
  id: 'esa',
  shares: [6, 3],
  bank: 1,
  price: 4,
  director: 0,
  consents: [1],
  vetoed: false,
  holdings: {
    ...agency,
    money: 33,
    advancements: [],
    astronauts: [],
    components: [{ item: 'galileo', ready: 1, resting: 0, damaged: 0 }],
    craft: [{ ...craft, number: 2, crew: [], location: 'earth_orbit' }],
  },
};
const founded: View = { ...view, charters: 4, prompt: 'act', craft: null, ventures: [esa] };
const acting: View = { ...founded, prompt: 'act_for', acting_for: 5 };
const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';

function panel(name: string): string {
  click(`[data-testid=tab-${name}]`);
  return text('[role=tabpanel]');
}

test('an owner is an agency or a venture, and a venture that is gone has nothing', () => {
  expect(holdingsOf(acting, 0)).toBe(agency);
  expect(holdingsOf(acting, 5)).toBe(esa.holdings);
  expect(holdingsOf(acting, 8)).toBeUndefined();
  expect(ownersOf(acting).map(({ owner }) => owner)).toEqual([0, 1, 5]);
  expect([moverOf(view), moverOf(acting)]).toEqual([0, 5]);
});

test('every owner has a colour of its own', () => {
  expect(new Set(SUITS).size).toBe(9);
});

test('a table without ventures has no panel for them', () => {
  show();
  expect(document.querySelector('[data-testid=tab-ventures]')).toBeNull();
  expect(text('[data-testid=legend]')).not.toContain('board-legend-venture');
});

test('with ventures in play there is a panel in every turn', () => {
  const found = choice({ verb: 'found' });
  const props = show({ legal: [found], view: { ...view, charters: 4, prompt: 'act', craft: null } });
  expect(panel('ventures')).toContain('board-no-ventures');
  expect(text('[data-testid=legend]')).toContain('board-legend-venture');
  click('[data-testid=do][data-verb=found]');
  expect(props.act).toHaveBeenCalledExactlyOnceWith(found);
  props.legal = [];
  props.view = { ...props.view, asked: 1, turn: 1 };
  flushSync();
  expect(document.querySelector('[data-testid=tab-ventures]')).not.toBeNull();
});

test('the ledger shows the shares, those of the bank, their price, and who has allowed everything', () => {
  const deeds = ['act_for', 'cooperate_with', 'buy_share', 'sell_share'].map((verb) => choice({ verb, venture: 'esa' }));
  const props = show({ legal: deeds, view: founded });
  expect(panel('ventures')).toContain('galileo');
  expect(text('[data-seat="0"]')).toContain('6');
  expect(text('[data-seat="0"]')).toContain('board-director');
  expect(text('[data-seat="1"]')).toContain('board-lets-all');
  expect(text('[data-testid=bank]')).toContain('1');
  expect(document.querySelectorAll('[data-seat="1"] .held')).toHaveLength(3);
  for (const deed of deeds) click(`[data-testid=venture] [data-verb=${String(deed.action.verb)}]`);
  expect(props.act).toHaveBeenCalledTimes(4);
  expect(document.querySelector('[data-testid=vetoed]')).toBeNull();
  props.view = { ...founded, ventures: [{ ...esa, vetoed: true }] };
  flushSync();
  expect(document.querySelector('[data-testid=vetoed]')).not.toBeNull();
});

test('an agency that acts for a venture uses its components, and a banner shows it', () => {
  const legal = [choice({ verb: 'done' }), choice({ verb: 'craft', craft: 2 })];
  const props = show({ legal, view: acting });
  expect(text('[data-testid=acting]')).toContain('board-you-act-for');
  expect(text('[role=tabpanel]')).toContain('galileo'); // not the probe of the agency
  expect(document.querySelector('[role=tabpanel]')?.className).toContain('venture-5');
  expect([...document.querySelectorAll('[data-testid=token]')].map((token) => token.getAttribute('data-owner'))).toEqual(['5']);
  click('[data-testid=token][data-craft="2"]');
  click('[data-testid=acting] [data-verb=done]');
  expect(props.act).toHaveBeenNthCalledWith(1, legal[1]);
  expect(props.act).toHaveBeenNthCalledWith(2, legal[0]);
  expect(panel('agencies')).toContain('probe'); // what the agency itself has is still to be seen
});

test('others see who acts for a venture, and keep their own hangar', () => {
  show({ legal: [], view: { ...acting, viewer: 1 } });
  expect(text('[data-testid=acting]')).toContain('board-acts-for');
  expect(text('[role=tabpanel]')).not.toContain('galileo');
});

test('while shares are divided every agency has a row with a plus', () => {
  const legal = [choice({ verb: 'grant', to: 1 }), choice({ verb: 'cancel' })];
  const refused = [{ action: { verb: 'propose' }, text: 'propose', reason: 'nobody else' }] as never;
  const props = show({
    legal,
    refused,
    view: { ...view, prompt: 'divide_shares', craft: null, founding: { id: 'iri', seat: 0, shares: [10, 0], complete: false } },
  });
  expect(document.querySelectorAll('[data-testid=founding] tbody tr')).toHaveLength(2);
  click('[data-testid=founding] [data-verb=grant][data-of="1"]');
  expect(props.act).toHaveBeenCalledExactlyOnceWith(legal[0]);
  click('[data-testid=founding] [aria-disabled=true]');
  expect(props.why).toHaveBeenCalledOnce();
});

test('future shareholders accept or decline; the others see who decides', () => {
  const accept = choice({ verb: 'accept' });
  const answering: View = { ...view, prompt: 'answer_shares', asked: 1, craft: null, founding: { id: 'esa', seat: 0, shares: [5, 5], complete: true } };
  const props = show({ legal: [accept], view: { ...answering, viewer: 1 } });
  expect(document.activeElement?.getAttribute('data-testid')).toBe('founding');
  click('[data-testid=founding] [data-verb=accept]');
  expect(props.act).toHaveBeenCalledExactlyOnceWith(accept);
  props.legal = [];
  props.view = { ...answering, viewer: 0 };
  flushSync();
  expect(text('[data-testid=founding]')).toContain('board-being-asked');
});

const asking: View = {
  ...acting,
  prompt: 'ask_veto',
  viewer: 1,
  asked: 1,
  held: { seat: 0, owner: 5, craft: 2, action: { verb: 'maneuver', maneuver: 'earth__suborbital' }, asked: [1] },
};
const answers: Choice[] = ['consent', 'consent_all_year', 'veto'].map((verb) => choice({ verb }));

test('a player with a veto gets the focus and answers with one click', () => {
  const props = show({ legal: answers, asks: 'Ada wants to fly.', view: asking });
  const dialog = document.querySelector('[data-testid=veto]');
  expect(dialog?.getAttribute('role')).toBe('alertdialog');
  expect(document.activeElement).toBe(dialog);
  expect(text('[data-testid=wish]')).toBe('Ada wants to fly.');
  expect(dialog?.textContent).toContain('craft-short');
  for (const { action } of answers) click(`[data-testid=veto] [data-verb=${String(action.verb)}]`);
  expect(vi.mocked(props.act).mock.calls.map(([answer]) => answer)).toEqual(answers);
});

test('the focus is not taken from a text field', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  show({ legal: answers, view: asking });
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('the others see who decides', () => {
  show({ legal: [], view: { ...asking, viewer: 0 } });
  expect(text('[data-testid=being-asked]')).toContain('Grace');
  expect(document.querySelector('[data-testid=veto]')?.getAttribute('role')).toBe('group');
});

test('at the start of a year the seller acts for the venture, not the agency that decides', () => {
  const selling: View = {
    ...asking,
    phase: 'start',
    turn: null,
    held: { seat: 0, owner: 5, craft: null, action: { verb: 'sell', item: 'galileo' }, asked: [1] },
  };
  const props = show({ legal: answers, view: selling });
  expect(document.querySelector('[data-testid=acting]')).toBeNull();
  expect(text('[role=tabpanel]')).not.toContain('galileo'); // the agency's own hangar
  props.legal = [];
  props.view = { ...selling, viewer: 0 };
  flushSync();
  expect(text('[data-testid=acting]')).toContain('board-you-act-for');
  expect(text('[data-testid=being-asked]')).toContain('Grace');
});

test('a veto is shown over the map, and no text about a venture is undefined', () => {
  const props = show({
    legal: [],
    view: {
      ...founded,
      missions: [{ id: 'sounding_rocket', points: 1, deck: 'easy', status: 'completed', seat: 5 }],
      memorial: [{ name: 'Gus Grissom', seat: 8, location: 'moon', year: 1960 }],
      offer: {
        counter: false,
        complete: true,
        gives: { seat: 5, money: 1, items: {}, craft: [2], research: [], shares: {}, alongside: null, cargo: {}, crew: [], knowledge: [] },
        asks: { seat: 0, money: 0, items: {}, craft: [], research: [], shares: { iri: 2 }, alongside: null, cargo: {}, crew: [], knowledge: [] },
      },
    },
  });
  props.happened = [{ happening: 'vetoed', seat: 1, to: 0, venture: 'esa' }];
  flushSync();
  expect(text('[data-testid=cheer]')).toContain('log-vetoed');
  expect(text('[data-testid=offer]')).toContain('shares-of');
  expect(panel('missions')).toContain('esa');
  expect(panel('agencies')).toContain('usc');
  expect(document.body.innerHTML).not.toMatch(/undefined|NaN/);
});

test('a design is built from the components of the venture', () => {
  const build = choice({ verb: 'build' });
  expect(next(acting, 5, [build], { galileo: 1 }, null)).toEqual({ choice: build });
  expect(next(acting, 0, [build], { galileo: 1 }, null)).toEqual({ missing: 'galileo' });
});
