// Closes an open menu when the player clicks or focuses something else, or presses Escape.
import type { Attachment } from 'svelte/attachments';

export const dismissable: Attachment<HTMLDetailsElement> = (menu) => {
  const controller = new AbortController();
  const { signal } = controller;

  /** A dialog that the menu has opened belongs to it. */
  function isInside(target: EventTarget | null): boolean {
    return !(target instanceof Node) || menu.contains(target) || (target instanceof Element && target.closest('dialog') !== null);
  }

  function leave(event: Event): void {
    if (menu.open && !isInside(event.target)) menu.open = false;
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !menu.open || (event.target instanceof Element && event.target.closest('dialog'))) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }

  addEventListener('click', leave, { signal });
  addEventListener('focusin', leave, { signal });
  addEventListener('keydown', closeOnEscape, { signal });
  return () => controller.abort();
};
