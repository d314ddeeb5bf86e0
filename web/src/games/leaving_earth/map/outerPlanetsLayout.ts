// Positions of everything beyond Ceres on the map, which grows to the right and downwards, away from the sun.
import type { Chart, Side, Spot } from './layout';

export const FAR: Chart = { width: 2000, height: 1380 };

export const FAR_SPOTS: Record<string, Spot> = {
  outer_transfer: { x: 1300, y: 650 },
  jupiter_flyby: { x: 1510, y: 440 },
  jupiter: { x: 1490, y: 150 },
  jupiter_orbit: { x: 1740, y: 410 },
  io: { x: 1690, y: 122 },
  europa: { x: 1850, y: 226 },
  ganymede_orbit: { x: 1796, y: 580 },
  ganymede: { x: 1710, y: 700 },
  callisto: { x: 1560, y: 650 },
  saturn_flyby: { x: 1360, y: 930 },
  saturn: { x: 1445, y: 1165 },
  saturn_orbit: { x: 1670, y: 930 },
  titan_orbit: { x: 1840, y: 1060 },
  titan: { x: 1730, y: 1230 },
  enceladus: { x: 1880, y: 800 },
  uranus_flyby: { x: 990, y: 1100 },
  uranus: { x: 1110, y: 1225 },
  neptune_flyby: { x: 480, y: 1130 },
  neptune: { x: 340, y: 1210 },
};

export const FAR_RADII: Record<string, number> = {
  jupiter: 95,
  io: 22,
  europa: 21,
  ganymede: 28,
  callisto: 26,
  saturn: 72,
  titan: 28,
  enceladus: 17,
  uranus: 54,
  neptune: 52,
};

export const FAR_SIDES: Record<string, Side> = {
  outer_transfer: 'left',
  jupiter: 'above',
  jupiter_flyby: 'left',
  jupiter_orbit: 'right',
  io: 'above',
  europa: 'above',
  saturn_flyby: 'left',
  saturn_orbit: 'right',
  enceladus: 'above',
  ganymede_orbit: 'right',
  titan_orbit: 'right',
  neptune_flyby: 'above',
  uranus: 'right',
};

/** Control points of routes that curve around something. */
export const BENDS: Record<string, Spot> = {
  earth_orbit__outer_transfer: { x: 480, y: 1120 },
  outer_transfer__earth_orbit: { x: 510, y: 1215 },
  outer_transfer__earth_orbit__aero: { x: 540, y: 1310 },
  venus_orbit__outer_transfer: { x: 1375, y: -30 },
  venus_flyby__jupiter_flyby: { x: 1240, y: 30 },
  mars_flyby__jupiter_flyby: { x: 1230, y: 650 },
  outer_transfer__mars_orbit: { x: 1225, y: 290 },
  mars_orbit__outer_transfer: { x: 1275, y: 240 },
  outer_transfer__mars_orbit__aero: { x: 1325, y: 190 },
  outer_transfer__ceres: { x: 1400, y: 190 },
  ceres__outer_transfer: { x: 1450, y: 90 },
  uranus_flyby__neptune_flyby: { x: 745, y: 1060 },
  saturn_orbit__titan_orbit__aero: { x: 1690, y: 1110 },
  saturn_orbit__titan: { x: 1610, y: 1110 },
  jupiter_flyby__saturn_flyby: { x: 1478, y: 700 },
  enceladus__saturn_orbit: { x: 1775, y: 866 },
  europa__jupiter_orbit: { x: 1840, y: 340 },
  venus_flyby__venus_orbit__aero: { x: 640, y: 420 },
  jupiter_orbit__europa: { x: 1766, y: 268 },
  callisto__jupiter_flyby: { x: 1530, y: 520 },
};

export const FAR_DRIFTS: Record<string, Spot> = {
  outer_transfer: { x: 86, y: 66 },
  jupiter_flyby: { x: -30, y: -96 },
  saturn_flyby: { x: -96, y: -50 },
  uranus_flyby: { x: -104, y: -44 },
  neptune_flyby: { x: -120, y: 4 },
};

export const FAR_PILLS: Record<string, number> = {
  venus_flyby__venus_orbit__aero: 0.28,
  venus_flyby__jupiter_flyby: 0.8,
  venus_orbit__outer_transfer: 0.44,
  mars_flyby__mars_orbit__aero: 0.26,
  mars_orbit__outer_transfer: 0.56,
  ceres__outer_transfer: 0.28,
  outer_transfer__saturn_flyby: 0.7,
  outer_transfer__uranus_flyby: 0.64,
  outer_transfer__jupiter_flyby: 0.6,
  outer_transfer__mars_orbit: 0.62,
  outer_transfer__mars_orbit__aero: 0.48,
  outer_transfer__earth_orbit: 0.38,
  jupiter_flyby__saturn_flyby: 0.62,
  jupiter_flyby__jupiter_orbit: 0.3,
  jupiter_flyby__jupiter_orbit__aero: 0.52,
  jupiter_orbit__jupiter_flyby: 0.64,
  jupiter_orbit__io: 0.7,
  jupiter_orbit__ganymede_orbit: 0.44,
  io__jupiter_orbit: 0.48,
  ganymede_orbit__jupiter_orbit: 0.46,
  ganymede_orbit__ganymede: 0.54,
  ganymede__ganymede_orbit: 0.52,
  callisto__jupiter_orbit: 0.52,
  saturn_orbit__titan_orbit__aero: 0.66,
  saturn_orbit__enceladus: 0.54,
  titan_orbit__saturn_orbit: 0.46,
  titan_orbit__titan: 0.52,
};

export const FAR_PARKS: Record<string, Spot> = {
  outer_transfer: { x: 92, y: 6 },
  callisto: { x: 0, y: 94 },
  ganymede: { x: 0, y: 96 },
  titan: { x: 0, y: 96 },
  enceladus: { x: 0, y: 48 },
  uranus_flyby: { x: 0, y: 62 },
  saturn_flyby: { x: 4, y: 46 },
};
