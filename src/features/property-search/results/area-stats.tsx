import { useQuery } from '@tanstack/react-query';
import { areaUnitText, pricePerUnit } from '@/lib/area';
import { useAreaUnit } from '@/ui/area/area-unit';
import { percentText, poundsText } from '../data/listing-words';
import { searchQueries } from '../data/queries';

/** What homes cost, yield and how fast they go in the one place that is looked at; absent where too little is known. */
export function AreaStats({ location }: { location: string }) {
  const { data, isPending } = useQuery(searchQueries.statsOf({ location }));
  const unit = useAreaUnit();
  const perArea = `Per ${areaUnitText[unit]}`;
  if (isPending) return <Waiting perArea={perArea} />;
  if (!data) return null;
  const { medianPrice, medianPpsf, grossYield, daysToSell, supply } = data;
  const stock = supply.monthsOfStock === null ? null : Math.round(supply.monthsOfStock * 10) / 10;
  const facts: Fact[] = [
    ['Median price', poundsText(medianPrice)],
    [perArea, medianPpsf === null ? 'n/a' : poundsText(pricePerUnit(medianPpsf, unit))],
    ['Gross yield', percentText(grossYield)],
    ['Time to offer', daysToSell === null ? 'n/a' : `${daysToSell} ${daysToSell === 1 ? 'day' : 'days'}`],
    ['New this month', String(supply.newThisMonth)],
    ['Months of stock', stock === null ? 'n/a' : String(stock)],
  ];
  const known = facts.filter(([, value]) => value !== 'n/a');
  if (known.length === 0) return null;
  return (
    <section aria-label={`Asking prices in ${data.location}`} className="mb-4">
      <Facts facts={known} />
    </section>
  );
}

type Fact = readonly [name: string, value: string];

function Facts({ facts, valueClass = '' }: { facts: readonly Fact[]; valueClass?: string }) {
  return (
    <dl className="num flex flex-wrap gap-x-6 gap-y-2 rounded-[11px] bg-surface-1 px-3.5 py-2.5 text-sm light:bg-surface-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-ink-3">{name}</dt>
          <dd className={`font-semibold ${valueClass}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** As wide and as high as the usual figures, so that the homes below stay where they are. */
function Waiting({ perArea }: { perArea: string }) {
  const usual: Fact[] = [
    ['Median price', '£150,000'],
    [perArea, '£150'],
    ['Gross yield', '8.0%'],
    ['Time to offer', '60 days'],
    ['New this month', '10'],
    ['Months of stock', '10.5'],
  ];
  return (
    <div aria-hidden className="mb-4">
      <Facts facts={usual} valueClass="w-fit skeleton rounded-[7px] text-transparent!" />
    </div>
  );
}
