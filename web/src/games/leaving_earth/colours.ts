// The colours of the seats, and after them of the joint ventures, on the map, which is dark in every theme.
export const SUITS = ['#ffa24a', '#5cc8ff', '#ffe169', '#ff86cf', '#7be495', '#b794ff', '#ff7b6b', '#e8ecff', '#37d9cb'];
