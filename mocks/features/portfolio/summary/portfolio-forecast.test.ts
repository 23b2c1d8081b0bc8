import { expect, it } from 'vitest';
import { sumOf } from '@/lib/money/pence';
import { scored } from '@/lib/portfolio/actuals';
import { forecastYears, keptForecast, lastMonths, scoreOf } from '@/lib/portfolio/forecast';
import { createWorld } from '../../../engine/world/world';
import { forecastTotals } from './portfolio-forecast';

const today = '2026-05-13';
const { db } = createWorld({ now: new Date('2026-05-13T10:30:00Z') });
const ledger = db.transaction.sortedBy('ownerId', 1, 'date');
const homes = db.property.by('ownerId', 1);

it('The forecast of the portfolio is the sum of those of its homes, to the penny', () => {
  const scores = homes.flatMap(({ id, evaluationId, evaluationVersion, purchaseDate }) => {
    const evaluation = db.evaluation.get(evaluationId ?? '');
    if (evaluation === undefined || purchaseDate === null) return [];
    const kept = keptForecast(
      evaluation,
      db.evaluationVersion.by('evaluationId', evaluation.id),
      evaluationVersion,
    );
    const settled = ledger.filter(({ status }) => status === 'confirmed' || status === 'reconciled');
    const months = scored(forecastYears(kept, 30), purchaseDate, settled, id, lastMonths(today));
    // As the page of the home does: this month is not over.
    return [scoreOf(months.filter(({ month }) => month !== '2026-05'))];
  });
  expect(scores.length).toBeGreaterThan(0);
  expect(forecastTotals(db, homes, ledger, today)).toEqual({
    properties: scores.length,
    forecast: sumOf(scores.map(({ forecast }) => forecast.cashFlow)),
    actual: sumOf(scores.map(({ actual }) => actual.cashFlow)),
  });
});

it('Homes that were not bought by an evaluation are in no forecast', () => {
  const others = homes.filter(({ evaluationId }) => evaluationId === null);
  expect(others.length).toBeGreaterThan(0);
  expect(forecastTotals(db, others, ledger, today)).toBeNull();
});
