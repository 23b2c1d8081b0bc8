import { Link } from '@tanstack/react-router';
import { BadgeCheck, MapPin, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { roleWords, strategyWords } from '@/entities/user/member-words';
import { UserAvatar } from '@/entities/user/user-avatar';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { placeText } from './place-text';

interface PersonCardProps {
  person: Schemas['User'];
  /** What can be done about them. */
  actions?: ReactNode;
}

/** A member in a list: who, what they do and where, whom we both know, and how they invest. */
export function PersonCard({ person, actions }: PersonCardProps) {
  const { fullName, username, headline, roles, location, distanceMiles, verified } = person;
  const { mutualCount, strategies } = person;
  const place = placeText(location?.town, location?.outcode, distanceMiles);
  return (
    <Card as="article" aria-label={fullName} className="relative flex flex-wrap gap-x-3.5 gap-y-3">
      <UserAvatar user={person} size={50} isDecorative hasPresence />
      <div className="min-w-0 flex-1 basis-36 wrap-anywhere">
        {/* the link's box is the whole card */}
        <Link
          to="/$username"
          params={{ username }}
          className="font-semibold after:absolute after:inset-0 after:rounded-[14px] hover:underline"
        >
          <bdi>{fullName}</bdi>
        </Link>
        <p className="text-ink-2 flex flex-wrap items-center gap-x-3 text-sm">
          {roles.map((role) => roleWords[role]).join(', ')}
          {verified && (
            <span className="text-teal-ink inline-flex items-center gap-1">
              <BadgeCheck aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
              Verified
            </span>
          )}
        </p>
        {headline && <p className="mt-1.5 text-sm text-pretty">{headline}</p>}
        <p className="text-ink-2 mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {place && (
            <span className="inline-flex items-center gap-1.5">
              <MapPin aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
              {place}
            </span>
          )}
          {mutualCount > 0 && (
            <span className="inline-flex items-center gap-1.5">
              <UsersRound aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
              {mutualCount === 1 ? '1 mutual connection' : `${mutualCount} mutual connections`}
            </span>
          )}
        </p>
        {strategies.length > 0 && (
          <ul aria-label="Strategies" className="mt-2.5 flex flex-wrap gap-1.5">
            {strategies.map((strategy) => (
              <li key={strategy} className="max-w-full">
                <Badge>{strategyWords[strategy]}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      {/* above the link that covers the card */}
      {actions && <div className="relative self-start">{actions}</div>}
    </Card>
  );
}
