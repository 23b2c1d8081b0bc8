// A list of works or of rooms in words: how many lines it has, and those that another state of it lacks.
import { isSame } from '@/features/evaluations/model/paths';
import { shortAreaText } from '@/lib/area';
import type { RefurbItem, RoomIncome } from '@/lib/evaluation/inputs/inputs';
import { counted } from '@/lib/lists/counted';
import { formatPounds } from '@/lib/money/money';

/** `“Kitchen” (1 × £12,000 plus 20% VAT)`. */
const itemText = ({ name, qty, rate, vatPct }: RefurbItem): string =>
  `${named(name, 'item')} (${qty} × ${formatPounds(rate)}${vatPct > 0 ? ` plus ${vatPct}% VAT` : ''})`;

/** `“Room 1” (£550 pcm, 1 person, 118 sq ft)`. */
function roomText({ name, rentPcm, occupants, sqm }: RoomIncome): string {
  const facts = [`${formatPounds(rentPcm)} pcm`, counted(occupants, 'person', 'people')];
  if (sqm !== null) facts.push(shortAreaText(sqm, 'sqft'));
  return `${named(name, 'room')} (${facts.join(', ')})`;
}

const named = (name: string, kind: string): string => (name === '' ? `an unnamed ${kind}` : `“${name}”`);

/** More lines than these are counted. */
const most = 3;

/** The lists that an evaluation keeps as a whole, and what a line of each reads like. */
const lists: Readonly<Record<string, { one: string; text: (line: unknown) => string }>> = {
  // The path says what its lines are.
  'inputs.refurb.items': { one: 'item', text: (line) => itemText(line as RefurbItem) },
  'inputs.income.rooms': { one: 'room', text: (line) => roomText(line as RoomIncome) },
};

/**
 * How many lines a list has, and at most three of those that the other one lacks: `2 items, with “Kitchen” (1 × £12,000)`.
 * Null where the path leads to no list of lines.
 */
export function linesText(path: string, lines: unknown, others: unknown): string | null {
  const list = lists[path];
  if (list === undefined || !Array.isArray(lines) || !Array.isArray(others)) return null;
  const own = lines.filter((line) => !others.some((other) => isSame(line, other)));
  const texts = own.slice(0, most).map(list.text);
  if (own.length > most) texts.push(`${own.length - most} more`);
  return counted(lines.length, list.one) + (texts.length > 0 ? `, with ${texts.join(', ')}` : '');
}
