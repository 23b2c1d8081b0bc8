import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import { percentText, poundsText } from '../data/listing-words';
import { myFigures } from '@/lib/property-search/my-figures';
import type { Listing } from '../data/queries';
import { Section } from './section';

interface QuickEvaluationProps {
  listing: Listing;
  profile: Schemas['EvaluationSetting'] | undefined;
  /** ISO day of the purchase. */
  day: string;
  /** £, by the sales I chose. */
  value?: number | undefined;
}

/** How far from the asking price one tries, per cent (product.md S30). */
const lowest = -20;
const highest = 5;

/** The price that is so many per cent off, in whole hundreds of pounds; the asking price itself at none. */
export const triedPrice = (asking: number, off: number): number =>
  off === 0 ? asking : Math.round((asking * (100 + off)) / 100 / 100) * 100;

/** My numbers at another price: worked out here, at once, also without a network (S30). */
export function QuickEvaluation({ listing, profile, day, value }: QuickEvaluationProps) {
  const id = useId();
  const [off, setOff] = useState(0);
  const price = triedPrice(listing.price, off);
  const mine = myFigures(listing, profile, day, price);
  if (!mine) return null;
  const change = off === 0 ? 'asking price' : `${Math.abs(off)}% ${off < 0 ? 'below' : 'above'} asking`;
  const figures = [
    ['Gross yield', percentText(mine.grossYield)],
    ['ROI', percentText(mine.roi)],
    ['Monthly cash flow', poundsText(mine.cashFlowPcm)],
    ['Stamp duty', poundsText(mine.stampDuty)],
    ...(value === undefined ? [] : [['Value from sales nearby', formatWholePounds(value)] as const]),
  ] as const;
  return (
    <Section title="Your numbers">
      <div className="flex flex-col gap-1">
        <span className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-2">
          <label htmlFor={id}>Try another price</label>
          <output className="num font-semibold text-ink">{`${formatWholePounds(price)}, ${change}`}</output>
        </span>
        <input
          id={id}
          type="range"
          min={lowest}
          max={highest}
          step={1}
          value={off}
          aria-valuetext={`${formatWholePounds(price)}, ${change}`}
          onChange={({ currentTarget }) => setOff(Number(currentTarget.value))}
          className="h-6 w-full cursor-grab accent-primary active:cursor-grabbing max-md:h-11"
        />
      </div>
      <dl className="num mt-2.5 grid grid-cols-[repeat(auto-fit,minmax(130px,1fr))] gap-2">
        {figures.map(([name, value]) => (
          <div
            key={name}
            className="rounded-[11px] border border-line-subtle bg-surface-2 px-3 py-2 light:border-line"
          >
            <dt className="text-sm text-ink-3">{name}</dt>
            <dd className="text-lg/6 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-3">
        {listing.estRentPcm === null
          ? 'There’s no rent estimate for this area, so only stamp duty is shown. '
          : `Buy-to-let at an estimated ${formatPounds(listing.estRentPcm)} pcm${listing.estSource === null ? '' : ` (${listing.estSource})`}, with ${profile ? `your “${profile.name}” profile` : 'our defaults'}. `}
        <Link to="/settings/evaluation" className="text-link underline">
          Change profile
        </Link>
      </p>
    </Section>
  );
}
