// What Leaving Earth adds to the page.
export { default as Board } from './Board.svelte';
export { isFinal, loses } from './choices';
export { default as SeatPanel } from './SeatPanel.svelte';
export { sounds } from './sounds';
export const fits = false;
