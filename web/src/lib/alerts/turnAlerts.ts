// Decides when to alert a player: once per turn, even if other players are asked in between.

export class TurnAlerts {
  private turn: number | null = null;
  private alerted = false;

  /** Whether to alert now. `active`: it is now this browser that must act; `newPart`: a new part of the game has begun since the last decision. */
  shouldAlert(turn: number | null, active: boolean, newPart: boolean): boolean {
    if (turn === null || turn !== this.turn || newPart) this.alerted = false; // outside of turns, every decision is a turn of its own
    this.turn = turn;
    if (!active || this.alerted) return false;
    this.alerted = true;
    return true;
  }
}
