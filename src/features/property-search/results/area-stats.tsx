import { useQuery } from '@tanstack/react-query';
import { areaUnitText, pricePerUnit } from '@/lib/area';
import { useAreaUnit } from '@/ui/area/area-unit';
import { percentText, poundsText } from '../data/listing-words';
import { searchQueries } from '../data/queries';

/** What homes cost, yield and how fast they go in the one place that is looked at; absent where too little is known. */
export function AreaStats({ location }: { location: string }) {
  const { data } = useQuery(searchQueries.statsOf({ location }));
  const unit = useAreaUnit();
  if (!data) return null;
  const { medianPrice, medianPpsf, grossYield, daysToSell, supply } = data;
  const stock = supply.monthsOfStock === null ? null : Math.round(supply.monthsOfStock * 10) / 10;
  const facts: [string, string][] = [
    ['Median price', poundsText(medianPrice)],
    [`Per ${areaUnitText[unit]}`, medianPpsf === null ? 'n/a' : poundsText(pricePerUnit(medianPpsf, unit))],
    ['Gross yield', percentText(grossYield)],
    ['Time to offer', daysToSell === null ? 'n/a' : `${daysToSell} ${daysToSell === 1 ? 'day' : 'days'}`],
    ['New this month', String(supply.newThisMonth)],
    ['Stock lasts', stock === null ? 'n/a' : `${stock} ${stock === 1 ? 'month' : 'months'}`],
  ];
  const known = facts.filter(([, value]) => value !== 'n/a');
  if (known.length === 0) return null;
  return (
    <section aria-label={`Asking prices in ${data.location}`} className="mb-4">
      <dl className="num flex flex-wrap gap-x-6 gap-y-2 rounded-[11px] bg-surface-1 px-3.5 py-2.5 text-sm light:bg-surface-2">
        {known.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-ink-3">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
