import type { Dice } from './random';

const towns = [
  'Leeds',
  'Salford',
  'Burnley',
  'Cardiff',
  'Hull',
  'Stockport',
  'Nottingham',
  'Walton',
  'Govanhill',
  'Armley',
  'Swansea',
  'Huddersfield',
  'Derby',
  'Leith',
  'Sunderland',
  'Newport',
];
const months = ['January', 'February', 'March', 'April', 'September', 'October', 'November'];

const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`;

/** Fills the slots of a text: `{town}`, `{price}` … `{mention}`. A slot that nobody knows is a fault of the text. */
export function fillIn(text: string, dice: Dice, mention: string): string {
  const slots = new Map<string, () => string>([
    ['town', () => dice.pick(towns)],
    ['month', () => dice.pick(months)],
    ['mention', () => mention],
    ['n', () => String(dice.between(5, 19))],
    ['pct', () => `${dice.between(3, 18)} %`],
    ['price', () => pounds(dice.between(84, 212) * 1000 + 500 * dice.between(0, 1))],
    ['value', () => pounds(dice.between(168, 240) * 1000)],
    ['refurb', () => pounds(dice.between(38, 96) * 250)],
    ['left', () => pounds(dice.between(9, 34) * 100)],
    ['rent', () => pounds(dice.between(18, 74) * 5)],
    ['room', () => pounds(dice.between(98, 124) * 5)],
    ['rise', () => pounds(dice.between(5, 12) * 5)],
    ['seal', () => pounds(dice.between(28, 46))],
  ]);
  return text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
    const fill = slots.get(slot);
    if (fill === undefined) throw new Error(`No slot “${slot}” for “${text}”`);
    return fill();
  });
}
