// Positions of the cyclers of Stations and their routes on the map, which grows downwards.
import type { Chart, Side, Spot } from './layout';

export const DEEP: Chart = { width: 1160, height: 880 };

export const CYCLER_SPOTS: Record<string, Spot> = {
  earth_cycler: { x: 308, y: 790 },
  mars_cycler: { x: 1066, y: 706 },
};

export const CYCLER_SIDES: Record<string, Side> = { earth_cycler: 'left' };

/** The control point of a route. */
export const CYCLER_BENDS: Record<string, Spot> = {
  earth_cycler__mars_cycler: { x: 700, y: 880 },
  mars_cycler__earth_cycler: { x: 740, y: 960 },
  earth_cycler__earth_orbit__aero: { x: 200, y: 740 },
  mars_cycler__mars_orbit__aero: { x: 960, y: 500 },
  mars_cycler__mars: { x: 1140, y: 560 },
};

export const CYCLER_PILLS: Record<string, number> = {
  venus_flyby__inner_transfer: 0.7,
  inner_transfer__mars_flyby: 0.56,
  mars_flyby__inner_transfer: 0.38,
  earth_orbit__earth_cycler: 0.62,
  earth_cycler__earth_orbit: 0.44,
  earth_cycler__earth_orbit__aero: 0.25,
  mars_cycler__earth_cycler: 0.4,
  mars_cycler__mars: 0.35,
  mars_cycler__mars_orbit: 0.16,
  mars_cycler__mars_orbit__aero: 0.22,
  mars_orbit__mars_cycler: 0.61,
};

export const CYCLER_PARKS: Record<string, Spot> = { mars_cycler: { x: 0, y: 66 } };
