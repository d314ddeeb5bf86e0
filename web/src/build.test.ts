// Requirements of the build: a lock file for every system that names no registry, and texts that can be imported.
import { expect, test } from 'vitest';

import rawLock from '../package-lock.json?raw';

const lock = JSON.parse(rawLock) as {
  packages: Record<string, { integrity?: string; optionalDependencies?: Record<string, string> }>;
};

test('the lock names no registry and has every hash', () => {
  expect(rawLock).not.toContain('"resolved"');
  for (const [path, entry] of Object.entries(lock.packages)) if (path) expect(entry.integrity, path).toBeTruthy();
});

test('the bundler is locked for every system, not only for the one that wrote the lock', () => {
  const bindings = Object.keys(lock.packages['node_modules/rolldown']?.optionalDependencies ?? {});
  expect(bindings.length).toBeGreaterThan(10);
  for (const name of bindings) expect(lock.packages).toHaveProperty([`node_modules/${name}`]);
});

test('the texts beside the Python modules can be imported', () => {
  const texts = import.meta.glob<string>(['../../src/cosmodrome/core/text/*.ftl', '../../src/cosmodrome/games/*/text/*.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  for (const place of ['core', 'games/mlem']) {
    expect(texts[`../../src/cosmodrome/${place}/text/en.ftl`], place).toContain(' = ');
  }
});
