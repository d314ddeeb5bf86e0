import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  base: '/',
  build: {
    outDir: '../src/cosmodrome/server/page',
    emptyOutDir: true,
    target: 'es2022',
    license: { fileName: 'LICENSES.md' },
    // The server sends a policy of default-src 'self', which a data: address would break.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The texts of the core and of the games lie beside their Python modules.
    fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
