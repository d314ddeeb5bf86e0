import { mount } from 'svelte';

import './app.css';
import App from './App.svelte';
import { prefs } from './lib/browser/preferences.svelte';
import { router } from './lib/browser/router.svelte';
import { translator } from './lib/i18n/text.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
prefs.dress();
prefs.watch();
router.start();
await translator.setLocale(prefs.locale);
mount(App, { target });
