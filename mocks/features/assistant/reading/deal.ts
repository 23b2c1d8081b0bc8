// What Ava says of one evaluation: its own figures, each as a link to its tile, and the working behind them.
import type { FormulaStep } from '@/lib/evaluation/formulas/formula-step';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import type { HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import { formatPounds } from '@/lib/money/money';
import type { Nation } from '@/lib/stamp-duty/region';
import type { LetTax } from '../answers/section-24';
import type { Trial } from '../answers/changes';
import { asksAny, labelOf, plainNames, type AskedFigures, type PlainFigure } from './figures';

/** An evaluation that is talked about. */
export interface TalkedAbout {
  uuid: string;
  title: string;
  /** Whose it is, where it is shared with the member; undefined where it is their own. */
  owner?: string | undefined;
  strategy: Strategy;
  /** Where the home stands: the tax on its purchase is called by its word there. */
  nation: Nation;
  /** The question names it; otherwise it is the member's first. */
  isNamed: boolean;
  /** A figure of its headline; undefined when it has none. */
  figureOf: (field: HeadlineMetric) => number | undefined;
  /** A figure without a tile, in £; undefined when it has none. */
  plainOf: (name: PlainFigure) => number | undefined;
  /** The tax of its first year; null of what is sold, undefined where it is not known. */
  taxed?: LetTax | null | undefined;
  /** How it is tried with other inputs; left out where it cannot be. */
  trial?: Trial | undefined;
  /** How the figure comes about, step by step; none when it has no such figure. */
  stepsOf: (field: HeadlineMetric) => readonly FormulaStep[];
}

const lettingOverview: readonly HeadlineMetric[] = ['cashFlowPcm', 'grossYield', 'netYield', 'roi', 'icr'];
const saleOverview: readonly HeadlineMetric[] = ['profit', 'roi'];

/** The figures that tell most of an evaluation: of one that is sold its profit, of one that is let what it brings. */
export const overviewOf = ({ strategy }: TalkedAbout): readonly HeadlineMetric[] =>
  strategy === 'flip' ? saleOverview : lettingOverview;

const dutyNames: Partial<Readonly<Record<Nation, string>>> = {
  scotland: 'LBTT',
  wales: 'LTT by England’s bands',
};

/** What a reader of the tax on a purchase has to know, in the words of the evaluation's page; empty where there is nothing. */
export const dutyNote = ({ nation }: Pick<TalkedAbout, 'nation'>): string =>
  nation === 'wales'
    ? '**Wales charges Land Transaction Tax: this figure uses England’s bands.** Enter the duty by hand if you know it.'
    : '';

/** What a figure of an evaluation is called: the tax on a purchase by its word where the home stands. */
export const labelIn = ({ nation }: Pick<TalkedAbout, 'nation'>, field: HeadlineMetric): string =>
  (field === 'stampDuty' ? dutyNames[nation] : undefined) ?? labelOf(field);

/** A figure as it travels inside a text: the field it comes from, and its value now. */
export function figure({ uuid, figureOf }: TalkedAbout, field: HeadlineMetric): string | undefined {
  const value = figureOf(field);
  return value === undefined ? undefined : `[[eval:${uuid}#${field}=${value.toFixed(2)}]]`;
}

/** The figures that it has, one a line. */
export const linesOf = (deal: TalkedAbout, fields: readonly HeadlineMetric[]) =>
  fields.flatMap((field) => {
    const value = figure(deal, field);
    return value === undefined ? [] : [`- ${labelIn(deal, field)}: ${value}`];
  });

/** A figure without a tile, in words. */
export function plainFigure({ plainOf }: TalkedAbout, name: PlainFigure): string | undefined {
  const value = plainOf(name);
  return value === undefined ? undefined : formatPounds(value);
}

/** The figures without a tile that it has, one a line. */
const plainLines = (deal: TalkedAbout, names: readonly PlainFigure[]) =>
  names.flatMap((name) => {
    const value = plainFigure(deal, name);
    return value === undefined ? [] : [`- ${plainNames[name]}: **${value}**`];
  });

/** The figures that tell most of it, one a line: of one that is sold what it is sold for as well. */
export const overviewLines = (deal: TalkedAbout): readonly string[] => [
  ...linesOf(deal, overviewOf(deal)),
  ...(deal.strategy === 'flip' ? plainLines(deal, ['salePrice']) : []),
];

/** How the figures come about, in one table; a step that two of them share stands in it once. */
function workingOf({ stepsOf }: TalkedAbout, fields: readonly HeadlineMetric[]): string {
  const rows = new Set(
    fields.flatMap(stepsOf).map(({ name, numbers, result }) => `| ${name} | ${numbers} | ${result} |`),
  );
  if (rows.size === 0) return '';
  return `\n\n| Step | Working | Result |\n| --- | --- | ---: |\n${[...rows].join('\n')}`;
}

/** Says which of what was asked for there is not; empty when all of it is there. */
export function missing(deal: TalkedAbout, { fields, foreign, plain }: AskedFigures): string {
  const unknown = [
    ...fields.filter((field) => figure(deal, field) === undefined).map((field) => labelIn(deal, field)),
    ...plain.filter((name) => deal.plainOf(name) === undefined).map((name) => plainNames[name]),
  ];
  const parts = [
    ...(unknown.length > 0
      ? [
          `**${deal.title}** has no figure for ${listed(unknown)}: either its strategy doesn’t have one, or an input is still missing. Its page says which.`,
        ]
      : []),
    ...(foreign.length > 0 ? [`I can’t work out ${listed(foreign)}: evaluations don’t include it.`] : []),
  ];
  return parts.join(' ');
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** The answer to a question about figures of an evaluation, all of them, in Markdown; undefined when it asks for none. */
export function figuresAnswer(asked: AskedFigures, deal: TalkedAbout): string | undefined {
  const { fields, plain } = asked;
  if (!asksAny(asked)) return undefined;
  const lines = [...plainLines(deal, plain), ...linesOf(deal, fields)];
  const gaps = missing(deal, asked);
  if (lines.length === 0) {
    const others = overviewLines(deal);
    const rest = others.length === 0 ? '' : `\n\nHere’s what I can quote:\n\n${others.join('\n')}`;
    return `${gaps}${rest}`;
  }
  const note = fields.includes('stampDuty') ? dutyNote(deal) : '';
  return `For **${deal.title}**, ${sourceOf(deal)}:\n\n${lines.join('\n')}${note && `\n\n${note}`}${workingOf(deal, fields)}${gaps && `\n\n${gaps}`}\n\n${estimate}`;
}

/** Whose evaluation it is, as a clause behind its title; empty where it is the reader's own. */
export const ownerClause = ({ owner }: Pick<TalkedAbout, 'owner'>): string =>
  owner === undefined ? '' : `, ${owner}’s evaluation, shared with you`;

/** Its title within a sentence, with whose it is. */
const calledIn = (deal: TalkedAbout): string =>
  deal.owner === undefined ? `**${deal.title}**` : `**${deal.title}**${ownerClause(deal)},`;

const sourceOf = (deal: TalkedAbout): string =>
  deal.owner === undefined ? 'from your own inputs' : `${ownerClause(deal).slice(2)}, from its inputs`;

/** Said of an evaluation that is neither the reader's nor shared with them. */
export const closedAnswer =
  'I can’t see that evaluation: it isn’t yours and it hasn’t been shared with you. Its owner can share it with you. Until then, I can’t quote its figures.';

export const estimate =
  '*An estimate, not advice. Each figure links to its place in the evaluation and says so if the deal has changed since.*';

/** The deal as a whole. */
export function dealAnswer(evaluation: TalkedAbout | undefined): string {
  if (evaluation === undefined) {
    return 'You don’t have an evaluation yet. Create one under [Evaluations](/property-evaluations) and ask me from there, then I can quote its figures.';
  }
  const lines = overviewLines(evaluation);
  if (lines.length === 0)
    return `I can see ${calledIn(evaluation)} but it has no figures yet. Enter a price and rent, then ask me again.`;
  return `Here’s ${calledIn(evaluation)} as it stands:

${lines.join('\n')}

The figures come from the evaluation’s inputs. ${evaluation.strategy === 'flip' ? advice.sold : advice.let}`;
}

const advice = {
  sold: 'If the profit looks thin, start with the price you buy at, and check the sale price against similar homes that have sold.',
  let: 'If the return looks thin, start with the price: it changes the stamp duty, deposit and mortgage all at once.',
} as const;

/** Whether a question is for how a deal looks as a whole; in small letters. */
export const asksOverview = (text: string): boolean =>
  /\b(?:look(?:s|ing)?|think|good|bad|worth|overview|summar\w+|in short|figures|numbers|opinion|buy|deal|evaluation|stack\w* up|viable|sense|improve|better|money|work out|how is (?:it|this))\b/.test(
    text,
  );

/** Said on an evaluation's page to what cannot be made out: what may be asked there. */
export const notUnderstood = ({ title, strategy }: TalkedAbout): string =>
  `I didn’t understand that, and I’d rather say so than guess. About **${title}**, you can ask me things like:

- How does this deal look?
- ${strategy === 'flip' ? 'How much profit does it make?' : 'Where does the cash flow come from?'}
- How much cash do I need?
- What is the return on my cash?`;
