import { mount } from 'svelte';

import './app.css';
import App from './App.svelte';
import { prefs } from './lib/prefs.svelte';
import { router } from './lib/router.svelte';
import { speech } from './lib/text.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
prefs.dress();
prefs.watch();
router.start();
await speech.use(prefs.locale);
mount(App, { target });
