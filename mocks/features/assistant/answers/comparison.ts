// Evaluations side by side, in the words of Ava.
import type { HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import {
  dutyNote,
  estimate,
  figure,
  labelIn,
  listed,
  missing,
  overviewOf,
  plainFigure,
  type TalkedAbout,
} from '../reading/deal';
import { asksAny, labelOf, plainNames, type AskedFigures } from '../reading/figures';

/** Figures of which less is better. */
const fewerIsBetter = new Set<HeadlineMetric>([
  'stampDuty',
  'totalCost',
  'cashInvested',
  'moneyLeftIn',
  'paybackYears',
]);

/** Two or three evaluations side by side: what is asked for, else what tells most, and which of them is ahead on what. */
export function comparisonAnswer(asked: AskedFigures, deals: readonly TalkedAbout[]): string {
  const isAsked = asked.fields.length + asked.plain.length > 0;
  const fields = isAsked ? asked.fields : [...new Set(deals.flatMap(overviewOf)), 'cashInvested' as const];
  const known = fields.filter((field) => deals.some(({ figureOf }) => figureOf(field) !== undefined));
  const gaps = deals.map((deal) => missing(deal, asked)).filter(Boolean);
  const names = listed(deals.map(({ title }) => `**${title}**`));
  const plain = asked.plain.filter((name) => deals.some(({ plainOf }) => plainOf(name) !== undefined));
  if (known.length + plain.length === 0)
    return `I can see ${names}, but there’s nothing to compare yet. ${gaps.join(' ')}`;
  const row = (label: string, figures: readonly (string | undefined)[]) =>
    `| ${label} | ${figures.map((each) => each ?? 'not known').join(' | ')} |`;
  const rows = [
    ...plain.map((name) =>
      row(
        plainNames[name],
        deals.map((deal) => plainFigure(deal, name)),
      ),
    ),
    ...known.map((field) =>
      row(
        labelOfAll(deals, field),
        deals.map((deal) => figure(deal, field)),
      ),
    ),
  ];
  return `${names}, side by side from ${deals.some(({ owner }) => owner !== undefined) ? 'their' : 'your own'} inputs${ownersOf(deals)}:

| Figure | ${deals.map(({ title }) => title.replaceAll('|', ' ')).join(' | ')} |
| --- | ${deals.map(() => '---:').join(' | ')} |
${rows.join('\n')}
${ahead(known, deals)}${dutyNoteOf(known, deals)}${gaps.length > 0 && asksAny(asked) ? `\n${gaps.join(' ')}\n` : ''}
${estimate}`;
}

/** Which of them are shared with the reader, and by whom; empty where all are the reader's own. */
const ownersOf = (deals: readonly TalkedAbout[]): string =>
  deals
    .flatMap(({ title, owner }) =>
      owner === undefined ? [] : [`; ${title} is ${owner}’s evaluation, shared with you`],
    )
    .join('');

/** What has to be known of the tax on a purchase, where it is compared and one of the homes stands in Wales. */
function dutyNoteOf(fields: readonly HeadlineMetric[], deals: readonly TalkedAbout[]): string {
  const note = fields.includes('stampDuty') ? deals.map(dutyNote).find(Boolean) : undefined;
  return note === undefined ? '' : `\n${note}\n`;
}

/** What the row of a figure is called: by its word where all the homes stand, else by the general one. */
function labelOfAll(deals: readonly TalkedAbout[], field: HeadlineMetric): string {
  const [label, ...others] = new Set(deals.map((deal) => labelIn(deal, field)));
  return label !== undefined && others.length === 0 ? label : labelOf(field);
}

const maxRanked = 5;

/** Which end of an order a question asks for. */
export type RankEnd = 'best' | 'worst' | 'most' | 'least';

/** What is let brings these every year, what is sold once: the two do not stand in one order. */
const perYear = new Set<HeadlineMetric>(['roi', 'roce', 'afterTax']);

const isSold = ({ strategy }: TalkedAbout) => strategy === 'flip';

/** All evaluations in the order of the figure that is asked for, else of the ROI; those without it are counted. */
export function rankingAnswer(asked: AskedFigures, deals: readonly TalkedAbout[], end: RankEnd): string {
  const [first] = asked.fields;
  if (first === undefined && asksAny(asked)) {
    const names = [...asked.foreign, ...asked.plain.map((name) => plainNames[name])];
    return `I can’t rank your evaluations by ${listed(names)}. Ask me about one of their figures, such as the yield or the ROI.`;
  }
  const field = first ?? 'roi';
  const isAscending = end === 'least' || (end !== 'most' && fewerIsBetter.has(field) === (end === 'best'));
  const ranked = deals
    .filter(({ figureOf }) => figureOf(field) !== undefined)
    .toSorted(
      (one, other) => (isAscending ? -1 : 1) * ((other.figureOf(field) ?? 0) - (one.figureOf(field) ?? 0)),
    );
  const label = labelOf(field).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  if (ranked.length === 0) return `None of your evaluations has a figure for ${label} yet.`;
  const linesOf = (some: readonly TalkedAbout[]) =>
    some
      .slice(0, maxRanked)
      .map((deal, index) => `${index + 1}. ${deal.title}: ${figure(deal, field) ?? ''}`)
      .join('\n');
  const [sold, held] = [ranked.filter(isSold), ranked.filter((deal) => !isSold(deal))];
  const lists =
    perYear.has(field) && sold.length > 0 && held.length > 0
      ? `**Let**, each year:\n\n${linesOf(held)}\n\n**Sold**, once over the whole project:\n\n${linesOf(sold)}`
      : linesOf(ranked);
  const without = deals.length - ranked.length;
  const gap =
    without === 0
      ? ''
      : `\n\n${without} of your ${deals.length} evaluations ${without === 1 ? 'has' : 'have'} no figure for this.`;
  return `Your evaluations by ${label}, ${isAscending ? 'lowest' : 'highest'} first:\n\n${lists}${gap}\n\n${estimate}`;
}

/** One line for each that is ahead of all the others on something. */
function ahead(fields: readonly HeadlineMetric[], deals: readonly TalkedAbout[]): string {
  const leads = fields.flatMap((field) => {
    const sign = fewerIsBetter.has(field) ? -1 : 1;
    const values = deals.map(({ figureOf }) => figureOf(field));
    if (values.includes(undefined)) return [];
    const best = Math.max(...values.map((value = 0) => sign * value));
    const first = deals.filter(({ figureOf }) => sign * (figureOf(field) ?? 0) === best);
    const [leader] = first;
    return first.length === 1 && leader ? [{ leader, label: labelOf(field) }] : [];
  });
  const lines = deals.flatMap((deal) => {
    const labels = leads
      .filter(({ leader }) => leader === deal)
      .map(({ label }) => label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()));
    return labels.length === 0 ? [] : [`- **${deal.title}** is ahead on ${listed(labels)}.`];
  });
  return lines.length === 0 ? '' : `\n${lines.join('\n')}\n`;
}
