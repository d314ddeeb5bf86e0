// Drag and drop by mouse: a target accepts an item if there is a legal choice for it. Everything also has a button.
import type { Attachment } from 'svelte/attachments';

import type { Choice } from '../../protocol';
import type { Scene } from './scene';

export function dropping(scene: Scene, takes: (choice: Choice) => boolean): Attachment<HTMLElement> {
  return (place) => {
    const carried = (): Choice | null => {
      const choice = scene.carried();
      return choice && takes(choice) ? choice : null;
    };
    const over = (event: DragEvent): void => {
      if (!carried()) return;
      event.preventDefault();
      place.classList.add('takes');
    };
    const out = (event: DragEvent): void => {
      if (!place.contains(event.relatedTarget as Node | null)) place.classList.remove('takes');
    };
    const drop = (event: DragEvent): void => {
      const choice = carried();
      place.classList.remove('takes');
      if (!choice) return;
      event.preventDefault();
      scene.carry(null);
      scene.act(choice);
    };
    place.addEventListener('dragover', over);
    place.addEventListener('dragleave', out);
    place.addEventListener('drop', drop);
    return () => {
      place.removeEventListener('dragover', over);
      place.removeEventListener('dragleave', out);
      place.removeEventListener('drop', drop);
    };
  };
}
