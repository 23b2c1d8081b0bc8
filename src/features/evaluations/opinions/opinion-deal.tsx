import { runtimeConfig } from '@/api/runtime-config';
import { UserAvatar } from '@/entities/user/user-avatar';
import { formatWholePounds } from '@/lib/money/money';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Image } from '@/ui/image/image';
import { useAreaUnit } from '@/ui/area/area-unit';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { formatBothAreas } from '../page/home-text';
import type { Opinion } from './opinion-text';

/** The deal as somebody sees it who is asked about it: the home, and none of its owner's figures. */
export function OpinionDeal({ opinion: { deal, owner, message } }: { opinion: Opinion }) {
  const unit = useAreaUnit();
  const { title, address, price, primary, home, images } = deal;
  const facts = [price === null ? '' : `Price ${formatWholePounds(price)}`, formatBothAreas(home, unit)];
  return (
    <Card>
      <div className="mb-1 flex flex-wrap items-center gap-2.5">
        <h1 className="font-display text-2xl tracking-display font-bold wrap-anywhere">{title}</h1>
        <Badge tone="teal">{strategyNames[primary]}</Badge>
      </div>
      {address !== null && <p className="text-sm text-ink-2">{address}</p>}
      <p className="num text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      <div className="mt-4 flex gap-2.5">
        <UserAvatar user={owner} size={30} isDecorative />
        <p className="min-w-0 flex-1 text-sm text-pretty wrap-anywhere">
          <bdi className="block font-medium">{owner.fullName}</bdi>
          <span className="whitespace-pre-line text-ink-2">
            {message || 'What’s your estimate for this deal?'}
          </span>
        </p>
      </div>
      {images.length > 0 && (
        <ul aria-label="Photos" className="mt-4 grid grid-cols-2 gap-2 md:grid-cols-3">
          {images.map(({ id, ownerId, file, caption }, index) => (
            <li key={id} className="overflow-hidden rounded-lg bg-surface-3">
              <Image
                picture={{ base: runtimeConfig.apiPrefix, ownerId, file }}
                alt={caption ?? `Photo ${index + 1}`}
                width={220}
                height={165}
                sizes="220px"
                className="aspect-4/3 w-full [&>img]:h-full"
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
