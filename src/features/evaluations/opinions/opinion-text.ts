// What second opinions are called and what they come to, in words.
import type { Schemas } from '@/api/contract';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import type { OpinionFigure } from '@/lib/evaluation/judgement/opinions';
import { formatWholePounds } from '@/lib/money/money';

export type Opinion = Schemas['EvaluationOpinion'];
export type Spread = Schemas['OpinionSpread'];
/** Who reads it: the owner of the deal, or somebody who was asked. */
export type Reader = Opinion['myRole'];

/** What a figure is called in a deal of this strategy: `Monthly rent`, `Sale price`. */
export function figureName(figure: OpinionFigure, strategy: Strategy): string {
  switch (figure) {
    case 'rent':
      return strategy === 'hmo' ? 'Monthly rent, all rooms' : 'Monthly rent';
    case 'gdv':
      return strategy === 'flip' ? 'Sale price' : 'Value after works';
    case 'refurb':
      return 'Works, including VAT';
  }
}

/** The same where there is little room. */
export const shortFigureNames: Readonly<Record<OpinionFigure, string>> = {
  rent: 'Rent',
  gdv: 'Value',
  refurb: 'Works',
};

/** `Monthly rent: 3 opinions from £1,150 to £1,300, middle £1,225; the owner reckons £1,250`. */
export function spreadSentence(
  { count, min, median, max, owner }: Spread,
  name: string,
  reader: Reader,
): string {
  return `${name}: ${opinionsText({ count, min, median, max })}; ${ownersText(owner, reader)}`;
}

function opinionsText({ count, min, median, max }: Pick<Spread, 'count' | 'min' | 'median' | 'max'>): string {
  if (min === null || median === null || max === null) return 'no opinions yet';
  if (count === 1) return `1 opinion, ${formatWholePounds(median)}`;
  if (min === max) return `${count} opinions, ${count === 2 ? 'both' : 'all'} ${formatWholePounds(median)}`;
  return `${count} opinions from ${formatWholePounds(min)} to ${formatWholePounds(max)}, median ${formatWholePounds(median)}`;
}

function ownersText(owner: number | null, reader: Reader): string {
  if (reader === 'owner')
    return owner === null ? 'you have no estimate' : `your estimate is ${formatWholePounds(owner)}`;
  return owner === null ? 'the owner had no estimate' : `the owner’s estimate is ${formatWholePounds(owner)}`;
}

/** Why an answer does not count in the spread; undefined for one that does. */
export function notCounted(
  { isBlind, changedAt }: Pick<Schemas['OpinionAnswer'], 'isBlind' | 'changedAt'>,
  reader: Reader,
): string | undefined {
  if (isBlind) return undefined;
  if (changedAt !== null) return 'Changed after seeing the figures';
  return reader === 'owner' ? 'Had seen your figures' : 'Had seen the figures';
}
