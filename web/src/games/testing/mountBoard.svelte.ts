// Puts a game's board on the page for a test, with people who answer nothing, and takes it away afterwards.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, vi } from 'vitest';

import type { BoardProps } from '../board';

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

type Staged<View> = Partial<BoardProps<View>> & Pick<BoardProps<View>, 'view' | 'facts' | 'legal'>;

/** What it is given may be changed afterwards, as an update from the server would. */
export function stage<View>(board: Component<BoardProps<View>>, given: Staged<View>): BoardProps<View> {
  const props = $state<BoardProps<View>>({
    players: ['Ada', 'Grace'].map((name, colour) => ({ name, colour, present: true })),
    refused: [],
    happened: [],
    focus: null,
    still: true,
    act: vi.fn(),
    why: vi.fn(),
    onfocus: vi.fn(),
    explain: vi.fn(),
    ...given,
  });
  shown = mount(board, { target: document.body, props });
  flushSync();
  return props;
}
