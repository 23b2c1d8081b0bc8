import type { Schemas } from '@/api/contract';
import { floorAreaText } from '@/lib/area';
import { shortDay } from '@/lib/dates/day-text';
import { formatWholePounds } from '@/lib/money/money';
import { rentOf, valueOf } from '@/lib/property-search/nearby/comparables';
import { homeKindText, homeTypeNames } from '@/lib/places/home-types';
import { isForBuying } from '@/lib/property-search/my-figures';
import { Button } from '@/ui/button/button';
import { useAreaUnit } from '@/ui/area/area-unit';
import { sizeText } from '../../data/listing-words';
import type { Finding, Findings } from '../../data/findings';
import type { Listing } from '../../data/queries';
import { Comparables } from './comparables';

interface NearbyProps {
  listing: Listing;
  stats: Schemas['ListingStats'];
  findings: Findings;
  /** ISO day. */
  today: string;
  onFind: (change: { value?: Finding | undefined; rent?: Finding | undefined }) => void;
}

/** Sales to work a value out from, and lets to work a rent out from; both go along into the evaluation as its evidence (S30). */
export function Nearby({ listing, stats, findings, today, onFind }: NearbyProps) {
  const unit = useAreaUnit();
  const areaSqm = findings.certificate?.areaSqm ?? listing.areaSqm;
  const sold = stats.soldComps.map((comp) => ({
    ...comp,
    amount: formatWholePounds(comp.price),
    detail: [homeTypeNames[comp.type], sizeText(comp, unit), `sold ${shortDay(comp.on)}`],
  }));
  const lets = stats.rentComps.map((comp) => ({
    ...comp,
    amount: `${formatWholePounds(comp.rentPcm)} pcm`,
    detail: [homeKindText(comp), comp.furnished ? 'furnished' : 'unfurnished', `let ${shortDay(comp.on)}`],
  }));
  const amount = (value: number | null, suffix = '') =>
    value === null ? null : { value, text: `${formatWholePounds(value)}${suffix}` };
  const { value, rent } = findings;
  return (
    <>
      {isForBuying(listing) && (
        <Comparables
          title="Sold nearby"
          rows={sold}
          today={today}
          amountOf={(chosen) => amount(valueOf(chosen, areaSqm))}
          labelOf={(text) => `Use ${text} as the value`}
          onUse={(next, ids) => onFind({ value: { amount: next, ids } })}
          used={
            value && (
              <Used
                text={`Value ${formatWholePounds(value.amount)}, from ${value.ids.length} ${value.ids.length === 1 ? 'sale' : 'sales'}`}
                onRemove={() => onFind({ value: undefined })}
              />
            )
          }
          note={
            areaSqm === null
              ? 'The value is the median of the prices you choose.'
              : `The value is the median of the prices you choose, each scaled to ${floorAreaText(areaSqm, unit)}.`
          }
        />
      )}
      <Comparables
        title="Let nearby"
        rows={lets}
        today={today}
        amountOf={(chosen) => amount(rentOf(chosen), ' pcm')}
        labelOf={(text) => `Use ${text} as the rent`}
        onUse={(next, ids) => onFind({ rent: { amount: next, ids } })}
        used={
          rent && (
            <Used
              text={`Rent ${formatWholePounds(rent.amount)} pcm, from ${rent.ids.length} ${rent.ids.length === 1 ? 'let' : 'lets'}`}
              onRemove={() => onFind({ rent: undefined })}
            />
          )
        }
        note="The rent is the median of the rents you choose."
      />
    </>
  );
}

function Used({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {text}
      <Button size="sm" variant="ghost" onClick={onRemove}>
        Remove
      </Button>
    </span>
  );
}
