import { expect, test } from 'vitest';

import { dismissable } from './dismissable';

function opened(): HTMLDetailsElement {
  document.body.innerHTML =
    '<details open><summary>Menu</summary><button>Inside</button></details><button id="outside">Outside</button><dialog open><p>Sure?</p></dialog>';
  return document.querySelector('details')!;
}

test('a click outside closes the menu', () => {
  const menu = opened();
  const detach = dismissable(menu);
  menu.querySelector('button')!.click();
  expect(menu.open).toBe(true);
  document.querySelector<HTMLElement>('#outside')!.click();
  expect(menu.open).toBe(false);
  if (detach) detach();
});

test('a click in a dialog keeps the menu open', () => {
  const menu = opened();
  const detach = dismissable(menu);
  document.querySelector<HTMLElement>('dialog p')!.click();
  expect(menu.open).toBe(true);
  if (detach) detach();
});

test('Escape closes the menu and focuses its button', () => {
  const menu = opened();
  const detach = dismissable(menu);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(menu.querySelector('summary'));
  if (detach) detach();
});

test('a menu that is gone listens to nothing', () => {
  const menu = opened();
  const detach = dismissable(menu);
  if (detach) detach();
  document.querySelector<HTMLElement>('#outside')!.click();
  expect(menu.open).toBe(true);
});
