import { Link } from '@tanstack/react-router';
import { BadgeCheck, MapPin, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import type { Schemas } from '@/api/contract';
import { formatPounds } from '@/lib/money';
import { mediaPath } from '@/lib/media';
import { useIsOnline } from '@/realtime/presence';
import { Avatar } from '@/ui/avatar';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { placeText } from './place-text';

interface BusinessCardProps {
  business: Schemas['Business'];
  /** How to write to who owns it. */
  message?: ReactNode;
}

/** A business in a list: who, what, where, how good, and its first services. */
export function BusinessCard({ business, message }: BusinessCardProps) {
  const { name, username, profileImage, authUser, type, tagline, town, outcode } = business;
  const { rating, reviewCount, verified, services, distanceMiles } = business;
  const isOnline = useIsOnline(authUser.id);
  const place = placeText(town, outcode, distanceMiles);
  const src = profileImage && `${runtimeConfig.apiPrefix}${mediaPath(authUser.id, profileImage, 100)}`;
  return (
    <Card as="article" aria-label={name} className="relative flex gap-3.5">
      <Avatar fullName={name} src={src} size={50} shape="business" isDecorative />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {/* the link's box is the whole card */}
        <Link
          to="/$username"
          params={{ username }}
          className="font-semibold after:absolute after:inset-0 after:rounded-[14px] hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="text-ink-2 flex flex-wrap items-center gap-x-3 text-sm">
          {type}
          {isOnline && <span className="text-green-ink">Online</span>}
          {verified && (
            <span className="text-teal-ink inline-flex items-center gap-1">
              <BadgeCheck aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
              Verified
            </span>
          )}
        </p>
        {tagline && <p className="mt-1.5 text-sm text-pretty">{tagline}</p>}
        <p className="text-ink-2 mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {place && (
            <span className="inline-flex items-center gap-1.5">
              <MapPin aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
              {place}
            </span>
          )}
          {rating !== null && (
            <span className="inline-flex items-center gap-1.5">
              <Star aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
              {`${rating.toFixed(1)} of 5, ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`}
            </span>
          )}
        </p>
        {services.length > 0 && (
          <ul aria-label="Services" className="mt-2.5 flex flex-wrap gap-1.5">
            {services.slice(0, 3).map(({ name: service, priceFrom }) => (
              <li key={service} className="max-w-full">
                <Badge>{priceFrom == null ? service : `${service} from ${formatPounds(priceFrom)}`}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      {/* above the link that covers the card */}
      {message && <div className="relative self-start">{message}</div>}
    </Card>
  );
}
