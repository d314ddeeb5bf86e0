import { expect, test } from 'vitest';

import { translator, type Locale } from '../lib/i18n/text.svelte';
import { creditsOf } from './credits';

const game = { credits: ['design', 'illustrations', 'Proofreading: Ada'], designer: 'Reiner Knizia', publisher: 'Rebel Studio', year: 2023 };

test.each<[Locale, string[]]>([
  ['en', ['Game design: Reiner Knizia', 'Illustrations of the printed game: Joanna Rzepecka', 'Proofreading: Ada']],
  ['pl', ['Projekt gry: Reiner Knizia', 'Ilustracje gry drukowanej: Joanna Rzepecka', 'Proofreading: Ada']],
  ['fr', ['Conception du jeu : Reiner Knizia', 'Illustrations du jeu imprimé : Joanna Rzepecka', 'Proofreading: Ada']],
])('in %s credits are the messages of the game, and plain text is left as it is', async (locale, expected) => {
  await translator.setLocale(locale);
  await translator.load('mlem');
  expect(creditsOf(game).map((credit) => credit.replaceAll('\u00a0', ' '))).toEqual(expected);
});
