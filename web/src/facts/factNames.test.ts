// The printed facts in the reader's words.
import { expect, test } from 'vitest';

import { speech, type Locale } from '../lib/i18n/text.svelte';
import { wordOf } from './factNames';

test.each<[Locale, string]>([
  ['en', 'mass: 4, price in $: 4'],
  ['pl', 'masa: 4, cena w $: 4'],
  ['fr', 'masse : 4, prix en $ : 4'],
])('in %s the fields of a value are called as the columns of its list are', async (locale, text) => {
  await speech.use(locale);
  await speech.learn('leaving_earth/facts');
  expect(wordOf({ mass: 4, cost: 4 }, 'component')).toBe(text);
});

test('lists and fields within fields are told, too', () => {
  expect(wordOf({ odd_thing: [1, 'two_three'], deeper: { last: true } })).not.toMatch(/[[{"]/);
});
