// What Star Search adds to the page.
export { default as Board } from './Board.svelte';
export { hasButton as onBoard } from './choices';
export { default as SeatPanel } from './SeatPanel.svelte';
export const fits = true;
