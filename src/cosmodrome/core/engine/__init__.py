"""What all games' engines share: state, actions, playouts, random numbers, deadlines. Compiled."""
