// The state of a chart before it is placed: its rotation, its position over the sky, the selected marking.
import { around, within, type Cell, type Placement, type Shape } from './sky/layout';

export class Hand {
  turns = $state(0); // clockwise; not reduced modulo 4, so that the picture keeps turning in the same direction
  held = $state.raw<Cell | null>(null); // the hole under its corner, if it is held over the sky
  marking = $state<number | null>(null); // the one that is pointed at

  get place(): Placement | null {
    return this.held && { ...this.held, turns: this.turns };
  }

  turn(by: number): void {
    this.turns += by;
  }

  /** Hold the middle of the chart over a hole. */
  holdAround(sky: string[], shape: Shape, hole: Cell): void {
    this.held = around(sky, shape, hole);
  }

  /** Hold its corner over a hole, or as near as the edge of the sky allows. */
  hold(sky: string[], shape: Shape, corner: Cell): void {
    this.held = within(sky, shape, corner);
  }

  /** Move the chart as far as the edge of the sky; it appears in the middle of the sky at first. Returns false at the edge. */
  shift(sky: string[], shape: Shape, by: Cell): boolean {
    const before = this.held;
    if (!before) {
      this.held = within(sky, shape, { row: Math.floor((sky.length - shape.rows) / 2), column: Math.floor(((sky[0]?.length ?? 0) - shape.columns) / 2) });
      return true;
    }
    const after = within(sky, shape, { row: before.row + by.row, column: before.column + by.column });
    if (after.row === before.row && after.column === before.column) return false;
    this.held = after;
    return true;
  }

  /** Reset, when the chart is back on the stack. */
  putAway(): void {
    this.turns = 0;
    this.held = null;
    this.marking = null;
  }
}
