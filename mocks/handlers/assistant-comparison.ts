// Evaluations side by side, in the words of Ava.
import type { HeadlineMetric } from '@/lib/evaluation/metrics';
import { estimate, figure, listed, missing, overview, type TalkedAbout } from './assistant-deal';
import { labelOf, type AskedFigures } from './assistant-figures';

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
  const fields = asked.fields.length > 0 ? asked.fields : [...overview, 'cashInvested' as const];
  const known = fields.filter((field) => deals.some(({ figureOf }) => figureOf(field) !== undefined));
  const gaps = deals.map((deal) => missing(deal, asked)).filter(Boolean);
  const names = listed(deals.map(({ title }) => `**${title}**`));
  if (known.length === 0) return `I can see ${names}, but there is nothing to compare yet. ${gaps.join(' ')}`;
  const rows = known.map(
    (field) =>
      `| ${labelOf(field)} | ${deals.map((deal) => figure(deal, field) ?? 'not known').join(' | ')} |`,
  );
  return `${names}, side by side from your own inputs:

| Figure | ${deals.map(({ title }) => title.replaceAll('|', ' ')).join(' | ')} |
| --- | ${deals.map(() => '---:').join(' | ')} |
${rows.join('\n')}
${ahead(known, deals)}${gaps.length > 0 && asked.fields.length + asked.foreign.length > 0 ? `\n${gaps.join(' ')}\n` : ''}
${estimate}`;
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
