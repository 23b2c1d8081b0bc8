import { homeKindText } from '@/lib/places/home-types';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, ImageOff, X } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { failureText } from '@/api/errors';
import { runtimeConfig } from '@/api/runtime-config';
import { photoOf } from '@/lib/images/photo-path';
import { londonDay } from '@/lib/dates/calendar-day';
import { isForBuying, myFigures } from '@/lib/property-search/my-figures';
import { IconButton } from '@/ui/button/icon-button';
import { focusOnMount } from '@/ui/focus/focus-on-mount';
import { Image } from '@/ui/image/image';
import { Skeleton } from '@/ui/states/skeleton';
import { percentText, poundsText, priceText } from '../data/listing-words';
import { searchQueries, type Listing } from '../data/queries';
import { addressOf, type PropertySearch } from '../search/search-address';

interface HomeCardProps {
  /** The homes at one place: one, or several that are turned over. */
  ids: readonly string[];
  profile: Schemas['EvaluationSetting'] | undefined;
  view: PropertySearch;
  onTurn: (id: string) => void;
  onClose: () => void;
}

/** The home whose pin was pressed, in short; its link opens all of it. */
export function HomeCard({ ids, profile, view, onTurn, onClose }: HomeCardProps) {
  const [at, setAt] = useState(0);
  const id = ids[at] ?? '';
  const home = useQuery(searchQueries.listing(id));
  const turn = (by: number) => {
    const next = (at + by + ids.length) % ids.length;
    setAt(next);
    onTurn(ids[next] ?? id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from whatever is focused inside
    <section
      ref={focusOnMount}
      tabIndex={-1}
      aria-label="Home on the map"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      className="absolute inset-x-3 bottom-8 z-4 overflow-hidden rounded-[14px] border border-line bg-overlay shadow-3 outline-none max-lg:mx-auto max-lg:max-w-[420px] max-lg:bottom-20 lg:right-auto lg:w-[336px]"
    >
      {home.data ? (
        <Summary listing={home.data} profile={profile} view={view} />
      ) : home.isError ? (
        <p role="alert" className="p-4 pr-14 text-sm">
          {failureText('Couldn’t load this home', home.error)}
        </p>
      ) : (
        <Skeleton className="h-[116px]" />
      )}
      {ids.length > 1 && (
        <div className="flex items-center justify-between border-t border-line-subtle px-2 py-1 text-sm text-ink-2">
          <IconButton size="sm" label="Previous home here" onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden size={18} />
          </IconButton>
          <span aria-live="polite" className="num">{`${at + 1} of ${ids.length} at this place`}</span>
          <IconButton size="sm" label="Next home here" onClick={() => turn(1)}>
            <ChevronRight aria-hidden size={18} />
          </IconButton>
        </div>
      )}
      <IconButton
        size="sm"
        label="Close"
        onClick={onClose}
        className="absolute! top-1.5 right-1.5 z-2 rounded-full! bg-overlay/85"
      >
        <X aria-hidden size={16} />
      </IconButton>
    </section>
  );
}

function Summary({ listing, profile, view }: { listing: Listing } & Pick<HomeCardProps, 'profile' | 'view'>) {
  const [today] = useState(() => londonDay(new Date()));
  const { id, address, outcode, images } = listing;
  const mine = isForBuying(listing) ? myFigures(listing, profile, today) : null;
  const photo = photoOf(images[0], runtimeConfig.apiPrefix);
  return (
    <div className="relative grid grid-cols-[116px_minmax(0,1fr)] has-[a:hover]:bg-hover">
      {photo ? (
        <Image
          picture={photo}
          alt=""
          width={300}
          height={300}
          sizes="116px"
          isEager
          className="h-full min-h-[116px] [&>img]:h-full"
        />
      ) : (
        <span className="grid place-items-center bg-surface-3 text-ink-2">
          <ImageOff aria-hidden size={20} strokeWidth={1.75} />
        </span>
      )}
      <div className="flex min-w-0 flex-col gap-0.5 p-3">
        <p className="num pr-8 text-base/5 font-semibold tracking-tight">{priceText(listing)}</p>
        <h3 className="min-w-0 text-sm font-medium wrap-anywhere">
          <Link
            to="/property-search"
            search={addressOf({ ...view, listing: id })}
            resetScroll={false}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {`${address} ${outcode}`.trim()}
          </Link>
        </h3>
        <p className="text-sm text-ink-2">{homeKindText(listing)}</p>
        {mine && (
          <p className="num mt-auto pt-1 text-sm text-ink-2">
            {'Yield '}
            <span className="font-semibold text-ink">{percentText(mine.grossYield)}</span>
            {' · Cash flow '}
            <span className="font-semibold text-ink">{poundsText(mine.cashFlowPcm)}</span>
          </p>
        )}
      </div>
    </div>
  );
}
