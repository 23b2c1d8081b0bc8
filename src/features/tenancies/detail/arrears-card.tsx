import type { Tenancy } from '@/entities/tenancy/tenancy';
import { monthsRentText } from '@/entities/tenancy/tenancy-text';
import { formatPounds } from '@/lib/money/money';
import { Card } from '@/ui/card';

/** What is owed by age, and what it comes to in months of rent. */
export function ArrearsCard({ tenancy: { arrears } }: { tenancy: Tenancy }) {
  const { total, days30, days60, days90, older, months } = arrears;
  const ages = [
    ['1–30 days', days30],
    ['31–60 days', days60],
    ['61–90 days', days90],
    ['Over 90 days', older],
  ] as const;
  return (
    <Card as="section" aria-label="Arrears">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-md font-semibold">Arrears</h2>
        <p className={`num text-sm ${total > 0 ? 'text-red-ink' : 'text-ink-2'}`}>
          {total > 0 ? `${formatPounds(total)} · ${monthsRentText(months)}` : 'Nothing owed'}
        </p>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-3 min-[480px]:grid-cols-4">
        {ages.map(([age, amount]) => (
          <div key={age}>
            <dt className="text-xs text-ink-3">{age}</dt>
            <dd className={`num font-medium ${amount > 0 ? '' : 'text-ink-3'}`}>{formatPounds(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
