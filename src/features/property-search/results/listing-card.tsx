import { homeKindText } from '@/lib/places/home-types';
import { Link } from '@tanstack/react-router';
import { Calculator, Columns3, EyeOff, Share2, Undo2 } from 'lucide-react';
import { memo } from 'react';
import type { Schemas } from '@/api/contract';
import { isForBuying, myFigures } from '@/lib/property-search/my-figures';
import { Badge } from '@/ui/badge';
import { IconButton } from '@/ui/button/icon-button';
import { useAreaUnit } from '@/ui/area/area-unit';
import { Menu } from '@/ui/menu/menu';
import {
  badgesOf,
  comparedPriceText,
  priceText,
  qualifierOf,
  rentEstimateText,
  tenureText,
} from '../data/listing-words';
import { photosOf } from '../data/photos';
import { useIsHovered } from '../map/hovered-home';
import type { Listing } from '../data/queries';
import { CardFacts, CardTerms, MyNumbers, YieldMark } from './card/card-figures';
import { CardPhotos } from './card/card-photos';
import { Glyph } from './card/glyph';
import { useCardPhotos } from './card/use-card-photos';
import { MatchReasons } from './match-reasons';

/** What a card can do with its listing. */
export interface CardActs {
  onSave: (listing: Listing) => void;
  onHide: (listing: Listing) => void;
  onRestore: (listing: Listing) => void;
  onEvaluate: (listing: Listing) => void;
  onCompare: (listing: Listing) => void;
  onShare: (listing: Listing) => void;
}

interface ListingCardProps {
  listing: Listing;
  profile: Schemas['EvaluationSetting'] | undefined;
  /** ISO day. */
  today: string;
  /** Stands in the comparison. */
  isCompared: boolean;
  isEvaluating: boolean;
  /** In the first view: its photo is fetched at once. */
  isEager: boolean;
  /** Why it is here. */
  note?: string | undefined;
  acts: CardActs;
}

/** A home on the market with my numbers (S28). */
export const ListingCard = memo(function ListingCard(props: ListingCardProps) {
  const { listing, profile, today, isCompared, isEager, note, acts } = props;
  const { id, address, postcode, hidden, saved } = listing;
  const photos = photosOf(listing);
  const { at, isNear, step, hears } = useCardPhotos(photos.length);
  const perArea = comparedPriceText(listing, useAreaUnit());
  const qualifier = qualifierOf(listing);
  const mine = myFigures(listing, profile, today);
  const isHovered = useIsHovered(id);
  return (
    <li
      data-row={id}
      data-hovered={isHovered || undefined}
      {...hears}
      className={`relative flex min-w-0 touch-pan-y touch-pinch-zoom flex-col overflow-hidden rounded-[14px] border bg-surface-1 shadow-edge transition-colors has-[a:focus-visible]:border-primary hover:border-line-strong data-hovered:border-primary! light:shadow-xs ${isCompared ? 'border-primary' : 'border-line-subtle light:border-line'}`}
    >
      <div className="relative">
        <CardPhotos
          photos={photos}
          at={at}
          isNear={isNear}
          isEager={isEager}
          address={address}
          onStep={step}
        />
        {mine && <YieldMark grossYield={mine.grossYield} />}
      </div>
      {hidden ? (
        <CornerButton label={`Unhide ${address}`} icon="back" onClick={() => acts.onRestore(listing)} />
      ) : (
        <CornerButton
          label={`Save ${address}`}
          icon="heart"
          isPressed={saved}
          onClick={() => acts.onSave(listing)}
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3.5">
        {note !== undefined && <p className="text-sm font-medium text-teal-ink">{note}</p>}
        <p className="num flex flex-wrap items-center gap-x-1.5 gap-y-1 text-lg/6 font-semibold tracking-tight">
          {priceText(listing)}
          {qualifier !== null && <span className="text-xs font-normal text-ink-2">{qualifier}</span>}
          {badgesOf(listing, today)
            .slice(0, 2)
            .map(({ text, tone }, place) => (
              <Badge key={text} tone={tone} className={place === 0 ? 'ml-auto' : ''}>
                {text}
              </Badge>
            ))}
        </p>
        <h3 className="min-w-0 text-base font-medium wrap-anywhere">
          <Link
            to="/property-search"
            // Of the address that there is when it is followed: a card is not drawn anew for it.
            search={(before) => ({ ...before, listing: id })}
            resetScroll={false}
            className="after:absolute after:inset-0 after:rounded-[14px] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {`${address} ${postcode.split(' ')[0] ?? ''}`.trim()}
          </Link>
        </h3>
        <p className="text-sm text-ink-2">{`${homeKindText(listing)} · ${tenureText(listing)}`}</p>
        <CardFacts listing={listing} />
        {perArea !== null && <p className="num text-xs text-ink-3">{perArea}</p>}
        <CardTerms listing={listing} today={today} />
        {listing.matchReasons && <MatchReasons reasons={listing.matchReasons} />}
        <div className="mt-auto flex items-end justify-between gap-1 pt-2 [&>span]:relative [&>span]:z-1 [&>span]:-mr-1.5 [&>span]:-mb-1 [&>span]:ml-auto">
          {mine && <MyNumbers mine={mine} />}
          <CardMenu {...props} />
        </div>
        {isForBuying(listing) && <p className="num text-xs text-ink-3">{rentEstimateText(listing)}</p>}
      </div>
    </li>
  );
});

function CardMenu({ listing, isEvaluating, isCompared, acts }: ListingCardProps) {
  const { address, hidden } = listing;
  const label = `Actions for ${address}`;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton size="sm" label={label} aria-busy={isEvaluating || undefined}>
          <Glyph name="dots" size={18} />
        </IconButton>
      }
      items={[
        { label: 'Evaluate', icon: <Calculator size={16} />, onSelect: () => acts.onEvaluate(listing) },
        {
          label: isCompared ? 'Remove from comparison' : 'Compare',
          icon: <Columns3 size={16} />,
          onSelect: () => acts.onCompare(listing),
        },
        { label: 'Share…', icon: <Share2 size={16} />, onSelect: () => acts.onShare(listing) },
        hidden
          ? { label: 'Unhide', icon: <Undo2 size={16} />, onSelect: () => acts.onRestore(listing) }
          : { label: 'Hide', icon: <EyeOff size={16} />, onSelect: () => acts.onHide(listing) },
      ]}
    />
  );
}

interface CornerButtonProps {
  label: string;
  icon: 'heart' | 'back';
  isPressed?: boolean;
  onClick: () => void;
}

function CornerButton({ label, icon, isPressed, onClick }: CornerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
      className={`touch-target absolute top-2.5 right-2.5 z-2 grid size-9 place-items-center rounded-full bg-overlay/85 hover:bg-overlay ${isPressed ? 'text-rose-ink' : 'text-ink'}`}
    >
      <Glyph name={icon} size={18} isFilled={isPressed ?? false} />
    </button>
  );
}
