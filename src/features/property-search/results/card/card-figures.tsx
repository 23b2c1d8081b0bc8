import { formatWholePounds } from '@/lib/money/money';
import type { MyFigures } from '@/lib/property-search/my-figures';
import { useAreaUnit } from '@/ui/area/area-unit';
import { sizeText, percentText, poundsText, wordsOfMarket } from '../../data/listing-words';
import { priceLine, priceSteps } from '../../data/price-line';
import type { Listing } from '../../data/queries';
import { Glyph } from './glyph';

/** Bedrooms, bathrooms and floor area, each by its icon. */
export function CardFacts({ listing }: { listing: Listing }) {
  const { bedrooms, bathrooms } = listing;
  const area = sizeText(listing, useAreaUnit());
  return (
    <p className="num flex flex-wrap items-center gap-x-1.5 text-sm text-ink-2 [&>svg:not(:first-child)]:ml-2">
      {bedrooms > 0 && (
        <>
          <Glyph name="bed" label="Bedrooms:" />
          {bedrooms}
        </>
      )}
      {bathrooms > 0 && (
        <>
          <Glyph name="bath" label="Bathrooms:" />
          {bathrooms}
        </>
      )}
      {area !== null && (
        <>
          <Glyph name="ruler" label="Floor area:" />
          {area}
        </>
      )}
    </p>
  );
}

const line = { width: 44, height: 10 };

/** Energy rating, council tax, how long it has been on the market, and how its price moved. */
export function CardTerms({ listing, today }: { listing: Listing; today: string }) {
  const path = priceLine(listing.history, today, line);
  return (
    <p className="num flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
      {wordsOfMarket(listing)}
      {path !== null && (
        <svg
          role="img"
          aria-label={`Price: ${priceSteps(listing.history, formatWholePounds)}`}
          viewBox={`-1 -2 ${line.width + 2} ${line.height + 4}`}
          width={line.width + 2}
          height={line.height + 4}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          className="text-tan-ink"
        >
          <path d={path} />
        </svg>
      )}
    </p>
  );
}

/** From these gross yields on the dot is green or amber, % (mockup d-search). */
const good = 8;
const fair = 6.5;

/** The gross yield on the photo, green or amber where it is good or fair. */
export function YieldMark({ grossYield }: Pick<MyFigures, 'grossYield'>) {
  if (grossYield === null) return null;
  const dot =
    grossYield >= good
      ? 'before:bg-green-ink'
      : grossYield >= fair
        ? 'before:bg-amber-ink'
        : 'before:bg-ink-3';
  return (
    <span
      className={`num absolute bottom-2.5 left-2.5 inline-flex items-center gap-1.5 rounded-md bg-overlay/90 px-2 py-1 text-sm font-semibold before:size-2 before:rounded-full ${dot}`}
    >
      {`${percentText(grossYield)} gross yield`}
    </span>
  );
}

/** What the home brings me under my own settings, beside its yield. */
export function MyNumbers({ mine }: { mine: MyFigures }) {
  const name = 'row-start-1 truncate text-xs text-ink-3';
  const value = 'row-start-2 text-sm font-semibold';
  return (
    <dl className="num grid min-w-0 flex-1 grid-flow-col grid-rows-2 justify-start gap-x-5">
      <dt className={name}>ROI</dt>
      <dd className={value}>{percentText(mine.roi)}</dd>
      <dt className={name}>Cash flow</dt>
      <dd className={value}>{poundsText(mine.cashFlowPcm)}</dd>
      <dt className={name}>Stamp duty</dt>
      <dd className={value}>{poundsText(mine.stampDuty)}</dd>
    </dl>
  );
}
