// The layout of the board: holes by name, rotated charts, and the flight path as a closed loop. Pure geometry.
import type { Chart } from '../view';

export interface Cell {
  row: number;
  column: number;
}

/** A placement of a chart: the hole under its top left corner, and its quarter turns clockwise. */
export interface Placement extends Cell {
  turns: number;
}

export interface Spot {
  x: number;
  y: number;
}

// --- holes and placements by their names -------------------------------------

const ROWS = 'ABCDEFGHIJ';
const QUARTERS = 4;

export function rowName(row: number): string {
  return ROWS[row] ?? '';
}

export function holeName({ row, column }: Cell): string {
  return `${rowName(row)}${column + 1}`;
}

export function cellOf(hole: string): Cell {
  return { row: ROWS.indexOf(hole.charAt(0)), column: Number(hole.slice(1)) - 1 };
}

export function placementName(place: Placement): string {
  return `${holeName(place)} ${90 * quarters(place.turns)}`;
}

export function placementOf(name: string): Placement {
  const [hole = '', degrees = '0'] = name.split(' ');
  return { ...cellOf(hole), turns: Number(degrees) / 90 };
}

/** Normalised turns: 0 to 3, for any number of turns in either direction. */
export function quarters(turns: number): number {
  return ((turns % QUARTERS) + QUARTERS) % QUARTERS;
}

// --- charts over the sky -----------------------------------------------------

export type Shape = Pick<Chart, 'rows' | 'columns'>;
export type Markings = Pick<Chart, 'rows' | 'columns' | 'markings'>;

/** Rows and columns of a chart after some quarter turns. */
export function shapeOf({ rows, columns }: Shape, turns: number): Shape {
  return quarters(turns) % 2 ? { rows: columns, columns: rows } : { rows, columns };
}

/** The position of a point of the chart after some quarter turns clockwise. */
export function turned(point: readonly number[], turns: number, shape: Shape): Cell {
  let [row = 0, column = 0] = point;
  for (let turn = 0; turn < quarters(turns); turn++) [row, column] = [column, shapeOf(shape, turn).rows - 1 - row];
  return { row, column };
}

/** The holes under the markings, in the order in which the chart names them. */
export function under(chart: Markings, place: Placement): Cell[] {
  return chart.markings.map((marking) => {
    const { row, column } = turned(marking, place.turns, chart);
    return { row: place.row + row, column: place.column + column };
  });
}

/** The position of the corner for which this marking is on this hole. */
export function cornerFor(chart: Markings, marking: number, turns: number, hole: Cell): Placement {
  const { row, column } = turned(chart.markings[marking] ?? [0, 0], turns, chart);
  return { row: hole.row - row, column: hole.column - column, turns: quarters(turns) };
}

export function hasStar(sky: string[], { row, column }: Cell): boolean {
  return '*F'.includes(sky[row]?.[column] || '.');
}

/** Which markings have a star. */
export function filled(sky: string[], chart: Markings, place: Placement): boolean[] {
  return under(chart, place).map((hole) => hasStar(sky, hole));
}

/** The nearest corner at which a chart of this shape is within the sky. */
export function within(sky: string[], shape: Shape, { row, column }: Cell): Cell {
  const keep = (value: number, most: number): number => Math.max(0, Math.min(most, value));
  return { row: keep(row, sky.length - shape.rows), column: keep(column, (sky[0]?.length ?? 0) - shape.columns) };
}

/** The corner of a chart whose middle is held over this hole. */
export function around(sky: string[], shape: Shape, { row, column }: Cell): Cell {
  const half = (length: number): number => Math.floor((length - 1) / 2);
  return within(sky, shape, { row: row - half(shape.rows), column: column - half(shape.columns) });
}

export function covers(corner: Cell, { rows, columns }: Shape, { row, column }: Cell): boolean {
  return row >= corner.row && row < corner.row + rows && column >= corner.column && column < corner.column + columns;
}

// --- the board ---------------------------------------------------------------

export const CELL = 48; // units from one hole to the next
export const FIELD = 26; // across a field of the path

/** The starry sky in units of the drawing; where there is room, the path runs around it. */
export interface Plan {
  width: number;
  height: number;
  left: number; // of the holes
  top: number;
  across: number; // all holes
  down: number;
}

export function plan(rows: number, columns: number, ringed: boolean): Plan {
  const [before, after] = ringed ? [70, 70] : [22, 6];
  const across = columns * CELL;
  const down = rows * CELL;
  return { width: across + before + after, height: down + before + after, left: before, top: before, across, down };
}

export interface Loop {
  spots: Spot[]; // of each field, clockwise
  road: string;
}

/** Fields at equal distances on a rectangle with round corners. The first is in the middle of the corner at the bottom left. */
export function loop(fields: number, width: number, height: number, inset: number, radius: number): Loop {
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const across = right - left - 2 * radius;
  const down = bottom - top - 2 * radius;
  const arc = (Math.PI / 2) * radius;
  const bend = (x: number, y: number, from: number) => (done: number) => {
    const angle = from + done / radius;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  };
  const corner = bend(left + radius, bottom - radius, Math.PI / 2);
  const pieces: [number, (done: number) => Spot][] = [
    [arc / 2, (done) => corner(arc / 2 + done)],
    [down, (done) => ({ x: left, y: bottom - radius - done })],
    [arc, bend(left + radius, top + radius, Math.PI)],
    [across, (done) => ({ x: left + radius + done, y: top })],
    [arc, bend(right - radius, top + radius, -Math.PI / 2)],
    [down, (done) => ({ x: right, y: top + radius + done })],
    [arc, bend(right - radius, bottom - radius, 0)],
    [across, (done) => ({ x: right - radius - done, y: bottom })],
    [arc / 2, corner],
  ];
  const whole = pieces.reduce((sum, [length]) => sum + length, 0);
  const spots = Array.from({ length: fields }, (_, field) => {
    let done = (field * whole) / fields;
    for (const [length, at] of pieces) {
      if (done <= length) return tidy(at(done));
      done -= length;
    }
    return tidy(corner(arc / 2));
  });
  const bends = (x: number, y: number): string => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  const road = `M${left + radius} ${top}h${across}${bends(radius, radius)}v${down}${bends(-radius, radius)}h${-across}${bends(-radius, -radius)}v${-down}${bends(radius, -radius)}z`;
  return { spots, road };
}

function tidy({ x, y }: Spot): Spot {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** The positions of the rockets that share a field. */
export function beside(index: number, count: number): Spot {
  if (count < 2) return { x: 0, y: 0 };
  if (count === 2) return { x: index ? 14 : -14, y: 0 };
  return { x: index % 2 ? 14 : -14, y: index < 2 ? -13 : 13 };
}
