// The illustrations behind media paths: drawn on demand, the same for the same name.
import { Dice } from '../seeds/random';
import { cottage, flats, lounge, tenement, terrace, type Building } from './buildings';
import { bathroom, bedroom, documents, floorplan, garden, hallway, kitchen, office } from './rooms';
import { doorColours, lights, roofColour, stones, type Light, type Stone } from './palette';
import { box, disc, drawing, outline, shape } from './shapes';

const defaultWidth = 640;
/** A terrace is a little wider than its picture: from here on the next three houses go on without a cut. */
const rowStep = defaultWidth * 1.06;
const height = 420;
const ground = height - 72;

const inside = (room: Building) => [room, lights.overcast, stones.london] as const;

const scenes = new Map<string, readonly [Building, Light, Stone]>([
  ['armley', [terrace, lights.day, stones.red]],
  ['saltaire', [terrace, lights.golden, stones.stone]],
  ['headingley', [terrace, lights.dusk, stones.brown]],
  ['hull', [terrace, lights.overcast, stones.london]],
  ['leith', [tenement, lights.overcast, stones.stone]],
  ['ancoats', [flats, lights.dusk, stones.red]],
  ['salford', [flats, lights.dusk, stones.grey]],
  ['quay', [flats, lights.noon, stones.white]],
  ['hebden', [cottage, lights.dawn, stones.stone]],
  ['york', [cottage, lights.noon, stones.red]],
  ['sheffield', [terrace, lights.golden, stones.brown]],
  ['nottingham', [terrace, lights.noon, stones.red]],
  ['liverpool', [terrace, lights.dawn, stones.red]],
  ['cardiff', [terrace, lights.day, stones.grey]],
  ['bristol', [terrace, lights.noon, stones.white]],
  ['leeds', [terrace, lights.overcast, stones.red]],
  ['street', [terrace, lights.dusk, stones.london]],
  ['glasgow', [tenement, lights.golden, stones.red]],
  ['edinburgh', [tenement, lights.dawn, stones.grey]],
  ['bath', [tenement, lights.golden, stones.stone]],
  ['manchester', [flats, lights.overcast, stones.red]],
  ['birmingham', [flats, lights.day, stones.brown]],
  ['didsbury', [cottage, lights.golden, stones.red]],
  ['cottage', [cottage, lights.overcast, stones.white]],
  ['garden', [garden, lights.day, stones.red]],
  ['lounge', inside(lounge)],
  ['kitchen', inside(kitchen)],
  ['bathroom', inside(bathroom)],
  ['bedroom', inside(bedroom)],
  ['hallway', inside(hallway)],
  ['office', inside(office)],
  ['documents', inside(documents)],
  ['floorplan', inside(floorplan)],
]);
/** Seen from inside, or from above: no sky, hills or street. */
const indoors: ReadonlySet<Building> = new Set([
  lounge,
  kitchen,
  bathroom,
  bedroom,
  hallway,
  office,
  documents,
  floorplan,
]);

/** Houses without a name of their own, for evaluations: `house-1` to `house-12`. */
for (const [index, [building, light, stone]] of Object.entries([
  [terrace, lights.day, stones.red],
  [tenement, lights.golden, stones.stone],
  [cottage, lights.noon, stones.white],
  [flats, lights.overcast, stones.grey],
  [terrace, lights.dawn, stones.brown],
  [flats, lights.golden, stones.red],
  [cottage, lights.day, stones.stone],
  [tenement, lights.dusk, stones.red],
  [terrace, lights.overcast, stones.white],
  [cottage, lights.dusk, stones.brown],
  [terrace, lights.golden, stones.grey],
  [flats, lights.dawn, stones.london],
] as const)) {
  scenes.set(`house-${Number(index) + 1}`, [building, light, stone]);
}

/** Every scene that a media path may name, without the ending `.svg`. */
export const sceneNames: readonly string[] = [...scenes.keys()];

