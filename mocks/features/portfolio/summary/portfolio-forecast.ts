// How homes that were bought by an evaluation do against its forecast, as the page of each of them tells it.
import { sumOf } from '@/lib/money/pence';
import { scored } from '@/lib/portfolio/actuals';
import { forecastYears, keptForecast, lastMonths } from '@/lib/portfolio/forecast';
import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';
import { hasMoved } from './portfolio-cash-flow';

/**
 * Cash flow and its forecast over the full months of the last twelve, £; null where no home has a forecast.
 * @param ledger a member's transactions, ascending by date
 */
export function forecastTotals(
  db: Database,
  homes: readonly Readonly<Row<'property'>>[],
  ledger: readonly Readonly<Row<'transaction'>>[],
  today: string,
): Schema<'PropertyForecastTotals'> | null {
  const months = lastMonths(today).slice(0, -1);
  const since = `${months[0] ?? ''}-01`;
  const rows = ledger.filter((row) => row.date >= since && hasMoved(row));
  const each = homes.flatMap(({ id, evaluationId, evaluationVersion, purchaseDate }) => {
    const evaluation = evaluationId === null ? undefined : db.evaluation.get(evaluationId);
    if (evaluation === undefined || evaluation.deletedAt !== null || purchaseDate === null) return [];
    const versions = db.evaluationVersion.by('evaluationId', evaluation.id);
    const forecast = keptForecast(evaluation, versions, evaluationVersion);
    const years = forecastYears(forecast, Number(today.slice(0, 4)) - Number(purchaseDate.slice(0, 4)) + 1);
    const found = scored(years, purchaseDate, rows, id, months);
    return found.length === 0 ? [] : [found];
  });
  if (each.length === 0) return null;
  const all = each.flat();
  return {
    properties: each.length,
    forecast: sumOf(all.map(({ forecast }) => forecast.cashFlow)),
    actual: sumOf(all.map(({ actual }) => actual.cashFlow)),
  };
}
