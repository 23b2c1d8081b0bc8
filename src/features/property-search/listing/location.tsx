import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import { WhenVisible } from '@/ui/lazy/when-visible';
import { LateMap } from '@/ui/map/late-map';
import type { Listing } from '../data/queries';
import { pinOf } from '../map/home-pins';
import { addressOf } from '../search/search-address';
import { Section } from './section';

const room = 'mt-3 h-[240px] rounded-[10px] border border-line-subtle';

/** Where it is, what else is for sale around it, and the street as seen by passers-by. */
export function Location({ listing }: { listing: Listing }) {
  const { address, postcode, lat, lng, status } = listing;
  const pins = useMemo(() => [pinOf(listing)], [listing]);
  const isLet = status === 'to_rent' || status === 'let_agreed';
  const street = new URL('https://www.google.com/maps/@');
  street.search = new URLSearchParams({
    api: '1',
    map_action: 'pano',
    viewpoint: `${lat},${lng}`,
  }).toString();
  const around = { near: `${lat},${lng}`, radiusMiles: 1, ...(isLet && { market: 'rent' as const }) };
  return (
    <Section title="Location">
      <p className="text-base">{`${address} ${postcode}`}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-base">
        <Link
          to="/property-search"
          search={addressOf({ filters: around, shelf: 'search', page: 1 })}
          className="text-link hover:underline"
        >
          Homes within a mile
        </Link>
        <a href={street.href} target="_blank" rel="noopener noreferrer" className="text-link hover:underline">
          Street view
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </p>
      <WhenVisible room={<div className={`bg-surface-2 ${room}`} />}>
        <LateMap
          label={`Map of ${address}`}
          pins={pins}
          fitKey={listing.id}
          styleUrl={runtimeConfig.mapStyleUrl}
          isInPage
          className={room}
        />
      </WhenVisible>
    </Section>
  );
}
