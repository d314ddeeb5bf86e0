// The colours of the seats on the map, which is night in every theme.
export const SUITS = ['#ffa24a', '#5cc8ff', '#ffe169', '#ff86cf', '#7be495'];
