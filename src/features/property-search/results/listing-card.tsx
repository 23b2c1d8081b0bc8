import { Link } from '@tanstack/react-router';
import {
  Bath,
  BedDouble,
  Calculator,
  EyeOff,
  Heart,
  ImageOff,
  MoreHorizontal,
  Ruler,
  Undo2,
} from 'lucide-react';
import { memo, type KeyboardEvent, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { runtimeConfig } from '@/api/runtime-config';
import { Badge } from '@/ui/badge';
import { IconButton } from '@/ui/button/icon-button';
import { Image } from '@/ui/image/image';
import { Menu } from '@/ui/menu/menu';
import {
  areaText,
  badgesOf,
  kindText,
  percentText,
  poundsText,
  pricePerAreaText,
  priceText,
  qualifierOf,
  tenureText,
} from '../data/listing-words';
import { isForBuying, myFigures } from '@/lib/property-search/my-figures';
import { photoOf } from '../data/photos';
import { MatchReasons } from './match-reasons';
import type { Listing } from '../data/queries';
import { addressOf, type PropertySearch } from '../search/search-address';

/** What a card can do with its listing. */
export interface CardActs {
  onSave: (listing: Listing) => void;
  onHide: (listing: Listing) => void;
  onRestore: (listing: Listing) => void;
  onEvaluate: (id: string) => void;
}

interface ListingCardProps {
  listing: Listing;
  profile: Schemas['EvaluationSetting'] | undefined;
  /** ISO day. */
  today: string;
  view: PropertySearch;
  isEvaluating: boolean;
  /** In the first view: its photo is fetched at once. */
  isEager: boolean;
  /** Why it is here. */
  note?: string | undefined;
  acts: CardActs;
}

/**
 * A home on the market with my numbers (S28). With the focus in it, `s` saves, `h` hides and `e` evaluates; each has a button too.
 */
export const ListingCard = memo(function ListingCard(props: ListingCardProps) {
  const { listing, profile, today, view, isEvaluating, isEager, note, acts } = props;
  const { id, address, postcode, bedrooms, bathrooms, estRentPcm, saved, hidden } = listing;
  const area = areaText(listing, profile?.areaUnit);
  const perArea = pricePerAreaText(listing);
  const qualifier = qualifierOf(listing);
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    // What lies over the page, such as the card's menu, is not in it.
    if (!isPlain || !(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    const act = { s: acts.onSave, h: hidden ? acts.onRestore : acts.onHide, e: () => acts.onEvaluate(id) }[
      event.key
    ];
    if (!act) return;
    event.preventDefault();
    act(listing);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the link and buttons inside
    <li
      data-row={id}
      onKeyDown={onKeyDown}
      className="relative flex min-w-0 flex-col overflow-hidden rounded-[14px] border border-line-subtle bg-surface-1 shadow-edge transition-colors has-[a:focus-visible]:border-primary hover:border-line-strong light:border-line light:shadow-xs"
    >
      <Photo listing={listing} isEager={isEager} />
      <div className="absolute top-2.5 right-2.5 z-1 flex gap-1.5">
        {hidden ? (
          <CardButton label={`Show ${address} again`} onClick={() => acts.onRestore(listing)}>
            <Undo2 aria-hidden size={18} />
          </CardButton>
        ) : (
          <CardButton label={`Save ${address}`} isPressed={saved} onClick={() => acts.onSave(listing)}>
            <Heart aria-hidden size={18} className={saved ? 'text-rose-ink fill-current' : ''} />
          </CardButton>
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3.5">
        {note !== undefined && <p className="text-sm font-medium text-teal-ink">{note}</p>}
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <p className="num text-lg/6 font-semibold tracking-tight">
            {priceText(listing)}
            {qualifier !== null && <span className="ml-1.5 text-xs font-normal text-ink-2">{qualifier}</span>}
          </p>
          <span className="flex flex-wrap gap-1">
            {badgesOf(listing, today)
              .slice(0, 2)
              .map(({ text, tone }) => (
                <Badge key={text} tone={tone}>
                  {text}
                </Badge>
              ))}
          </span>
        </div>
        <h3 className="min-w-0 text-base font-medium wrap-anywhere">
          <Link
            to="/property-search"
            search={addressOf({ ...view, listing: id })}
            resetScroll={false}
            className="after:absolute after:inset-0 after:rounded-[14px] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {`${address} ${postcode.split(' ')[0] ?? ''}`.trim()}
          </Link>
        </h3>
        <p className="text-sm text-ink-2">{`${kindText(listing)} · ${tenureText(listing)}`}</p>
        <p className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          {bedrooms > 0 && (
            <Fact icon={<BedDouble aria-hidden size={16} />} name={bedrooms === 1 ? 'bedroom' : 'bedrooms'}>
              {bedrooms}
            </Fact>
          )}
          {bathrooms > 0 && (
            <Fact icon={<Bath aria-hidden size={16} />} name={bathrooms === 1 ? 'bathroom' : 'bathrooms'}>
              {bathrooms}
            </Fact>
          )}
          {area !== null && <Fact icon={<Ruler aria-hidden size={16} />}>{area}</Fact>}
        </p>
        {perArea !== null && <p className="num text-xs text-ink-3">{perArea}</p>}
        {listing.matchReasons && <MatchReasons reasons={listing.matchReasons} />}
        <div className="mt-auto flex items-end gap-1 pt-2">
          {isForBuying(listing) ? (
            <MyNumbers listing={listing} profile={profile} today={today} />
          ) : (
            <p className="flex-1 text-sm text-ink-3">{`EPC ${listing.epc ?? 'not known'}`}</p>
          )}
          <span className="relative z-1 -mr-1.5 -mb-1 inline-flex">
            <Menu
              label={`Actions for ${address}`}
              trigger={
                <IconButton size="sm" label={`Actions for ${address}`} aria-busy={isEvaluating || undefined}>
                  <MoreHorizontal aria-hidden size={18} />
                </IconButton>
              }
              items={[
                { label: 'Evaluate', icon: <Calculator size={16} />, onSelect: () => acts.onEvaluate(id) },
                hidden
                  ? {
                      label: 'Show again',
                      icon: <Undo2 size={16} />,
                      onSelect: () => acts.onRestore(listing),
                    }
                  : { label: 'Hide', icon: <EyeOff size={16} />, onSelect: () => acts.onHide(listing) },
              ]}
            />
          </span>
        </div>
        {isForBuying(listing) && (
          <p className="text-xs text-ink-3">
            {estRentPcm === null
              ? 'No rent estimate for this area yet'
              : `Estimated rent ${poundsText(estRentPcm)} pcm`}
          </p>
        )}
      </div>
    </li>
  );
});

function MyNumbers({ listing, profile, today }: Pick<ListingCardProps, 'listing' | 'profile' | 'today'>) {
  const mine = myFigures(listing, profile, today);
  if (!mine) return null;
  const figures = [
    ['Yield', 'Gross yield', percentText(mine.grossYield)],
    ['ROI', 'Return on cash invested', percentText(mine.roi)],
    ['Cash flow', 'Monthly cash flow', poundsText(mine.cashFlowPcm)],
    ['Stamp duty', 'Stamp duty', poundsText(mine.stampDuty)],
  ] as const;
  return (
    <dl className="num grid min-w-0 flex-1 grid-cols-[repeat(4,auto)] justify-between gap-x-2">
      {figures.map(([name, title, value]) => (
        <div key={name} className="min-w-0">
          <dt className="truncate text-xs text-ink-3" title={title}>
            {name}
          </dt>
          <dd className="text-sm font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Photo({ listing, isEager }: Pick<ListingCardProps, 'listing' | 'isEager'>) {
  const photo = photoOf(listing.images[0], runtimeConfig.apiPrefix);
  if (!photo) {
    return (
      <span className="flex aspect-[15/8] flex-col items-center justify-center gap-1 bg-surface-3 text-xs text-ink-2">
        <ImageOff aria-hidden size={22} strokeWidth={1.75} />
        No photos yet
      </span>
    );
  }
  return (
    <Image
      picture={photo}
      alt=""
      width={600}
      height={320}
      sizes="(min-width: 1224px) 300px, (min-width: 768px) 50vw, 100vw"
      isEager={isEager}
      className="aspect-[15/8] [&>img]:h-full"
    />
  );
}

interface CardButtonProps {
  label: string;
  isPressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function CardButton({ label, isPressed, onClick, children }: CardButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
      className="touch-target relative grid size-9 place-items-center rounded-full bg-overlay/85 text-ink hover:bg-overlay"
    >
      {children}
    </button>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name?: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {icon}
      {children}
      {name !== undefined && <span className="sr-only">{name}</span>}
    </span>
  );
}
