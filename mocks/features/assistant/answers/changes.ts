// The inputs of an evaluation that a question may change to see what would be, and how it says so.
import type { EvaluationInputs, Strategy } from '@/lib/evaluation/inputs/inputs';
import type { HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import { refurbTotal } from '@/lib/evaluation/strategies/purchase';
import { withFigure, type Metric, type Unknown } from '@/lib/evaluation/solve';
import { formatPounds } from '@/lib/money/money';

/** An input that can be changed: pounds, or per cent from 0 to 100. */
export type Changeable =
  'price' | 'rentPcm' | 'refurb' | 'gdv' | 'rate' | 'ltv' | 'deposit' | 'voidPct' | 'adr' | 'occupancyPct';

/** What an input is changed to, or by how much; in its unit, in per cent of what it is now, or a deposit in pounds. */
export interface Change {
  input: Changeable;
  how: 'to' | 'toPounds' | 'by' | 'byPercent';
  amount: number;
}

/** An evaluation with other inputs. */
export interface Tried {
  /** Each change that was made, in the order in which they were asked for. */
  inputs: readonly { input: Changeable; from: number; to: number }[];
  /** A figure of its headline then; undefined when it has none. */
  figureOf: (field: HeadlineMetric) => number | undefined;
}

/** How an evaluation is tried with other inputs; nothing of it is saved. */
export interface Trial {
  /** The input of the first change that its strategy does not go by or that is out of range, in its place. */
  asIf: (changes: readonly Change[]) => Tried | Changeable;
  /** What an input has to be for a figure to be reached, whole £; null when nothing reaches it. */
  reach: (unknown: Unknown, metric: Metric, value: number) => number | null;
  /** An input as it stands; undefined when its strategy does not go by it. */
  valueOf: (input: Changeable) => number | undefined;
}

const inPercent: ReadonlySet<Changeable> = new Set(['rate', 'ltv', 'deposit', 'voidPct', 'occupancyPct']);

/** The words for an input, in small letters; where two could be meant, the narrower stands first. */
const called: readonly (readonly [RegExp, Changeable])[] = [
  [/\bdeposit\b/, 'deposit'],
  [/\bltv\b|loan[- ]to[- ]value|\bborrow/, 'ltv'],
  [/\bnight(?:ly)?\b|\bday rate\b|\badr\b/, 'adr'],
  [/\boccupancy\b|\boccupied\b/, 'occupancyPct'],
  [/\bvoids?\b|\bempty (?:weeks|months)\b/, 'voidPct'],
  [/\brates?\b|\binterest\b/, 'rate'],
  [/\brefurb\w*|\bworks?\b|\brenovat\w+|\bbuilders?\b/, 'refurb'],
  [/\bgdv\b|\bsale price\b|\bsell(?:s|ing)?\b|\bsold\b|\bend value\b|\bworth\b|\bvalu(?:ed?|ation)\b/, 'gdv'],
  [/\brents?\b|\brented\b|\blet for\b|\bpcm\b/, 'rentPcm'],
  [/\bprice\b|\bpa(?:y|id)\b|\bb(?:uy|ought)\b|\boffer(?:ed)?\b|\bpurchase\b/, 'price'],
];

/** The input that some words name; undefined where they name none. */
export const inputNamed = (text: string): Changeable | undefined =>
  called.find(([pattern]) => pattern.test(text))?.[1];

const numbers = /(£)?\s?(\d[\d,]{0,12}(?:\.\d{1,4})?)\s?(k|m)?\b(?:\s?(%|per ?cent|percent))?/g;
const falls =
  /\b(?:down|f[ae]lls?|fell|drop(?:s|ped)?|lower(?:ed)?|less|cheaper|fewer|reduc\w+|off|cut|decreas\w+)\b/;
const rises = /\b(?:up|rises?|rose|more|higher|increas\w+|dearer|extra|another|went up)\b/;

/** The change that one part of a question asks for; undefined where it names no input or no number. */
function changeIn(part: string): Change | undefined {
  const input = inputNamed(part);
  const found = [...part.matchAll(numbers)].map(([, pound, digits = '', factor = '', percent]) => ({
    value: Number(digits.replaceAll(',', '')) * ({ k: 1000, m: 1_000_000 }[factor] ?? 1),
    isMarked: pound !== undefined || percent !== undefined || factor !== '',
    isPercent: percent !== undefined,
  }));
  const number = found.find(({ isMarked }) => isMarked) ?? found.at(-1);
  if (input === undefined || number === undefined) return undefined;
  const isRelative =
    /\bby\b/.test(part) ||
    /\d\s?(?:%|k|pcm|per ?cent|a month|points?)?\s(?:\w+ )?(?:more|less|higher|lower|cheaper|off|extra)\b/.test(
      part,
    ) ||
    /\banother\b/.test(part);
  const sign = falls.test(part) ? -1 : 1;
  if (isRelative && (falls.test(part) || rises.test(part))) {
    const isShare = number.isPercent && !inPercent.has(input);
    return { input, how: isShare ? 'byPercent' : 'by', amount: sign * number.value };
  }
  // Pounds cannot be given in per cent; a deposit may be given in either.
  if (number.isPercent && !inPercent.has(input)) return undefined;
  const isPounds = input === 'deposit' && !number.isPercent && number.value > 100;
  return { input, how: isPounds ? 'toPounds' : 'to', amount: number.value };
}

/** The changes that a question in small letters asks for; undefined where a part of it is none that can be made. */
export function changesIn(text: string): readonly Change[] | undefined {
  const parts = text.split(/\band\b|,(?!\d)|;/).filter((part) => /\d/.test(part));
  const changes = parts.map(changeIn);
  const made = changes.filter((change) => change !== undefined);
  return made.length > 0 && made.length === parts.length ? made : undefined;
}

/** The value of an input as it stands; undefined where the strategy does not go by it, or it has none yet. */
export function valueOf(input: Changeable, inputs: EvaluationInputs, strategy: Strategy): number | undefined {
  const { income, finance, refi } = inputs;
  const isMortgage = strategy !== 'flip' && strategy !== 'r2r' && finance.kind === 'mortgage';
  switch (input) {
    case 'price':
      return strategy === 'r2r' || inputs.price <= 0 ? undefined : inputs.price;
    case 'rentPcm':
      if (strategy === 'flip' || strategy === 'sa') return undefined;
      return strategy === 'hmo' || (strategy === 'r2r' && income.rooms.length > 0)
        ? income.rooms.reduce((all, room) => all + room.rentPcm, 0)
        : (income.rentPcm ?? undefined);
    case 'refurb':
      return refurbTotal(inputs.refurb);
    case 'gdv':
      if (strategy === 'flip') return inputs.exit.salePrice ?? undefined;
      return strategy === 'brrr' ? (refi.gdv ?? undefined) : undefined;
    case 'rate':
      return strategy === 'brrr' ? refi.rate : isMortgage ? finance.rate : undefined;
    case 'ltv':
      return strategy === 'brrr' ? refi.ltv : isMortgage ? finance.ltv : undefined;
    case 'deposit':
      return isMortgage && strategy !== 'brrr' ? 100 - finance.ltv : undefined;
    case 'voidPct':
      return strategy === 'flip' || strategy === 'sa' ? undefined : inputs.costs.voidPct;
    case 'adr':
      return strategy === 'sa' ? (income.adr ?? undefined) : undefined;
    case 'occupancyPct':
      return strategy === 'sa' ? (income.occupancyPct ?? undefined) : undefined;
  }
}

/** The inputs with one of them set; the other figures stay. */
export function withValue(
  input: Changeable,
  inputs: EvaluationInputs,
  strategy: Strategy,
  value: number,
): EvaluationInputs {
  const { income, costs } = inputs;
  const financed = (part: { rate?: number; ltv?: number }): EvaluationInputs =>
    strategy === 'brrr'
      ? { ...inputs, refi: { ...inputs.refi, ...part } }
      : { ...inputs, finance: { ...inputs.finance, ...part } };
  switch (input) {
    case 'price':
    case 'rentPcm':
    case 'refurb':
    case 'gdv':
      return withFigure(input, inputs, value);
    case 'rate':
      return financed({ rate: value });
    case 'ltv':
      return financed({ ltv: value });
    case 'deposit':
      return financed({ ltv: 100 - value });
    case 'voidPct':
      return { ...inputs, costs: { ...costs, voidPct: value } };
    case 'adr':
      return { ...inputs, income: { ...income, adr: value } };
    case 'occupancyPct':
      return { ...inputs, income: { ...income, occupancyPct: value } };
  }
}

/** What a change makes of a value; undefined where that is out of its range. */
export function changed({ input, how, amount }: Change, now: number, price: number): number | undefined {
  const value = {
    to: amount,
    toPounds: (100 * amount) / price,
    by: now + amount,
    byPercent: now * (1 + amount / 100),
  }[how];
  const max = inPercent.has(input) ? 100 : 100_000_000;
  const min = input === 'price' ? 1 : 0;
  return Number.isFinite(value) && value >= min && value <= max ? value : undefined;
}

const names: Readonly<Record<Changeable, string>> = {
  price: 'a price',
  rentPcm: 'a rent',
  refurb: 'works',
  gdv: 'a value after works',
  rate: 'a mortgage rate',
  ltv: 'a loan to value',
  deposit: 'a deposit',
  voidPct: 'a void period',
  adr: 'a nightly rate',
  occupancyPct: 'an occupancy',
};

/** The words for an input, with its article where it has one. */
export const inputName = (input: Changeable, strategy: Strategy): string =>
  input === 'gdv' && strategy === 'flip' ? 'a sale price' : names[input];

/** A value of an input as a sentence tells it: `£1,300 per month`, `6.25%`. */
export function inputText(input: Changeable, value: number): string {
  if (inPercent.has(input)) return `${Number(value.toFixed(2))}%`;
  return `${formatPounds(value)}${input === 'rentPcm' ? ' per month' : ''}`;
}
