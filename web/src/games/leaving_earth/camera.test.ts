// Zooming and moving: the map never leaves the frame, and what is zoomed at stays where it is.
import { expect, test } from 'vitest';

import { Camera } from './camera.svelte';
import { HEIGHT, spotOf, WIDTH } from './layout';

function opened(width = 800, height = 552): Camera {
  const camera = new Camera();
  camera.width = width;
  camera.height = height;
  return camera;
}

test('at first the whole map is seen', () => {
  const { box, isWhole } = opened();
  expect(isWhole).toBe(true);
  expect(box.wide).toBeGreaterThanOrEqual(WIDTH - 1);
  expect(box.high).toBeGreaterThanOrEqual(HEIGHT - 1);
});

test('the point under the pointer stays under it', () => {
  const camera = opened();
  const before = camera.box;
  const spot = { x: 700, y: 400 };
  const share = (spot.x - before.x) / before.wide;
  camera.zoomBy(1.5, spot);
  expect((spot.x - camera.box.x) / camera.box.wide).toBeCloseTo(share);
});

test('the map is never moved out of the frame, and never farther away than whole', () => {
  const camera = opened();
  camera.nearer();
  camera.moveBy(5000, 5000);
  expect(camera.box.x).toBeCloseTo(0);
  expect(camera.box.y).toBeCloseTo(0);
  for (let times = 0; times < 9; times++) camera.farther();
  expect(camera.isWhole).toBe(true);
});

test('keys move, zoom and show the whole again; others are left alone', () => {
  const camera = opened();
  expect(camera.press('+')).toBe(true);
  expect(camera.isWhole).toBe(false);
  const { x } = camera.box;
  camera.press('ArrowRight');
  expect(camera.box.x).toBeGreaterThan(x);
  camera.press('0');
  expect(camera.isWhole).toBe(true);
  expect(camera.press('Enter')).toBe(false);
});

test('a phone sees what it is shown so large that it can be read', () => {
  const camera = opened(340, 300);
  camera.show([spotOf('earth'), spotOf('suborbital')], 0.95);
  const { x, y, wide, high } = camera.box;
  for (const place of ['earth', 'suborbital']) {
    const spot = spotOf(place);
    expect(spot.x > x && spot.x < x + wide && spot.y > y && spot.y < y + high, place).toBe(true);
  }
  expect(camera.scale).toBeGreaterThan(0.7);
});
