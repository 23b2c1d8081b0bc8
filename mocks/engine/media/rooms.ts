// What an estate agent's pictures show indoors, and the papers that go with them.
import type { Building, Site } from './buildings';
import { doorColours, frameColour } from './palette';
import { box, disc, outline } from './shapes';

const floor = ({ width, ground }: Site, colour: string) =>
  box(0, ground - 30, width, 140, colour) + box(0, ground - 36, width, 8, frameColour);

const pane = (x: number, y: number, w: number, h: number) =>
  box(x - 6, y - 6, w + 12, h + 12, frameColour) +
  box(x, y, w, h, '#BFD9DE') +
  box(x + w / 2 - 2, y, 4, h, frameColour) +
  box(x, y + h / 2 - 2, w, 4, frameColour);

const lamp = (x: number) =>
  box(x - 1, 0, 2, 70, '#3B4347') + outline(`M${x - 26} 92 L${x} 66 L${x + 26} 92Z`, '#C79A5B');

export const kitchen: Building = (site) => {
  const units = site.dice.pick(doorColours);
  const cupboard = (x: number, y: number, w: number, h: number) =>
    box(x, y, w, h, units, 'rx="2"') + box(x + w - 14, y + h / 2 - 10, 3, 20, '#D9C9A3');
  return [
    floor(site, '#A9835E'),
    [40, 130, 440, 530].map((x) => cupboard(x, 60, 80, 90)).join(''),
    pane(240, 70, 170, 110),
    box(30, 168, 580, 62, '#E9E6DE') +
      [0, 1, 2, 3, 4, 5, 6, 7].map((tile) => box(30 + tile * 74, 168, 2, 62, '#D5D0C4')).join(''),
    box(24, 228, 592, 12, '#5E4A38'),
    [40, 132, 224, 408, 500].map((x) => cupboard(x, 242, 88, 96)).join(''),
    box(316, 242, 88, 96, '#3B4347') + box(324, 262, 72, 48, '#1E262B') + disc(360, 252, 4, '#D9C9A3'),
    lamp(190) + lamp(450),
  ].join('');
};

export const bathroom: Building = (site) => {
  const tiles = Array.from({ length: 44 }, (_, place) =>
    box((place % 11) * 60, 40 + Math.floor(place / 11) * 44, 57, 41, '#F2F4F2', 'stroke="#DADFDC"'),
  );
  return [
    floor(site, '#8D9796'),
    tiles.join(''),
    pane(420, 60, 120, 90),
    outline(
      'M60 240 H330 V290 Q330 330 290 330 H100 Q60 330 60 290Z',
      '#FBFBF8',
      'stroke="#D3D6D2" stroke-width="3"',
    ),
    box(52, 232, 286, 12, '#FFFFFF', 'rx="6"') + box(84, 180, 6, 54, '#9BA3A5') + disc(87, 178, 9, '#9BA3A5'),
    box(430, 236, 120, 20, '#FFFFFF', 'rx="6"') + box(448, 256, 84, 84, site.dice.pick(doorColours)),
    box(560, 120, 44, 150, 'none', 'stroke="#9BA3A5" stroke-width="5" rx="6"'),
  ].join('');
};

export const bedroom: Building = (site) => {
  const cover = site.dice.pick(doorColours);
  return [
    floor(site, '#B08A63'),
    pane(80, 70, 130, 130),
    box(262, 160, 280, 90, '#6B5844', 'rx="8"'),
    box(250, 232, 304, 92, '#F7F4EC', 'rx="10"') + box(250, 268, 304, 66, cover, 'rx="8"'),
    box(276, 214, 110, 40, '#FFFFFF', 'rx="14"') + box(418, 214, 110, 40, '#FFFFFF', 'rx="14"'),
    box(566, 262, 54, 72, '#6B5844') +
      outline('M574 246 L593 214 L612 246Z', '#E5C07B') +
      box(590, 246, 6, 16, '#6B5844'),
  ].join('');
};

export const hallway: Building = (site) => {
  const tiles = Array.from({ length: 36 }, (_, place) => {
    const x = (place % 12) * 54;
    const y = site.ground - 24 + Math.floor(place / 12) * 34;
    return box(x, y, 53, 33, (place + Math.floor(place / 12)) % 2 > 0 ? '#2F3A40' : '#E7E0D0');
  });
  return [
    floor(site, '#E7E0D0') + tiles.join(''),
    box(250, 70, 140, 250, frameColour) + box(262, 96, 116, 224, site.dice.pick(doorColours)),
    outline('M262 96 A 58 44 0 0 1 378 96Z', '#BFD9DE') + disc(362, 216, 5, '#E5C07B'),
    box(60, 120, 110, 6, '#5E4A38') + box(70, 126, 6, 40, '#5E4A38') + box(150, 126, 6, 40, '#5E4A38'),
    outline('M480 330 V150 L640 60 V330Z', '#6B5844') + outline('M500 330 V170 L640 92 V330Z', '#7C6853'),
    lamp(320),
  ].join('');
};

