// What Star Search adds to the page.
export { default as Board } from './Board.svelte';
export { hasButton as onBoard } from './choices';
export { default as SeatPanel } from './SeatPanel.svelte';
export { sounds } from './sounds';
export { timeline } from './animation';
export const beside = true;
export const fits = true;
