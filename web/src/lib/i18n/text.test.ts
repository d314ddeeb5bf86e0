import { expect, test } from 'vitest';

import { Speech } from './text.svelte';

const GAME = '../../../../src/cosmodrome/games';

/** Files that come when they are told to. */
function library(texts: Record<string, string>): { shelf: Record<string, () => Promise<string>>; deliver: (path: string) => void } {
  const waiting = new Map<string, () => void>();
  const shelf = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, () => new Promise<string>((come) => waiting.set(path, () => come(text)))]),
  );
  return { shelf, deliver: (path) => waiting.get(path)?.() };
}

/** Everything that is asked for comes, the last asked first. */
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

test('two rooms that are learnt at once are both known', async () => {
  const { shelf, deliver } = library(texts);
  const speech = new Speech(shelf);
  const learnt = Promise.all([speech.learn('mlem'), speech.learn('mlem/lesson')]);
  await deliverAll(deliver, Object.keys(texts));
  await learnt;
  expect([speech.say('hello'), speech.say('rocket'), speech.say('lesson')]).toEqual(['Hello', 'rocket', 'lesson']);
});

test('the words of a game replace those of another', async () => {
  const games = { ...texts, [`${GAME}/star_search/text/en.ftl`]: 'rocket = star rocket\nstar = star' };
  const { shelf, deliver } = library(games);
  const speech = new Speech(shelf);
  const learnt = Promise.all([speech.learn('star_search'), speech.learn('mlem'), speech.learn('mlem/lesson')]);
  await deliverAll(deliver, Object.keys(games));
  await learnt;
  expect([speech.say('hello'), speech.say('rocket'), speech.say('lesson')]).toEqual(['Hello', 'rocket', 'lesson']);
  expect(speech.knows('star')).toBe(false);
});

test('a room that is learnt while the language changes speaks the new one', async () => {
  const { shelf, deliver } = library(texts);
  const speech = new Speech(shelf);
  const done = Promise.all([speech.learn('mlem'), speech.use('pl'), speech.learn('mlem/lesson')]);
  await deliverAll(deliver, Object.keys(texts));
  await done;
  expect(speech.locale).toBe('pl');
  expect([speech.say('hello'), speech.say('rocket'), speech.say('lesson')]).toEqual(['Cześć', 'rakieta', 'lekcja']);
});

test('of two languages the one chosen last stays', async () => {
  const { shelf, deliver } = library(texts);
  const speech = new Speech(shelf);
  const done = Promise.all([speech.use('pl'), speech.use('en')]);
  await deliverAll(deliver, Object.keys(texts));
  await done;
  expect(speech.say('hello')).toBe('Hello');
});

test('a room that could not be fetched can be asked for again', async () => {
  let failing = true;
  const speech = new Speech({
    [`${GAME}/mlem/text/en.ftl`]: () => (failing ? Promise.reject(new Error('offline')) : Promise.resolve('rocket = rocket')),
  });
  await expect(speech.learn('mlem')).rejects.toThrow('offline');
  failing = false;
  await speech.learn('mlem');
  expect(speech.say('rocket')).toBe('rocket');
});