export const office: Building = (site) => {
  const bars = [46, 74, 58, 96, 120].map((height, place) =>
    box(250 + place * 28, 220 - height, 18, height, place === 4 ? '#2B5F63' : '#9CBDBD'),
  );
  return [
    floor(site, '#9A7C5C'),
    pane(430, 60, 150, 120),
    box(220, 80, 190, 150, '#2C3439', 'rx="6"') + box(228, 88, 174, 134, '#F5F3EC') + bars.join(''),
    box(300, 230, 30, 22, '#2C3439') + box(60, 252, 520, 14, '#6B5844', 'rx="3"'),
    box(84, 266, 12, 90, '#5E4A38') + box(544, 266, 12, 90, '#5E4A38'),
    box(96, 226, 96, 26, '#FFFFFF') + box(102, 218, 96, 26, '#F0EBDD') + disc(470, 238, 14, '#A8604C'),
  ].join('');
};

/** Papers on a table: a contract, a certificate, keys. */
export const documents: Building = (site) => {
  const sheet = (x: number, y: number, turn: number, heading: string) => {
    const lines = [0, 1, 2, 3, 4, 5, 6].map((line) =>
      box(x + 22, y + 66 + line * 22, line % 3 === 2 ? 96 : 146, 6, '#D3D6D2'),
    );
    return `<g transform="rotate(${turn} ${x + 95} ${y + 120})">${[
      box(x + 6, y + 8, 190, 250, '#0B1A20', 'opacity=".12"'),
      box(x, y, 190, 250, '#FDFCF8'),
      box(x + 22, y + 28, 110, 12, heading),
      ...lines,
    ].join('')}</g>`;
  };
  return [
    box(0, 0, site.width, 420, '#B08A63'),
    [60, 150, 250, 340].map((y) => box(0, y, site.width, 2, '#9C7850')).join(''),
    sheet(90, 70, -7, '#2B5F63') + sheet(300, 60, 5, '#7A2E3A'),
    disc(560, 300, 26, 'none', 'stroke="#8A6A2C" stroke-width="8"') + box(540, 322, 12, 62, '#8A6A2C'),
  ].join('');
};

/** Walls from above, with doors and a few figures. */
export const floorplan: Building = (site) => {
  const wall = 'stroke="#2C3439" stroke-width="7" fill-opacity="0"';
  const name = (x: number, y: number, words: string) =>
    `<text x="${x}" y="${y}" font-family="sans-serif" font-size="15" fill="#4C5357" text-anchor="middle">${words}</text>`;
  return [
    box(0, 0, site.width, 420, '#FBFAF5'),
    box(90, 50, 460, 320, '#FBFAF5', wall) +
      box(90, 50, 210, 170, '#FBFAF5', wall) +
      box(300, 50, 250, 120, '#FBFAF5', wall),
    box(90, 220, 280, 150, '#FBFAF5', wall),
    box(200, 214, 46, 12, '#FBFAF5') +
      box(380, 164, 46, 12, '#FBFAF5') +
      box(364, 280, 12, 46, '#FBFAF5') +
      box(440, 364, 50, 12, '#FBFAF5'),
    outline('M200 220 A46 46 0 0 1 246 266', 'none', 'stroke="#9DA5A2" stroke-width="2"'),
    outline('M380 170 A46 46 0 0 0 426 216', 'none', 'stroke="#9DA5A2" stroke-width="2"'),
    name(195, 130, 'Kitchen') + name(195, 150, '3.6 × 2.9 m'),
    name(425, 108, 'Bathroom') +
      name(230, 292, 'Living room') +
      name(230, 312, '4.8 × 3.4 m') +
      name(460, 280, 'Hall'),
  ].join('');
};

export const garden: Building = (site) => {
  const { ground, width, stone, dice } = site;
  const boards = Array.from({ length: 22 }, (_, place) => box(place * 30, ground - 150, 27, 120, '#8A6F52'));
  const shrubs = Array.from({ length: 7 }, (_, place) =>
    disc(50 + place * 92, ground - 28, 26 + dice.roll() * 16, place % 2 > 0 ? '#5E7F5A' : '#6F9166'),
  );
  return [
    boards.join('') + box(0, ground - 138, width, 6, '#75593F') + box(0, ground - 70, width, 6, '#75593F'),
    box(0, ground - 30, width, 140, '#8FAE73'),
    outline(`M260 420 L300 ${ground - 30} H360 L430 420Z`, stone.trim),
    shrubs.join(''),
    box(470, ground - 110, 110, 90, stone.wall) +
      outline(`M460 ${ground - 106} L525 ${ground - 156} L590 ${ground - 106}Z`, '#4C5357'),
  ].join('');
};
