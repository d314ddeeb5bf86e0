// When to call somebody to the table: once in a turn, however often the question goes back and forth in it.

export class Calls {
  private turn: number | null = null;
  private called = false;

  /** Whether to call now. `asked`: this browser is asked and was not before; `afresh`: a new part of the game has begun since the last question. */
  due(turn: number | null, asked: boolean, afresh: boolean): boolean {
    if (turn === null || turn !== this.turn || afresh) this.called = false; // where it is nobody's turn, every question is one of its own
    this.turn = turn;
    if (!asked || this.called) return false;
    this.called = true;
    return true;
  }
}
