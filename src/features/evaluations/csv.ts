import { saveFile } from '@/ui/file/save-file';
import { isUsed } from '@/lib/evaluation/inputs/used-inputs';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { metricsOf } from '@/lib/evaluation/judgement/metrics';
import { projection } from '@/lib/evaluation/projection';
import { csvText, type Cell } from '@/lib/csv/csv-text';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { headlineAs, termsOf, workedOut, type Evaluation } from './model/deal';
import { fields, metricRow } from './model/fields';
import { valueAt } from './model/paths';
import { labelAt } from './page/fields/path-text';

const yearColumns = [
  ['Income', 'income'],
  ['Costs', 'costs'],
  ['Interest', 'interest'],
  ['Capital', 'capital'],
  ['Cash flow', 'cashFlow'],
  ['Value', 'value'],
  ['Balance', 'balance'],
  ['Equity', 'equity'],
] as const;
/** What is rented on has neither a loan nor a value. */
const leaseColumns = yearColumns.filter(([name]) => ['Income', 'Costs', 'Cash flow'].includes(name));

/** What counts in one strategy, its results and its years, unrounded. */
export function dealRows(deal: Evaluation, strategy: Strategy): Cell[][] {
  const headline = headlineAs(deal, strategy);
  const terms = termsOf(deal, strategy);
  const columns = strategy === 'r2r' ? leaseColumns : yearColumns;
  const years = projection(deal.inputs, strategy, workedOut(deal).strategies);
  return [
    ['Title', deal.title],
    ['Address', deal.address],
    ['Strategy', strategyNames[strategy]],
    ['Completion date', deal.inputs.purchaseDate],
    [],
    ['Input', 'Value'],
    ...Object.entries(fields)
      .filter(([path]) => isUsed(path.replace(/^inputs\./, ''), strategy, deal.inputs))
      .map(([path]) => [labelAt(path, { nation: deal.nation, strategy }), numberAt(deal, path)]),
    [],
    ['Result', 'Value'],
    ...(strategy === 'r2r' ? [] : [[metricRow('stampDuty', terms), headline.stampDuty]]),
    ...metricsOf[strategy].map((metric) => [metricRow(metric, terms), headline[metric] ?? 'n/a']),
    [],
    ...(years.length > 0 ? [['Year', ...columns.map(([name]) => name)]] : []),
    ...years.map((each) => [each.year, ...columns.map(([, key]) => each[key])]),
  ];
}

function numberAt(deal: Evaluation, path: string): number | null {
  const value = valueAt(deal, path);
  return typeof value === 'number' ? value : null;
}

/** Hands rows to the browser as a file. */
export function downloadRows(name: string, rows: readonly (readonly Cell[])[]): void {
  const title = name
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .slice(0, 80);
  saveFile(`${title || 'evaluation'}.csv`, csvText(rows), 'text/csv');
}

export const downloadCsv = (deal: Evaluation, strategy: Strategy): void =>
  downloadRows(deal.title, dealRows(deal, strategy));
