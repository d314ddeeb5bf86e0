// Shows a part of a component elsewhere on the page, where there is more room for it.
import type { Attachment } from 'svelte/attachments';

/** Moves an element to the end of another one, and back to its own place afterwards; null leaves it there. */
export function movedTo(target: HTMLElement | null): Attachment<HTMLElement> {
  return (element) => {
    if (!target) return;
    const place = document.createComment('');
    element.replaceWith(place);
    target.append(element);
    return () => {
      // The component may be gone, and its place with it.
      if (place.isConnected) place.replaceWith(element);
      else element.remove();
    };
  };
}
