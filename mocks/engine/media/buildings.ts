import type { Dice } from '../seeds/random';
import { doorColours, frameColour, roofColour, type Light, type Stone } from './palette';
import { box, disc, outline, shape } from './shapes';

export interface Site {
  light: Light;
  stone: Stone;
  dice: Dice;
  width: number;
  /** Where the houses stand, from the top. */
  ground: number;
}

export type Building = (site: Site) => string;

function glass({ light, dice }: Site): string {
  if (light.isLate) return dice.chance(0.6) ? '#F3CB82' : '#243442';
  return dice.chance(0.3) ? '#7E9AA3' : '#8FABB3';
}

function sash(site: Site, x: number, y: number, w: number, h: number): string {
  return [
    box(x - 3, y - 3, w + 6, h + 6, frameColour),
    box(x, y, w, h, glass(site)),
    shape(
      [
        [x, y],
        [x + w * 0.55, y],
        [x, y + h * 0.6],
      ],
      '#fff',
      'opacity=".14"',
    ),
    box(x, y + h / 2 - 1, w, 2, frameColour),
    box(x + w / 2 - 0.8, y, 1.6, h, frameColour),
    box(x - 6, y + h + 3, w + 12, 4, site.stone.trim),
    box(x - 5, y - 9, w + 10, 5, site.stone.trim),
  ].join('');
}

function door(site: Site, x: number, y: number, w: number, h: number): string {
  const panel = (dx: number, dy: number) =>
    box(x + w * dx, y + h * dy, w * 0.28, h * 0.36, '#000', 'opacity=".16"');
  return [
    box(x - 5, y - 22, w + 10, h + 22, frameColour),
    outline(`M${x} ${y - 4} A ${w / 2} ${w / 2.4} 0 0 1 ${x + w} ${y - 4}Z`, glass(site)),
    box(x, y, w, h, site.dice.pick(doorColours)),
    panel(0.15, 0.08) + panel(0.57, 0.08) + panel(0.15, 0.54) + panel(0.57, 0.54),
    disc(x + w * 0.86, y + h * 0.52, 2, '#E5C07B'),
    box(x - 10, y + h, w + 20, 6, '#B9B4A8'),
  ].join('');
}

const chimney = ({ stone }: Site, x: number, y: number) =>
  box(x, y - 34, 30, 48, stone.shade) +
  box(x - 3, y - 34, 36, 6, stone.trim) +
  [4, 13, 22].map((pot) => box(x + pot, y - 45, 6, 11, '#B5694D')).join('');

/** Here and there a brick of another colour. */
function bricks({ stone, dice }: Site, x: number, y: number, w: number, h: number): string {
  return Array.from({ length: Math.floor((w * h) / 2600) }, () =>
    box(
      x + dice.roll() * (w - 18),
      y + Math.floor((dice.roll() * h) / 7) * 7,
      9 + dice.roll() * 9,
      3,
      stone.trim,
      'opacity=".35"',
    ),
  ).join('');
}

export const terrace: Building = (site) => {
  const { width, ground, stone } = site;
  const w = (width / 3) * 1.06;
  const top = ground - 205;
  return [0, 1, 2]
    .map((house) => {
      const x = house * w - width * 0.03;
      const bay = w * 0.5;
      return [
        box(x, top - 52, w, 52, roofColour),
        chimney(site, x + w - 28, top - 50),
        box(x, top, w, ground - top, stone.wall),
        bricks(site, x, top + 10, w, 190),
        box(x, top, w, 7, stone.trim),
        shape(
          [
            [x + 18, ground],
            [x + 18, top + 104],
            [x + 30, top + 96],
            [x + 6 + bay, top + 96],
            [x + 18 + bay, top + 104],
            [x + 18 + bay, ground],
          ],
          stone.trim,
        ),
        shape(
          [
            [x + 14, top + 106],
            [x + 28, top + 84],
            [x + 8 + bay, top + 84],
            [x + 22 + bay, top + 106],
          ],
          roofColour,
        ),
        sash(site, x + 18 + bay * 0.3, top + 122, bay * 0.4, 60),
        sash(site, x + 24, top + 24, bay * 0.3, 46),
        sash(site, x + 18 + bay * 0.58, top + 24, bay * 0.3, 46),
        sash(site, x + w * 0.72, top + 24, w * 0.15, 46),
        door(site, x + w * 0.7, ground - 92, w * 0.19, 86),
      ].join('');
    })
    .join('');
};

