import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addDays } from '@/lib/dates/calendar-day';
import { shortDate } from '@/lib/dates/day-text';
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import { numberText } from '@/lib/money/amount-text';
import { shareOfBalance } from '@/lib/mortgage/share-of-balance';
import { lengthText } from '@/lib/renewals/renewal-text';
import { Badge } from '@/ui/badge';
import { soonDays, type FixEnd } from './fix-ends';

/** `In 90 days`, `Today`, `Ended`, `In 14 months`. */
function whenText({ day, days }: FixEnd): string {
  if (days < 0) return 'Ended';
  return days === 0 ? 'Today' : `In ${lengthText(addDays(day, -days), day)}`;
}

/** What else there is to know of an end: when a new rate can be reserved, and what leaving today costs. */
function noteOf({ mortgage, days, actFrom, charge }: FixEnd): string {
  const act =
    days < 0
      ? 'Record the new rate, or compare ways to change it'
      : days <= soonDays
        ? 'You can reserve a new rate now'
        : `You can reserve a new rate from ${shortDate(actFrom)}`;
  const leaving =
    charge && `Early repayment charge today ${formatWholePounds(charge.amount)} (${numberText(charge.pct)}%)`;
  const { balance, overpaymentPct } = mortgage;
  const spare =
    days >= 0 &&
    overpaymentPct !== null &&
    overpaymentPct > 0 &&
    `You can overpay up to ${formatWholePounds(shareOfBalance(balance, overpaymentPct))} this year without a charge`;
  return [act, leaving, spare].filter(Boolean).join(' · ');
}

interface FixRowProps {
  end: FixEnd;
  /** Of its property; none on the property’s own page. */
  name: string | undefined;
  /** Its link takes the focus as it is drawn. */
  takesFocus: boolean;
}

const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** One end of a rate: when, on what, the payment before and after it, and the way to compare what to do. */
export function FixRow({ end, name, takesFocus }: FixRowProps) {
  const { mortgage, day, days, rateAfter, paymentAfter, more } = end;
  const { id, lender, rate, monthlyPayment } = mortgage;
  const title = name ?? lender;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-b border-line-subtle py-3 last:border-0 last:pb-0 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium wrap-anywhere">{title}</span>
          <Badge tone={days < 0 ? 'red' : days <= soonDays ? 'amber' : 'neutral'}>{whenText(end)}</Badge>
        </p>
        <p className="num mt-0.5 text-xs text-pretty text-ink-3 wrap-anywhere">
          {`${name === undefined ? '' : `${lender} · `}${numberText(rate)}% ${days < 0 ? 'ended' : 'until'} ${shortDate(day)}`}
        </p>
        <Note>{noteOf(end)}</Note>
      </div>
      <p className="num max-md:col-span-2 max-md:row-start-2">
        <span className="block font-medium">
          {paymentAfter === null ? (
            `${formatPounds(monthlyPayment)} pcm now`
          ) : (
            <>
              {formatPounds(monthlyPayment)}
              <span aria-hidden> → </span>
              <span className="sr-only"> now, then </span>
              {`${formatPounds(paymentAfter)} pcm`}
            </>
          )}
        </span>
        <span className="block text-xs text-ink-3">
          {rateAfter === null || more === null
            ? 'Reversion rate not recorded'
            : `${more < 0 ? formatPounds(-more) : formatPounds(more)} ${more < 0 ? 'less' : 'more'} at ${numberText(rateAfter)}%`}
        </span>
      </p>
      <Link
        to="/portfolio/mortgages"
        search={{ refinance: id }}
        ref={takesFocus ? focus : null}
        aria-label={`Compare refinancing options for ${[name, lender].filter(Boolean).join(', ')}`}
        className="touch-target relative flex h-8 items-center rounded-[8px] border border-line-control px-3 text-sm font-medium text-ink hover:bg-hover max-md:row-start-1 max-md:col-start-2 print:hidden"
      >
        Compare
      </Link>
    </li>
  );
}

const Note = ({ children }: { children: ReactNode }) =>
  children !== '' && <p className="num mt-0.5 text-xs text-pretty text-ink-3">{children}</p>;
