import { homeKindText } from '@/lib/places/home-types';
import { formatPounds } from '@/lib/money/money';
import { shortDay } from '@/lib/dates/day-text';
import { useAreaUnit } from '@/ui/area/area-unit';
import { sizeText, tenureText } from '../data/listing-words';
import type { Listing } from '../data/queries';
import { FactList, Section } from './section';

const ask = 'Ask agent';
const aYear = (pounds: number | null) => (pounds === null ? ask : `${formatPounds(pounds)} per year`);

/** What a buyer asks first; what the agent has not said is to be asked. */
export function Facts({ listing }: { listing: Listing }) {
  const unit = useAreaUnit();
  const { tenure, bathrooms, serviceCharge, groundRent, councilTaxBand, councilTax, epc, epcPotential } =
    listing;
  const { daysOnMarket, listedOn, auctionOn, flags } = listing;
  const isOwned = tenure === 'freehold';
  const days = `${daysOnMarket} ${daysOnMarket === 1 ? 'day' : 'days'}`;
  const notes = [
    flags.chainFree && 'No onward chain',
    flags.cashOnly && 'Cash buyers only',
    flags.tenanted && 'Tenants in situ',
    flags.needsWork && 'Needs work',
    flags.newBuild && 'New build',
    flags.retirement && 'Retirement home',
    flags.sharedOwnership && 'Shared ownership',
    flags.article4 && 'Article 4: a small HMO needs planning permission',
    flags.licensedArea && 'The council licenses landlords here',
  ].filter((note) => note !== false);
  return (
    <Section title="Key facts">
      <FactList
        facts={[
          ['Type', homeKindText(listing)],
          ['Bathrooms', bathrooms],
          ['Floor area', sizeText(listing, unit) ?? ask],
          ['Tenure', tenureText(listing)],
          ...(isOwned
            ? []
            : ([
                ['Service charge', aYear(serviceCharge)],
                ['Ground rent', aYear(groundRent)],
              ] as const)),
          [
            'Council tax',
            councilTaxBand === null
              ? ask
              : `Band ${councilTaxBand}${councilTax === null ? '' : `, ${formatPounds(councilTax)} per year`}`,
          ],
          [
            'EPC rating',
            epc === null ? ask : epcPotential === null ? epc : `${epc}, could be ${epcPotential}`,
          ],
          ['On the market', `${days}, since ${shortDay(listedOn)}`],
          ...(auctionOn === null ? [] : [['Auction', shortDay(auctionOn)] as const]),
        ]}
      />
      {notes.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-1.5">
          {notes.map((note) => (
            <li key={note} className="rounded-md bg-surface-3 px-2 py-0.5 text-sm text-ink-2">
              {note}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const mobileWords = { good: 'Good', limited: 'Limited', none: 'None' } as const;
const floodWords = { very_low: 'Very low', low: 'Low', medium: 'Medium', high: 'High' } as const;

/** Material information (National Trading Standards, parts B and C): what a buyer must be told, as far as the agent has said it. */
export function MaterialFacts({ listing: { material } }: { listing: Listing }) {
  const { broadbandMbps, mobile, floodRisk, buildingSafety, parking, accessibility, restrictions } = material;
  return (
    <Section title="Material information">
      <FactList
        facts={[
          ['Broadband', broadbandMbps === null ? ask : `Up to ${broadbandMbps} Mbps`],
          ['Mobile signal', mobile === null ? ask : mobileWords[mobile]],
          ['Flood risk', floodRisk === null ? ask : floodWords[floodRisk]],
          ['Building safety', buildingSafety ?? ask],
          ['Parking', parking ?? ask],
          ['Accessibility', accessibility ?? ask],
          ['Restrictions', restrictions ?? ask],
        ]}
      />
    </Section>
  );
}
