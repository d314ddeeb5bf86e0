import { expect, test } from 'vitest';

import { Translator } from './text.svelte';

const GAME = '../../../../src/cosmodrome/games';

/** Files that are delivered on command. */
function library(texts: Record<string, string>): { loaders: Record<string, () => Promise<string>>; deliver: (path: string) => void } {
  const waiting = new Map<string, () => void>();
  const loaders = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, () => new Promise<string>((come) => waiting.set(path, () => come(text)))]),
  );
  return { loaders, deliver: (path) => waiting.get(path)?.() };
}

/** Deliver all requested files, the latest request first. */
async function deliverAll(deliver: (path: string) => void, paths: string[]): Promise<void> {
  for (let round = 0; round < 20; round++) {
    for (const path of [...paths].reverse()) deliver(path);
    await new Promise((done) => setTimeout(done));
  }
}

const texts = {
  '../../../text/shell/en.ftl': 'hello = Hello',
  '../../../text/shell/pl.ftl': 'hello = Cześć',
  [`${GAME}/mlem/text/en.ftl`]: 'rocket = rocket',
  [`${GAME}/mlem/text/pl.ftl`]: 'rocket = rakieta',
  [`${GAME}/mlem/text/lesson/en.ftl`]: 'lesson = lesson',
  [`${GAME}/mlem/text/lesson/pl.ftl`]: 'lesson = lekcja',
};

test('two areas loaded at once are both available', async () => {
  const { loaders, deliver } = library(texts);
  const translator = new Translator(loaders);
  const learnt = Promise.all([translator.load('mlem'), translator.load('mlem/lesson')]);
  await deliverAll(deliver, Object.keys(texts));
  await learnt;
  expect([translator.say('hello'), translator.say('rocket'), translator.say('lesson')]).toEqual(['Hello', 'rocket', 'lesson']);
});

test('the words of a game replace those of another', async () => {
  const games = { ...texts, [`${GAME}/star_search/text/en.ftl`]: 'rocket = star rocket\nstar = star' };
  const { loaders, deliver } = library(games);
  const translator = new Translator(loaders);
  const learnt = Promise.all([translator.load('star_search'), translator.load('mlem'), translator.load('mlem/lesson')]);
  await deliverAll(deliver, Object.keys(games));
  await learnt;
  expect([translator.say('hello'), translator.say('rocket'), translator.say('lesson')]).toEqual(['Hello', 'rocket', 'lesson']);
  expect(translator.has('star')).toBe(false);
});

test('an area loaded during a change of language has the new language', async () => {
  const { loaders, deliver } = library(texts);
  const translator = new Translator(loaders);
  const done = Promise.all([translator.load('mlem'), translator.setLocale('pl'), translator.load('mlem/lesson')]);
  await deliverAll(deliver, Object.keys(texts));
  await done;
  expect(translator.locale).toBe('pl');
  expect([translator.say('hello'), translator.say('rocket'), translator.say('lesson')]).toEqual(['Cześć', 'rakieta', 'lekcja']);
});

test('of two languages the one chosen last remains', async () => {
  const { loaders, deliver } = library(texts);
  const translator = new Translator(loaders);
  const done = Promise.all([translator.setLocale('pl'), translator.setLocale('en')]);
  await deliverAll(deliver, Object.keys(texts));
  await done;
  expect(translator.say('hello')).toBe('Hello');
});

test('an area that could not be loaded can be loaded again', async () => {
  let failing = true;
  const translator = new Translator({
    [`${GAME}/mlem/text/en.ftl`]: () => (failing ? Promise.reject(new Error('offline')) : Promise.resolve('rocket = rocket')),
  });
  await expect(translator.load('mlem')).rejects.toThrow('offline');
  failing = false;
  await translator.load('mlem');
  expect(translator.say('rocket')).toBe('rocket');
});