export const tenement: Building = (site) => {
  const { width, ground, stone } = site;
  const w = (width / 3) * 1.04;
  const top = ground - 292;
  return [0, 1, 2]
    .map((stair) => {
      const x = stair * w - width * 0.02;
      const floors = [0, 1, 2, 3].map((floor) => {
        const y = top + 20 + floor * 70;
        const beside = floor < 3 ? sash(site, x + w * 0.66, y, w * 0.16, 42) : '';
        return sash(site, x + w * 0.14, y, w * 0.12, 42) + sash(site, x + w * 0.34, y, w * 0.16, 42) + beside;
      });
      return [
        box(x, top - 24, w, 24, roofColour),
        chimney(site, x + w - 34, top - 22),
        box(x, top, w, ground - top, stone.wall),
        bricks(site, x, top, w, ground - top),
        ...floors,
        door(site, x + w * 0.65, ground - 70, w * 0.18, 64),
      ].join('');
    })
    .join('');
};

export const flats: Building = (site) => {
  const { ground, stone } = site;
  const top = ground - 286;
  const windows = Array.from({ length: 15 }, (_, place) => {
    const x = 110 + (place % 3) * 92;
    const y = top + 16 + Math.floor(place / 3) * 54;
    return (
      box(x, y, 72, 34, '#37424A') +
      box(x + 3, y + 3, 66, 28, glass(site)) +
      box(x - 4, y + 40, 80, 4, '#596468')
    );
  });
  const wingWindows = Array.from({ length: 8 }, (_, place) =>
    box(
      412 + (place % 2) * 72,
      top + 84 + Math.floor(place / 2) * 50,
      50,
      30,
      glass(site),
      'stroke="#37424A" stroke-width="3"',
    ),
  );
  const wing = box(390, top + 70, 170, ground - top - 70, stone.trim) + box(390, top + 62, 176, 8, '#3B4347');
  return (
    box(90, top, 300, ground - top, stone.wall) +
    box(90, top - 8, 306, 8, '#3B4347') +
    wing +
    windows.join('') +
    wingWindows.join('')
  );
};

export const cottage: Building = (site) => {
  const { width, ground, stone } = site;
  const x = (width - 400) / 2;
  const top = ground - 130;
  return [
    chimney(site, x + 36, top - 72) + chimney(site, x + 334, top - 72),
    shape(
      [
        [x - 14, top + 4],
        [x + 40, top - 96],
        [x + 360, top - 96],
        [x + 414, top + 4],
      ],
      roofColour,
    ),
    box(x, top, 400, ground - top, stone.wall) + bricks(site, x, top, 400, 124),
    sash(site, x + 58, top + 34, 30, 52) + sash(site, x + 104, top + 34, 30, 52),
    sash(site, x + 268, top + 34, 30, 52) + sash(site, x + 314, top + 34, 30, 52),
    door(site, width / 2 - 20, ground - 84, 40, 78),
  ].join('');
};

export const lounge: Building = (site) => {
  const { width, ground, stone } = site;
  return [
    box(0, ground - 30, width, 120, '#B08A63') + box(0, ground - 36, width, 8, '#F3EFE6'),
    box(210, 56, 220, 200, '#F5F1E8') + box(220, 66, 96, 180, '#BFD9DE') + box(324, 66, 96, 180, '#CBE0E2'),
    outline('M220 206 Q 270 176 316 200 V246 H220Z M324 200 Q 380 172 420 196 V246 H324Z', '#86A48E'),
    box(180, 38, 280, 7, '#5b4a3a') + box(190, 44, 30, 250, stone.trim) + box(420, 44, 30, 250, stone.trim),
    box(60, 250, 190, 86, site.dice.pick(doorColours), 'rx="14"') +
      box(84, 236, 142, 50, '#fff', 'rx="8" opacity=".2"'),
    box(380, 300, 120, 8, '#4d3a2a', 'rx="3"') +
      box(392, 308, 5, 46, '#4d3a2a') +
      box(484, 308, 5, 46, '#4d3a2a'),
    box(522, 118, 76, 96, '#4d3a2a') + box(527, 123, 66, 86, stone.wall) + disc(560, 164, 18, frameColour),
  ].join('');
};
