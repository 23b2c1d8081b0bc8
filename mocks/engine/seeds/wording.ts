import type { Topic } from '../../features/feed/seeds/post-texts';
import type { Dice } from './random';

const towns = [
  'Bolton',
  'Doncaster',
  'Crewe',
  'Gateshead',
  'Leeds',
  'Salford',
  'Burnley',
  'Hull',
  'Stockport',
  'Nottingham',
  'Walton',
  'Armley',
  'Huddersfield',
  'Derby',
  'Sunderland',
];
const homeTowns = new Map<Topic, readonly string[]>([
  ['scotland', ['Govanhill', 'Leith', 'Dundee', 'Partick', 'Kirkcaldy', 'Inverness']],
  ['wales', ['Cardiff', 'Swansea', 'Newport', 'Wrexham', 'Barry', 'Bangor']],
]);
const months = ['January', 'February', 'March', 'April', 'September', 'October', 'November'];

const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`;

/** Fills the slots of a text: `{town}`, `{price}` … `{mention}`. A slot that nobody knows is a fault of the text. */
export function fillIn(text: string, topic: Topic, dice: Dice, mention: string): string {
  const slots = new Map<string, () => string>([
    ['town', () => dice.pick(homeTowns.get(topic) ?? towns)],
    ['month', () => dice.pick(months)],
    ['mention', () => mention],
    ['n', () => String(dice.between(5, 19))],
    ['pct', () => `${dice.between(6, 18)}%`],
    ['cut', () => `0.${dice.between(11, 24)} percentage points`],
    ['occupancy', () => `${dice.between(63, 84)}%`],
    ['price', () => pounds(dice.between(84, 212) * 1000 + 500 * dice.between(0, 1))],
    ['value', () => pounds(dice.between(168, 240) * 1000)],
    ['refurb', () => pounds(dice.between(38, 96) * 250)],
    ['left', () => pounds(dice.between(9, 34) * 100)],
    ['rent', () => pounds(dice.between(18, 74) * 5)],
    ['room', () => pounds(dice.between(98, 124) * 5)],
    ['rise', () => pounds(dice.between(5, 12) * 5)],
    ['seal', () => pounds(dice.between(28, 46))],
    ['survey', () => pounds(dice.between(150, 220))],
    ['report', () => pounds(dice.between(90, 140))],
  ]);
  return text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
    const fill = slots.get(slot);
    if (fill === undefined) throw new Error(`No slot “${slot}” for “${text}”`);
    return fill();
  });
}
