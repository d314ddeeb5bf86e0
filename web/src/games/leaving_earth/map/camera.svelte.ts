// The visible part of the map: zoom and pan by wheel, touch, keys and buttons.
import type { Attachment } from 'svelte/attachments';

import { NEAR, type Chart, type Spot } from './layout';

const MOST = 2.6; // pixels for a unit
const STEP = 1.35;
const SLACK = 6; // pixels that a finger may move during a tap
const RIM = 44; // pixels between the edge of the frame and what comes into focus

export class Camera {
  width = $state(0); // of the frame, in pixels
  height = $state(0);
  private zoom = $state(1); // 1 shows the whole map
  private aim = $state.raw<Spot | null>(null); // not moved by hand yet

  private readonly chart = $derived.by(() => this.sheet());
  private readonly centre = $derived(this.aim ?? { x: this.chart.width / 2, y: this.chart.height / 2 });
  private readonly frame = $derived({ wide: this.width || this.chart.width, high: this.height || this.chart.height });
  readonly least = $derived(Math.min(this.frame.wide / this.chart.width, this.frame.high / this.chart.height));
  readonly scale = $derived(this.least * this.zoom);
  readonly isWhole = $derived(this.zoom <= 1.001);
  readonly isNearest = $derived(this.scale >= MOST - 0.001);

  readonly box = $derived.by(() => {
    const [wide, high] = [this.frame.wide / this.scale, this.frame.high / this.scale];
    return { x: this.centre.x - wide / 2, y: this.centre.y - high / 2, wide, high };
  });
  /** The transform of the drawing in the frame. Only this changes while the map moves, so the browser need not redraw it. */
  readonly shift = $derived(`translate(${(-this.box.x * this.scale).toFixed(1)}px, ${(-this.box.y * this.scale).toFixed(1)}px)`);

  constructor(private readonly sheet: () => Chart = () => NEAR) {}

  whole = (): void => {
    this.zoom = 1;
    this.aim = null;
  };
  nearer = (): void => this.zoomBy(STEP);
  farther = (): void => this.zoomBy(1 / STEP);

  /** Zoom around a point of the map. */
  zoomBy(factor: number, about: Spot = this.centre): void {
    const before = this.scale;
    this.zoom = Math.min(Math.max(this.zoom * factor, 1), Math.max(MOST / this.least, 1));
    const ratio = before / this.scale;
    this.look({ x: about.x + (this.centre.x - about.x) * ratio, y: about.y + (this.centre.y - about.y) * ratio });
  }

  /** Pan by a number of pixels. */
  moveBy(x: number, y: number): void {
    this.look({ x: this.centre.x - x / this.scale, y: this.centre.y - y / this.scale });
  }

  /** Show these spots, zoomed in as far as all fit with a margin. If they are too far apart to be legible, centre the first one. */
  show(spots: Spot[], { most = 1, fewest = 0, margin = 150 } = {}): void {
    const [first] = spots;
    if (!first) return;
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
    const [wide, high] = [Math.max(...xs) - Math.min(...xs) + margin, Math.max(...ys) - Math.min(...ys) + margin];
    const fitting = Math.min(this.frame.wide / wide, this.frame.high / high, most);
    this.zoom = Math.max(Math.max(fitting, fewest) / this.least, 1);
    this.look(fitting < fewest ? first : { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 + margin * 0.08 });
  }

  private look({ x, y }: Spot): void {
    const { wide, high } = this.box;
    const within = (value: number, seen: number, all: number): number => (seen >= all ? all / 2 : Math.min(Math.max(value, seen / 2), all - seen / 2));
    this.aim = { x: within(x, wide, this.chart.width), y: within(y, high, this.chart.height) };
  }

  /** Handle a key; returns whether it was a shortcut. */
  press(key: string): boolean {
    const far = 60;
    const keys: Record<string, () => void> = {
      '+': this.nearer,
      '=': this.nearer,
      '-': this.farther,
      '0': this.whole,
      ArrowLeft: () => this.moveBy(far, 0),
      ArrowRight: () => this.moveBy(-far, 0),
      ArrowUp: () => this.moveBy(0, far),
      ArrowDown: () => this.moveBy(0, -far),
    };
    keys[key]?.();
    return key in keys;
  }

  /** Attach pan and zoom to the frame. */
  readonly steering: Attachment<HTMLElement> = (frame) => {
    const fingers = new Map<number, Spot>();
    let travelled = 0;

    const spotAt = ({ x, y }: Spot): Spot => {
      const edge = frame.getBoundingClientRect();
      return { x: this.box.x + (x - edge.left) / this.scale, y: this.box.y + (y - edge.top) / this.scale };
    };
    const wheel = (event: WheelEvent): void => {
      if (event.deltaY > 0 ? this.isWhole : this.isNearest) return; // then the page scrolls
      event.preventDefault();
      this.zoomBy(Math.exp(-event.deltaY * 0.0016), spotAt({ x: event.clientX, y: event.clientY }));
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      if (!fingers.size) travelled = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
      if (travelled > SLACK && !frame.hasPointerCapture?.(event.pointerId)) frame.setPointerCapture?.(event.pointerId);
      if (other) {
        const apart = (spot: Spot): number => Math.max(Math.hypot(spot.x - other.x, spot.y - other.y), 1);
        this.zoomBy(apart(now) / apart(before), spotAt({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
        this.moveBy((now.x - before.x) / 2, (now.y - before.y) / 2);
      } else if (travelled > SLACK) this.moveBy(now.x - before.x, now.y - before.y);
    };
    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    const click = (event: MouseEvent): void => {
      if (travelled > SLACK) event.stopPropagation(); // the click at the end of a drag chooses nothing
      travelled = 0;
    };
    const key = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !this.press(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };

    // Pan to what gets keyboard focus: the browser would scroll the drawing inside its frame, and never back.
    const scroll = (): void => frame.scrollTo(0, 0);
    const focus = ({ target }: FocusEvent): void => {
      const thing = target as Element;
      scroll();
      if (!thing.closest('svg') || !thing.matches(':focus-visible')) return;
      const [edge, found] = [frame.getBoundingClientRect(), (thing.querySelector('.pill') ?? thing).getBoundingClientRect()];
      const into = (start: number, end: number, first: number, last: number): number =>
        start < first + RIM ? first + RIM - start : Math.min(last - RIM - end, 0);
      this.moveBy(into(found.left, found.right, edge.left, edge.right), into(found.top, found.bottom, edge.top, edge.bottom));
    };

    const listeners = { wheel, pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, keydown: key, focusin: focus, scroll };
    for (const [name, listener] of Object.entries(listeners)) frame.addEventListener(name, listener as EventListener, { passive: false });
    frame.addEventListener('click', click, { capture: true });
    return () => {
      for (const [name, listener] of Object.entries(listeners)) frame.removeEventListener(name, listener as EventListener);
      frame.removeEventListener('click', click, { capture: true });
    };
  };
}
