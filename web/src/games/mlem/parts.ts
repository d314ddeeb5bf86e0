// What MLEM: Space Agency adds to the page.
export { default as Board } from './Board.svelte';
export { default as ChoiceLabel } from './ChoiceLabel.svelte';
export { hasLabel as labels, playsItself } from './choices';
export { momentOf as moment } from './labels';
export { default as SeatPanel } from './SeatPanel.svelte';
export { sounds } from './sounds';
export { timeline } from './animation';
export const fits = true;
