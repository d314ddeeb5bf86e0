// Zoom and pan: the map never leaves the frame, and the zoomed point stays in place.
import { expect, test } from 'vitest';

import { Camera } from './camera.svelte';
import { NEAR, spotOf } from './layout';
import { FAR } from './outerPlanetsLayout';

function opened(width = 800, height = 552, chart = NEAR): Camera {
  const camera = new Camera(() => chart);
  camera.width = width;
  camera.height = height;
  return camera;
}

test.each([NEAR, FAR])('at first the whole map is seen, however large it is', (chart) => {
  const { box, isWhole } = opened(800, 552, chart);
  expect(isWhole).toBe(true);
  expect(box.x <= 1 && box.y <= 1).toBe(true);
  expect(box.wide).toBeGreaterThanOrEqual(chart.width - 1);
  expect(box.high).toBeGreaterThanOrEqual(chart.height - 1);
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

test('the map is legible on a phone', () => {
  const camera = opened(340, 300);
  camera.show([spotOf('earth'), spotOf('suborbital')], { most: 0.95 });
  const { x, y, wide, high } = camera.box;
  for (const place of ['earth', 'suborbital']) {
    const spot = spotOf(place);
    expect(spot.x > x && spot.x < x + wide && spot.y > y && spot.y < y + high, place).toBe(true);
  }
  expect(camera.scale).toBeGreaterThan(0.7);
});

test('what is too far apart for a phone is shown around the first of it', () => {
  const camera = opened(340, 300, FAR);
  const first = spotOf('outer_transfer');
  camera.show([first, spotOf('earth_orbit'), spotOf('saturn_flyby')], { most: 0.95, fewest: 0.48 });
  expect(camera.scale).toBeCloseTo(0.48);
  expect(camera.box.x + camera.box.wide / 2).toBeCloseTo(first.x);
});