/** The SVG of a file, or undefined when nobody uploaded it. */
export function draw(ownerId: string, file: string): string | undefined {
  const name = file.replace(/\.svg$/, '');
  if (name === file) return undefined;
  if (name === 'avatar') return portrait(Number(ownerId));
  if (name === 'logo') return sign(Number(ownerId));
  if (name === 'cover') return street(Number(ownerId));
  const scene = scenes.get(name);
  return scene && landscape(name, ...scene);
}

/** What stands for a photograph among the seed's documents. */
export function drawDocument(name: string): string {
  const place = /kitchen|plan/i.test(name) ? 'kitchen' : /living/i.test(name) ? 'lounge' : 'documents';
  // Each of the three is in the list above.
  return draw('1', `${place}.svg`) ?? '';
}

/** Above a member's profile, four to one: a street of theirs, whole houses below a piece of sky. */
function street(ownerId: number): string | undefined {
  if (!Number.isInteger(ownerId) || ownerId < 1) return undefined;
  const dice = new Dice(ownerId * 53);
  const building = dice.pick([terrace, flats]);
  const light = dice.pick([lights.dusk, lights.golden, lights.dawn, lights.overcast]);
  return landscape(`cover-${ownerId}`, building, light, dice.pick(Object.values(stones)), height * 4);
}

function landscape(
  name: string,
  building: Building,
  light: Light,
  stone: Stone,
  width = defaultWidth,
): string {
  const dice = new Dice(Array.from(name).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const hills = outline(
    `M0 ${ground - 50} Q ${width * 0.25} ${ground - 110} ${width * 0.5} ${ground - 66} T ${width} ${ground - 70} V ${ground} H0Z`,
    light.far,
    'opacity=".7"',
  );
  const sun = disc(width * (0.15 + dice.roll() * 0.7), height * 0.2, 30, '#FFF6E2', 'opacity=".8"');
  const road = light.isLate ? '#31383D' : '#767C7E';
  const isIndoors = indoors.has(building);
  const front = isIndoors ? '' : box(0, ground, width, 18, '#BDB8AC') + box(0, ground + 18, width, 60, road);
  const back = isIndoors ? '' : sun + hills;
  const rows = Math.ceil(width / defaultWidth);
  const houses = Array.from({ length: rows }, (_, row) => {
    const drawn = building({ light, stone, dice, width: defaultWidth, ground });
    return rows === 1 ? drawn : `<g transform="translate(${row * rowStep} 0)">${drawn}</g>`;
  });
  return drawing(width, height, light.sky, back + houses.join('') + front);
}

/** A business's sign: a roof over a line, in its owner's colours. */
function sign(ownerId: number): string | undefined {
  if (!Number.isInteger(ownerId) || ownerId < 1) return undefined;
  const dice = new Dice(ownerId * 131);
  const stone = dice.pick(Object.values(stones));
  const colour = dice.pick(doorColours);
  const roof = shape(
    [
      [16, 54],
      [48, 22],
      [80, 54],
      [70, 54],
      [48, 33],
      [26, 54],
    ],
    colour,
  );
  return drawing(96, 96, lights.day.sky, disc(48, 48, 44, stone.trim) + roof + box(26, 62, 44, 7, colour));
}

/** A member's own picture: the front of a house in their colours. */
function portrait(ownerId: number): string | undefined {
  if (!Number.isInteger(ownerId) || ownerId < 1) return undefined;
  const dice = new Dice(ownerId * 97);
  const stone = dice.pick(Object.values(stones));
  const light = dice.pick([lights.day, lights.noon, lights.dawn, lights.golden]);
  const window = (x: number, y: number) => box(x, y, 16, 20, '#8FABB3', 'stroke="#F2EEE4" stroke-width="3"');
  const house = [
    disc(dice.between(14, 82), 20, 9, '#FFF6E2', 'opacity=".9"'),
    shape(
      [
        [14, 50],
        [48, 20],
        [82, 50],
      ],
      roofColour,
    ),
    box(20, 50, 56, 46, stone.wall) + box(20, 50, 56, 4, stone.trim),
    window(27, 60) + window(53, 60),
    box(42, 72, 12, 24, dice.pick(doorColours)),
  ];
  return drawing(96, 96, light.sky, house.join(''));
}
