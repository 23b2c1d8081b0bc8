import { percent, pounds, share } from '@/lib/evaluation/formulas/formula-step';
import { paybackText } from '@/lib/evaluation/formulas/formulas';
import type { Headline } from '@/lib/evaluation/judgement/headline';
import { dutyName, type HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import type { Reason } from '@/lib/evaluation/judgement/reasons';
import type { EvaluationInputs, Strategy } from '@/lib/evaluation/inputs/inputs';
import { missingInputs } from '@/lib/evaluation/inputs/strategies';
import type { Terms } from '@/lib/evaluation/inputs/terms';
import { labelInSentence } from '@/features/evaluations/model/fields';
import { labelAt, type Seen } from '../fields/path-text';

const asPercent: ReadonlySet<HeadlineMetric> = new Set(['grossYield', 'netYield', 'roi', 'roce', 'icr']);

/** A figure as tiles and tables write it: `£253.90`, `4.22%`, `23.71 years`, `never`, `infinite`, `n/a`. */
export function figureText(metric: HeadlineMetric, headline: Headline): string {
  if (metric === 'paybackYears') return paybackText(headline.paybackYears);
  const value = headline[metric];
  return value === 'infinite' || asPercent.has(metric) ? share(value) : pounds(value);
}

/** Why a figure reads n/a, in a few words. @param terms whose tax is named, and what the rent of their strategy is called */
export function reasonText(reason: Reason, terms?: Pick<Terms, 'region' | 'primary'>): string {
  switch (reason.kind) {
    case 'missing':
      return missingPathsText(reason.paths, terms?.primary);
    case 'no-rates':
      return `No ${terms ? dutyName(terms.region) : 'stamp duty'} rates available for this date`;
    case 'not-of-strategy':
      return 'Doesn’t apply to this strategy';
    case 'no-loan':
      return 'No loan to test';
    case 'no-cash-in':
      return 'No cash invested';
    case 'no-term':
      return 'Enter a term for the repayment loan';
    case 'no-meaning':
      return 'Not meaningful here';
  }
}

/** What to enter, and what for: `Enter a price and a rent to see the yearly figures.` A rent of £0 is asked for too. */
export function missingText(inputs: EvaluationInputs, strategy: Strategy, purpose: string): string {
  const paths = missingInputs(inputs, [strategy]);
  if (paths.length > 0) return `${missingPathsText(paths, strategy)} ${purpose}.`;
  const { rentPcm, adr, rooms } = inputs.income;
  const isEarning = [rentPcm, adr, ...rooms.map((room) => room.rentPcm)].some((each) => (each ?? 0) > 0);
  if (!isEarning)
    return `${missingPathsText([strategy === 'sa' ? 'income.adr' : 'income.rentPcm'], strategy)} ${purpose}.`;
  return `${reasonText({ kind: 'no-term' })} ${purpose}.`;
}

const allOf = new Intl.ListFormat('en-GB');

/** `Enter a price and a rent`, `Enter a price and add the rooms`. */
function missingPathsText(paths: readonly string[], strategy?: Strategy): string {
  const named: typeof wanted =
    strategy === 'r2r' ? { ...wanted, 'income.rentPcm': 'the rent from tenants' } : wanted;
  const entered = paths.filter((path) => path !== 'income.rooms').map((path) => named[path] ?? path);
  const asked = entered.length > 0 ? `Enter ${allOf.format(entered)}` : '';
  if (entered.length === paths.length) return asked;
  return asked === '' ? 'Add the rooms' : `${asked} and add the rooms`;
}

const wanted: Readonly<Record<string, string>> = {
  price: 'a price',
  'income.rentPcm': 'a rent',
  'income.adr': 'a nightly rate',
  'income.occupancyPct': 'the occupancy',
  'income.avgStay': 'the average stay',
  'refi.gdv': 'the value after works',
  'exit.salePrice': 'a sale price',
  'stress.rate': 'a stress rate',
};

/** Why a figure reads n/a while a field has a text that cannot be used. */
export const blockedText = (path: string, seen: Seen): string =>
  `Check the ${labelInSentence(labelAt(path, seen))}`;

/** Criteria in words: a floor or a ceiling of a figure. */
export const metricUnit = (metric: HeadlineMetric, value: number): string =>
  asPercent.has(metric) ? percent(value) : pounds(value);
