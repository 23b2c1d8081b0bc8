import { Link } from '@tanstack/react-router';
import type { Property } from '@/entities/property/property';
import { percentText } from '@/entities/property/property-text';
import { shortDay } from '@/lib/dates/day-text';
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';

const sources = {
  manual: 'my estimate',
  comps: 'comparable sales',
  lender: 'lender’s valuation',
  index: 'house price index',
} as const;

/** What a property is worth or was sold for, what is owed on it, and what is left. */
export function ValueCard({ property }: { property: Property }) {
  const { figures, status, soldPrice } = property;
  const isSold = status === 'sold';
  const value = isSold ? soldPrice : property.currentValue;
  const { debt, mortgages, ltv, rentPcm, grossYield } = figures;
  const lines: [name: string, text: string | null, tab?: 'mortgages' | 'tenancies'][] = [
    [
      mortgages > 1 ? `${mortgages} mortgages` : 'Mortgage',
      mortgages === 0 ? 'None' : formatWholePounds(debt),
      'mortgages',
    ],
    ['Equity', value === null || isSold ? null : formatWholePounds(value - debt)],
    ['Rent', rentPcm === null ? null : `${formatPounds(rentPcm)} pcm`, 'tenancies'],
    ['Gross yield', grossYield === null ? null : percentText(grossYield)],
    ['Loan to value', ltv === null || mortgages === 0 || isSold ? null : percentText(ltv)],
  ];
  return (
    <Card as="section" aria-label="Value and debt">
      <h2 className="text-sm text-ink-2">{isSold ? 'Sale price' : 'Estimated value'}</h2>
      <p className="num text-[27px]/[34px] font-semibold">
        {value === null ? 'Not known' : formatWholePounds(value)}
      </p>
      <ValueNote property={property} value={value} />
      <dl className="mt-4 flex flex-col gap-3 border-t border-line-subtle pt-4 text-sm">
        {lines.map(
          ([name, text, tab]) =>
            text !== null && (
              <div key={name} className="flex justify-between gap-3">
                <dt className="text-ink-2">
                  {tab === undefined ? (
                    name
                  ) : (
                    <Link
                      to="/portfolio/properties/$uuid/{-$tab}"
                      params={{ uuid: property.uuid, tab }}
                      replace
                      resetScroll={false}
                      className="relative underline decoration-line-strong underline-offset-2 after:absolute after:-inset-x-1 after:-inset-y-3 hover:decoration-ink"
                    >
                      {name}
                    </Link>
                  )}
                </dt>
                <dd className="num font-medium">{text}</dd>
              </div>
            ),
        )}
      </dl>
      {ltv !== null && mortgages > 0 && !isSold && (
        <div aria-hidden className="mt-2.5 h-2 overflow-hidden rounded-full bg-surface-3">
          <div
            className={classNames('h-full', ltv > 80 ? 'bg-red-mark' : 'bg-primary')}
            style={{ width: `${Math.min(100, ltv)}%` }}
          />
        </div>
      )}
    </Card>
  );
}

/** The day and the source of the value, and what it has gained since the purchase. */
function ValueNote({ property, value }: { property: Property; value: number | null }) {
  const { status, soldOn, valuedAt, valueSource, purchasePrice, purchaseDate } = property;
  if (value === null) return <p className="text-xs text-ink-3">Add a value to see equity and yield.</p>;
  const day = status === 'sold' ? soldOn : valuedAt;
  const source = status === 'sold' || valueSource === null ? '' : `, ${sources[valueSource]}`;
  const gain = purchasePrice === null ? null : value - purchasePrice;
  return (
    <p className="text-xs text-ink-3">
      {day !== null && `${shortDay(day)}${source}`}
      {gain !== null && purchaseDate !== null && (
        <span className="num block">
          <span className={gain < 0 ? 'text-red-ink' : 'text-green-ink'}>
            {`${gain < 0 ? '' : '+'}${formatWholePounds(gain)}`}
          </span>
          {` since ${shortDay(purchaseDate).split(' ').slice(1).join(' ')}`}
        </span>
      )}
    </p>
  );
}
