import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';

import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    // Without it Svelte's server build would be taken, which cannot mount a component.
    resolve: { conditions: ['browser'] },
    test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
  }),
);
