// The names of printed facts in the language of the page.
import { expect, test } from 'vitest';

import { translator, type Locale } from '../lib/i18n/text.svelte';
import { noteOf, wordOf } from './factNames';

test.each<[Locale, string]>([
  ['en', 'mass: 4, price in $: 4'],
  ['pl', 'masa: 4, cena w $: 4'],
  ['fr', 'masse : 4, prix en $ : 4'],
])('in %s the fields of a value have the names of the columns of its list', async (locale, text) => {
  await translator.setLocale(locale);
  await translator.load('leaving_earth/facts');
  expect(wordOf({ mass: 4, cost: 4 }, 'component').replaceAll('\u00a0', ' ')).toBe(text);
});

test('nested lists and fields are shown as text', () => {
  expect(wordOf({ odd_thing: [1, 'two_three'], deeper: { last: true } })).not.toMatch(/[[{"]/);
});

test.each<[Locale, string]>([
  ['en', 'A single transcription'],
  ['pl', 'Jedna transkrypcja'],
  ['fr', 'Une seule transcription'],
])('in %s a source is the sentence that it names', async (locale, text) => {
  await translator.setLocale(locale);
  await translator.load('leaving_earth/facts');
  expect(noteOf('single_transcription')).toBe(text);
});

test('a source that names no sentence is shown as it is written', () => {
  expect(noteOf('Measured on my own mat: 4 cm')).toBe('Measured on my own mat: 4 cm');
});
