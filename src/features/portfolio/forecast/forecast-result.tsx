import { Link } from '@tanstack/react-router';
import { monthText } from '@/lib/dates/dates';
import { counted } from '@/lib/lists/counted';
import { formatWholePounds } from '@/lib/money/money';
import type { ForecastMonth } from '@/lib/portfolio/actuals';
import { scoreOf } from '@/lib/portfolio/forecast';
import { Card } from '@/ui/card';
import { CashBars } from '../chart/cash-bars';

interface ForecastResultProps {
  /** Oldest first; there is at least one. */
  months: readonly ForecastMonth[];
  isExact: boolean;
  /** ISO day in London: its month is not over. */
  today: string;
  evaluationId: string;
}

const signed = (pounds: number) => `${pounds > 0 ? '+' : ''}${formatWholePounds(pounds)}`;

/** `Costs £312 higher: Boiler repair`. */
function reasonText({ reason }: ForecastMonth): string {
  if (reason === null) return 'As forecast';
  const names = { income: 'Income', costs: 'Costs', finance: 'Mortgage' } as const;
  const size = `${names[reason.line]} ${formatWholePounds(Math.abs(reason.amount))} ${reason.amount > 0 ? 'higher' : 'lower'}`;
  return reason.description === null ? size : `${size}: ${reason.description}`;
}

/** The months that are over in sum, all as a chart, and each with what made its difference. */
export function ForecastResult({ months, isExact, today, evaluationId }: ForecastResultProps) {
  const over = months.filter(({ month }) => month !== today.slice(0, 7));
  const score = scoreOf(over);
  const tiles = [
    ['Cash flow', score.actual.cashFlow, score.forecast.cashFlow],
    ['Income', score.actual.income, score.forecast.income],
    ['Costs', score.actual.costs, score.forecast.costs],
    ['Mortgage', score.actual.finance, score.forecast.finance],
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <Card as="section" aria-labelledby="forecast-score">
        <h2 id="forecast-score" className="text-md font-semibold">
          Forecast and actuals
        </h2>
        <p className="num mt-1 text-sm text-pretty text-ink-2">
          {over.length === 0
            ? 'The first month is still under way.'
            : `Cash flow was ${formatWholePounds(Math.abs(score.difference))} ${score.difference < 0 ? 'below' : 'above'} forecast over ${counted(over.length, 'full month')}.`}{' '}
          {isExact
            ? 'From the evaluation as it was at completion.'
            : 'The evaluation was changed soon after completion. This is the earliest version saved.'}{' '}
          <Link
            to="/property-evaluations/$uuid"
            params={{ uuid: evaluationId }}
            className="text-link underline print:hidden"
          >
            Open the evaluation
          </Link>
        </p>
        <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 min-[560px]:grid-cols-4">
          {tiles.map(([name, actual, forecast]) => (
            <div key={name}>
              <dt className="text-xs text-ink-3">{name}</dt>
              <dd className="num text-lg font-semibold">{formatWholePounds(actual)}</dd>
              <dd className="num text-xs text-ink-3">{`Forecast ${formatWholePounds(forecast)}`}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-3">
          <CashBars
            months={months.map(({ month, actual, forecast }) => ({
              month,
              cashFlow: actual.cashFlow,
              forecast: forecast.cashFlow,
            }))}
          />
        </div>
        <p aria-hidden className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2">
          <span className="flex items-center gap-1.5">
            <span className="size-2.5 rounded-[3px] bg-chart-1" /> Cash flow
          </span>
          <span className="flex items-center gap-1.5">
            <span className="w-3 border-t-2 border-dashed border-ink-2" /> Forecast
          </span>
        </p>
      </Card>
      <Card isPadded={false} className="overflow-x-auto">
        <table className="num w-full text-sm">
          <caption className="sr-only">Forecast and actuals by month</caption>
          <thead>
            <tr className="border-b border-line text-xs text-ink-3">
              {['Month', 'Cash flow', 'Forecast', 'Difference'].map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="px-3 py-2.5 text-right font-medium first:pl-4 first:text-left"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((each) => {
              const { month, actual, forecast, difference } = each;
              const isRunning = month === today.slice(0, 7);
              return (
                <tr key={month} className="border-b border-line-subtle align-top last:border-0">
                  <th scope="row" className="px-3 py-2 pl-4 text-left font-medium">
                    {monthText(month)}
                    <span className="block max-w-72 text-xs font-normal text-pretty text-ink-3 wrap-anywhere">
                      {isRunning ? 'So far, not counted above' : reasonText(each)}
                    </span>
                  </th>
                  <td className="px-3 py-2 text-right">{formatWholePounds(actual.cashFlow)}</td>
                  <td className="px-3 py-2 text-right text-ink-2">{formatWholePounds(forecast.cashFlow)}</td>
                  <td
                    className={`px-3 py-2 text-right ${isRunning ? 'text-ink-3' : difference < -0.5 ? 'text-red-ink' : difference > 0.5 ? 'text-green-ink' : ''}`}
                  >
                    {signed(difference)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Card>
    </div>
  );
}
