// The page's own messages: the same ids with the same arguments in every language, none twice and none missing.
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const texts = import.meta.glob<string>('../text/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const areas = [...new Set(Object.keys(texts).map((path) => path.split('/')[2] as string))];

function messages(area: string, locale: string): Map<string, string> {
  const text = texts[`../text/${area}/${locale}.ftl`] ?? '';
  const resource = new FluentResource(text);
  const written = text.split('\n').filter((line) => /^[a-z][\w-]* =/.test(line)).length;
  expect(resource.body.length, `${area}/${locale} can be read whole`).toBe(written);
  const variables = (value: unknown) => [...new Set(JSON.stringify(value).match(/"type":"var","name":"\w+"/g) ?? [])].sort().join();
  return new Map(resource.body.map(({ id, value }) => [id, variables(value)]));
}

test.each(areas)('%s has the same messages in all languages', (area) => {
  const english = messages(area, 'en');
  expect(english.size).toBeGreaterThan(0);
  for (const locale of ['pl', 'fr']) expect(messages(area, locale), locale).toEqual(english);
});

test('every message that a component uses exists', () => {
  const sources = import.meta.glob<string>('./**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
  const known = new Set(areas.flatMap((area) => [...messages(area, 'en').keys()]));
  const ours = /say\('((?:shell|lobby|table|replay|fair|tutorial|pages|facts|admin)-[\w-]+)'/g;
  for (const [path, source] of Object.entries(sources)) {
    for (const [, id] of source.matchAll(ours)) expect(known, `${path} says ${id}`).toContain(id);
  }
});
