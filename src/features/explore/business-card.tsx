import { MapPin, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import type { Schemas } from '@/api/contract';
import { formatPounds } from '@/lib/money/money';
import { mediaPath } from '@/lib/media';
import { useIsOnline } from '@/realtime/presence/presence';
import { Avatar } from '@/ui/avatar/avatar';
import { FoundCard } from './found-card';
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
  const src = profileImage && `${runtimeConfig.apiPrefix}${mediaPath(authUser.id, profileImage, 100)}`;
  const reviews = `${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`;
  return (
    <FoundCard
      name={name}
      username={username}
      picture={<Avatar fullName={name} src={src} size={50} shape="business" isDecorative />}
      line={
        <>
          {type}
          {isOnline && <span className="text-green-ink">Online</span>}
        </>
      }
      verified={verified}
      text={tagline}
      facts={[
        { icon: MapPin, text: placeText(town, outcode, distanceMiles) },
        { icon: Star, text: rating === null ? null : `${rating.toFixed(1)} out of 5, ${reviews}` },
      ]}
      chips={{
        label: 'Services',
        words: services
          .slice(0, 3)
          .map(({ name: service, priceFrom, unit }) =>
            priceFrom == null
              ? service
              : priceFrom === 0
                ? `${service}, free`
                : [`${service} from ${formatPounds(priceFrom)}`, unit].filter(Boolean).join(' '),
          ),
      }}
      actions={message}
    />
  );
}
