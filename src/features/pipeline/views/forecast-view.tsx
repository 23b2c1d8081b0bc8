import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { londonDay } from '@/lib/dates/calendar-day';
import { counted } from '@/lib/lists/counted';
import { poundsText, readPounds } from '@/lib/money/amount-text';
import { formatWholePounds } from '@/lib/money/money';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { Summary } from '@/ui/disclosure/summary';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { EmptyState } from '@/ui/states/empty-state';
import { monthText } from '@/lib/dates/dates';
import type { DealCard } from '../model/deal-card';
import { forecast, type ForecastMonth } from '../model/forecast';
import { cashOf } from '../model/totals';

interface ForecastViewProps {
  deals: readonly DealCard[];
  /** £; null before the member says so. */
  cashAvailable: number | null;
  onCash: (pounds: number | null) => void;
  searchOf: (id: string) => object;
}

/** Cash that open deals need, month by month, against the cash I have. */
export function ForecastView({ deals, cashAvailable, onCash, searchOf }: ForecastViewProps) {
  const [today] = useState(() => londonDay(new Date()));
  const months = forecast(deals, today, cashAvailable);
  const needed = months.at(-1)?.needed ?? 0;
  const short = months.find(({ left }) => left !== null && left < 0);
  const most = Math.max(1, ...months.map((month) => month.needed), cashAvailable ?? 0);
  return (
    <div className="grid max-w-(--page-max) grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[300px_minmax(0,1fr)]">
      <Card className="flex flex-col gap-3">
        <CashField cashAvailable={cashAvailable} onCash={onCash} />
        <div>
          <p className="text-sm text-ink-2">Cash needed</p>
          <p className="num text-[27px]/[34px] font-semibold">{formatWholePounds(needed)}</p>
          <p className="text-xs text-ink-3">Based on your open deals’ completion dates</p>
        </div>
        {cashAvailable !== null && (
          <p className={classNames('text-sm', short ? 'text-red-ink' : 'text-green-ink')}>
            {short
              ? `Not enough ${short.month === 'overdue' ? 'for deals past their completion date' : `from ${nameOf(short)}`}: ${formatWholePounds(-(short.left ?? 0))} short`
              : `Enough for every open deal, with ${formatWholePounds(cashAvailable - needed)} left`}
          </p>
        )}
      </Card>
      {months.length === 0 ? (
        <EmptyState title="No open deals to forecast" text="Completed and lost deals need no cash." />
      ) : (
        <ol aria-label="Cash needed by month" className="flex flex-col gap-3">
          {months.map((month) => (
            <Card as="li" key={month.month} className="flex flex-col gap-2">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h2 className="text-base font-semibold">{nameOf(month)}</h2>
                <p className="num text-sm">
                  <span className="font-semibold">{formatWholePounds(month.cashNeeded)}</span>
                  <span className="text-ink-3">{` · ${formatWholePounds(month.needed)} running total`}</span>
                </p>
              </div>
              <Bar month={month} most={most} available={cashAvailable} />
              {month.left !== null && (
                <p className={classNames('num text-xs', month.left < 0 ? 'text-red-ink' : 'text-ink-2')}>
                  {leftText(month.left, month.month === 'overdue')}
                </p>
              )}
              <details className="text-sm">
                <Summary className="text-teal-ink">{counted(month.deals.length, 'deal')}</Summary>
                <ul className="mt-1.5 flex flex-col gap-1">
                  {month.deals.map((deal) => (
                    <li key={deal.id} className="flex justify-between gap-3">
                      <Link
                        to="/pipeline"
                        search={searchOf(deal.id)}
                        resetScroll={false}
                        className="min-w-0 max-md:wrap-anywhere md:truncate hover:underline"
                      >
                        {deal.title}
                      </Link>
                      <span className="num">{formatWholePounds(cashOf(deal))}</span>
                    </li>
                  ))}
                </ul>
              </details>
            </Card>
          ))}
        </ol>
      )}
    </div>
  );
}

const nameOf = ({ month }: ForecastMonth) =>
  month === 'overdue' ? 'Completion date passed' : monthText(month);

/** What is left of my cash, or missing; deals past their day belong to no month. */
function leftText(left: number, isOverdue: boolean): string {
  const pounds = formatWholePounds(Math.abs(left));
  if (left < 0) return isOverdue ? `${pounds} short` : `${pounds} short by the end of the month`;
  return isOverdue ? `${pounds} left` : `${pounds} left at the end of the month`;
}

/** All the cash needed so far, this month's share of it marked, and where my cash ends. */
function Bar({ month, most, available }: { month: ForecastMonth; most: number; available: number | null }) {
  const percent = (pounds: number) => `${(pounds / most) * 100}%`;
  return (
    <div aria-hidden className="relative h-2.5 rounded-full bg-surface-3">
      <span
        className="absolute inset-y-0 left-0 rounded-full bg-chart-8"
        style={{ width: percent(month.needed) }}
      />
      <span
        className={classNames(
          'absolute inset-y-0 rounded-full',
          month.left !== null && month.left < 0 ? 'bg-red-mark' : 'bg-chart-1',
        )}
        style={{ left: percent(month.needed - month.cashNeeded), width: percent(month.cashNeeded) }}
      />
      {available !== null && (
        <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: percent(available) }} />
      )}
    </div>
  );
}

const maxPounds = 1_000_000_000;

/** Kept when the field is left or Enter is pressed. */
function CashField({ cashAvailable, onCash }: Pick<ForecastViewProps, 'cashAvailable' | 'onCash'>) {
  const [text, setText] = useState<string | null>(null);
  const value = text === null ? cashAvailable : readPounds(text);
  const isWrong = value === 'unreadable' || (typeof value === 'number' && (value < 0 || value > maxPounds));
  const keep = () => {
    if (text === null || isWrong) return;
    setText(null);
    const pounds = typeof value === 'number' ? value : null;
    if (pounds !== cashAvailable) onCash(pounds);
  };
  return (
    <Field
      label="Cash available"
      hint="What you can put into deals. Only you can see it."
      error={isWrong ? 'Enter an amount, such as £120k' : undefined}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          icon="£"
          value={text ?? poundsText(cashAvailable)}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={keep}
          onKeyDown={({ key }) => key === 'Enter' && keep()}
        />
      )}
    </Field>
  );
}
