// What the current page shows in the top bar: its title, the moment of its game, and its tools.
import type { Snippet } from 'svelte';

class TopBar {
  title = $state('');
  moment = $state('');
  fits = $state(false); // the page fits the window, as on phones where a bar is at its lower edge
  tools = $state.raw<Snippet | null>(null); // with tools the page fits the window, and only lists inside panels scroll

  clear(): void {
    this.title = this.moment = '';
    this.tools = null;
  }
}

export const topBar = new TopBar();
