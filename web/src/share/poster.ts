// The picture of a match to share: the board, the result, and the players with their points.
import { markOf } from '../lib/palette';
import { drawSvg } from './drawSvg';

export interface PosterPlayer {
  name: string;
  colour: number;
  score: string; // empty while there is none
  winner: boolean;
}

export interface Poster {
  title: string; // the result, or the step
  subtitle: string; // the game
  players: PosterPlayer[]; // the first one on top
  address: string;
}

const WIDTH = 1200;
const EDGE = 32;
const HEAD = 118;
const ROW = 56;
const FOOT = 56;
const TALLEST = 1000; // of the board
const LAYER = 0.2; // the least share of the largest drawing's area

/** The drawings of a board: the largest one, layers of about its size, and pieces on them; not those in panels beside or over it. */
export function drawingsOf(board: Element): { box: DOMRect; drawings: SVGSVGElement[] } | null {
  const all = [...board.querySelectorAll('svg')].filter((svg) => !svg.parentElement?.closest('svg') && svg.checkVisibility());
  const area = (svg: Element): number => svg.clientWidth * svg.clientHeight;
  const largest = all.reduce<SVGSVGElement | null>((best, svg) => (best && area(best) >= area(svg) ? best : svg), null);
  if (!largest || !area(largest)) return null;
  const box = largest.getBoundingClientRect();
  const drawings = all.filter((svg) => {
    if (area(svg) < LAYER * area(largest) && !svg.closest('[data-piece]')) return false;
    const { left, right, top, bottom } = svg.getBoundingClientRect();
    return left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
  });
  return { box, drawings };
}

/** The number of columns in which the players stand. */
const columnsFor = (players: number): number => (players > 2 ? 2 : 1);

export function drawPoster(canvas: HTMLCanvasElement, { title, subtitle, players, address }: Poster, board: Element | null): void {
  const found = board && drawingsOf(board);
  const inside = WIDTH - 2 * EDGE;
  const scale = found ? Math.min(inside / found.box.width, TALLEST / found.box.height) : 0;
  const picture = found ? Math.round(found.box.height * scale) : 0;
  const columns = columnsFor(players.length);
  const rows = Math.ceil(players.length / columns);
  canvas.width = WIDTH;
  canvas.height = HEAD + picture + EDGE + rows * ROW + FOOT;
  const context = canvas.getContext('2d');
  if (!context) return;
  const page = getComputedStyle(document.documentElement);
  const colour = (name: string): string => page.getPropertyValue(`--${name}`).trim();
  const write = (text: string, x: number, y: number, font: string, ink: string, align: CanvasTextAlign = 'left', most = inside): void => {
    context.font = `${font} ${page.fontFamily}`;
    context.textAlign = align;
    context.textBaseline = 'middle';
    context.fillStyle = ink;
    context.fillText(text, x, y, most);
  };
  context.fillStyle = colour('space');
  context.fillRect(0, 0, canvas.width, canvas.height);
  write(title, EDGE, 48, '700 40px', colour('ink'));
  write(subtitle, EDGE, 90, '400 24px', colour('faint'));
  if (found) {
    context.save();
    context.translate(Math.round((WIDTH - found.box.width * scale) / 2), HEAD);
    context.beginPath();
    context.roundRect(0, 0, found.box.width * scale, picture, 18);
    context.clip();
    context.scale(scale, scale);
    for (const drawing of found.drawings) drawSvg(context, drawing, found.box);
    context.restore();
  }
  const across = inside / columns;
  for (const [index, player] of players.entries()) {
    const x = EDGE + (index % columns) * across;
    const y = HEAD + picture + EDGE + (Math.floor(index / columns) + 0.5) * ROW;
    write(markOf(player.colour), x, y, '400 30px', colour(`seat-${player.colour % 5}`));
    write(player.name, x + 44, y, `${player.winner ? 700 : 400} 30px`, player.winner ? colour('warn') : colour('ink'), 'left', across - 190);
    write(player.score, x + across - 40, y, '700 34px', colour('ink'), 'right', 110);
  }
  write(address, EDGE, canvas.height - FOOT / 2 - 4, '400 22px', colour('faint'));
}
