import { Link } from '@tanstack/react-router';
import { CircleAlert, Clock } from 'lucide-react';
import type { Property } from '@/entities/property/property';
import { percentText, placeOf } from '@/entities/property/property-text';
import { daysBetween } from '@/lib/dates/calendar-day';
import { shortDate } from '@/lib/dates/day-text';
import { numberText } from '@/lib/money/amount-text';
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import { coverText, interestCover, lenderStress } from '@/lib/mortgage/interest-cover';
import { shareOfBalance } from '@/lib/mortgage/share-of-balance';
import { classNames } from '@/ui/class-names';
import type { Column } from '@/ui/records/column';
import { TwoLines } from '@/ui/records/two-lines';
import { methodNames, rateTypeNames, type Mortgage } from './mortgage-type';

interface Known {
  /** By id; those that are not known yet are missing. */
  properties: ReadonlyMap<string, Property>;
  /** The list is that of one property, which needs no name. */
  isOfProperty: boolean;
  /** The loans of a property that are read, by its id. */
  loansOf: ReadonlyMap<string, readonly Mortgage[]>;
  /** ISO day in London. */
  today: string;
}

const rate = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What the list says of a mortgage. Its loan to value is by the latest value of its property, whose day is said. */
export function mortgageColumns({
  properties,
  loansOf,
  isOfProperty,
  today,
}: Known): readonly Column<Mortgage>[] {
  const lender = (mortgage: Mortgage) => (
    <TwoLines
      main={mortgage.lender}
      // A long product is cut at its end: the account stays whole.
      note={[mortgage.accountLast4 && `Account ending ${mortgage.accountLast4}`, mortgage.product]
        .filter(Boolean)
        .join(' · ')}
    />
  );
  const title: readonly Column<Mortgage>[] = isOfProperty
    ? [{ name: 'Lender', cell: lender }]
    : [
        {
          name: 'Property',
          cell: ({ propertyId, lender: who }) => {
            const property = properties.get(propertyId);
            return (
              property && (
                <span className="block min-w-0 leading-4.5">
                  <Link
                    to="/portfolio/properties/$uuid/{-$tab}"
                    params={{ uuid: propertyId, tab: 'mortgages' }}
                    className="block font-medium text-ink max-md:wrap-anywhere md:truncate hover:underline"
                  >
                    {property.addressLine1}
                  </Link>
                  <span className="block text-xs leading-4 wrap-anywhere text-ink-3 md:line-clamp-2">
                    {/* Where its column is not. */}
                    <span className="hidden md:@max-[800px]:inline">{`${who} · `}</span>
                    {placeOf(property)}
                  </span>
                </span>
              )
            );
          },
        },
        { name: 'Lender', from: 'medium', cell: lender },
      ];
  return [
    ...title,
    {
      name: 'Balance',
      isNumber: true,
      cell: ({ balance, balanceAt }) => (
        <TwoLines main={formatWholePounds(balance)} note={shortDate(balanceAt)} />
      ),
    },
    {
      name: 'Rate',
      isNumber: true,
      cell: (mortgage) => (
        <TwoLines main={`${rate.format(mortgage.rate)}%`} note={rateTypeNames[mortgage.rateType]} />
      ),
    },
    {
      name: 'Monthly payment',
      isNumber: true,
      from: 'wide',
      cell: ({ monthlyPayment, method }) => (
        <TwoLines main={formatPounds(monthlyPayment)} note={methodNames[method]} />
      ),
    },
    {
      name: 'LTV',
      isNumber: true,
      from: 'wide',
      cell: ({ propertyId, balance }) => {
        const { currentValue, valuedAt } = properties.get(propertyId) ?? {
          currentValue: null,
          valuedAt: null,
        };
        if (currentValue === null || currentValue === 0) return null;
        return (
          <TwoLines
            main={percentText((balance / currentValue) * 100)}
            note={valuedAt === null ? '' : `Valued ${shortDate(valuedAt)}`}
          />
        );
      },
    },
    {
      name: 'Interest cover',
      isNumber: true,
      from: 'widest',
      cell: ({ propertyId }) => (
        <Cover property={properties.get(propertyId)} loans={loansOf.get(propertyId) ?? []} />
      ),
    },
    {
      name: 'Rate end date',
      cell: ({ fixEnds }) => fixEnds !== null && <FixEnd day={fixEnds} today={today} />,
    },
    {
      name: 'Overpayment allowance',
      isNumber: true,
      only: 'card',
      cell: ({ balance, overpaymentPct }) =>
        overpaymentPct !== null && (
          <TwoLines
            main={formatWholePounds(shareOfBalance(balance, overpaymentPct))}
            note={`${numberText(overpaymentPct)}% of the balance`}
          />
        ),
    },
    {
      name: 'Term end date',
      only: 'card',
      cell: ({ termEnds }) => <span className="num whitespace-nowrap">{shortDate(termEnds)}</span>,
    },
  ];
}

/** How the rent covers the interest of all loans on a property; nothing while one of the loans is not read. */
function Cover({ property, loans }: { property: Property | undefined; loans: readonly Mortgage[] }) {
  if (property === undefined || loans.length !== property.figures.mortgages) return null;
  const { now, stressed } = interestCover(property.figures.rentPcm, loans);
  if (now === null || stressed === null) return null;
  const isShort = stressed < lenderStress.icr;
  return (
    <TwoLines
      main={coverText(now)}
      note={`${coverText(stressed)} at ${numberText(lenderStress.rate)}%${isShort ? `, under ${lenderStress.icr}%` : ''}`}
    />
  );
}

/** So many days before its rate ends a mortgage needs somebody, as lenders reserve a new one by then. */
const soonDays = 180;

function FixEnd({ day, today }: { day: string; today: string }) {
  const days = daysBetween(today, day);
  const isOver = days < 0;
  const isSoon = !isOver && days <= soonDays;
  const Sign = isOver ? CircleAlert : Clock;
  return (
    <span className="num block leading-4.5 whitespace-nowrap">
      <span
        className={classNames(
          'flex items-center gap-1.5',
          isOver && 'text-red-ink',
          isSoon && 'text-amber-ink',
        )}
      >
        {(isOver || isSoon) && <Sign aria-hidden size={14} />}
        {shortDate(day)}
      </span>
      {(isOver || isSoon) && (
        <span className="block text-xs text-ink-3">
          {isOver ? 'Ended' : days === 0 ? 'Today' : days === 1 ? 'In 1 day' : `In ${days} days`}
        </span>
      )}
    </span>
  );
}
