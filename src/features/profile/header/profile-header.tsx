import { Link } from '@tanstack/react-router';
import { BadgeCheck, CalendarDays, MapPin, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { useIsOnline } from '@/realtime/presence/presence';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { useNow } from '@/ui/text/use-now';
import { Cover } from './cover';
import { Portrait } from './portrait';
import { roleLabels } from '@/entities/user/member-labels';
import { memberSince, mutualText, placeText, presenceText } from '../profile-labels';

interface ProfileHeaderProps {
  profile: Schemas['Profile'];
  /** What can be done about this member. */
  actions: ReactNode;
}

const fact = 'inline-flex min-w-0 items-center gap-1.5 wrap-anywhere [&>svg]:shrink-0';

/** Who it is: pictures, name, what they do, where, since when, whether they are here, and whom we both know. */
export function ProfileHeader({ profile, actions }: ProfileHeaderProps) {
  const { user, isMine, coverImage, stats } = profile;
  const isOnline = useIsOnline(user.id);
  const place = placeText(user.location);
  const since = memberSince(user.joinedAt);
  const mutual = mutualText(user.mutualCount);
  const connections =
    stats.connections === 1 ? '1 connection' : `${stats.connections.toLocaleString('en-GB')} connections`;
  return (
    <Card as="section" isPadded={false} aria-label="Profile">
      <Cover ownerId={user.id} file={coverImage} />
      <div className="px-4 pb-5 md:px-7 md:pb-6">
        <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-3 md:gap-x-4">
          <div className="-mt-12 md:-mt-15">
            <Portrait ownerId={user.id} name={user.fullName} file={user.profileImage} isOnline={isOnline} />
          </div>
          <div className="pt-3">{actions}</div>
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h1 className="text-xl/8 font-semibold tracking-tight wrap-anywhere">
            <bdi>{user.fullName}</bdi>
          </h1>
          {user.verified && (
            <Badge tone="teal" icon={<BadgeCheck size={14} strokeWidth={1.75} />}>
              Verified
            </Badge>
          )}
        </div>
        <p className="text-ink-2 mt-0.5 text-sm wrap-anywhere">
          @{user.username}
          <Presence isOnline={isOnline} lastSeenAt={isMine ? null : user.lastSeenAt} />
        </p>
        {user.headline && <p className="mt-2 text-pretty wrap-anywhere">{user.headline}</p>}
        {user.roles.length > 0 && (
          <ul aria-label="Roles" className="mt-3 flex flex-wrap gap-1.5">
            {user.roles.map((role) => (
              <li key={role} className="max-w-full">
                <Badge>{roleLabels[role]}</Badge>
              </li>
            ))}
          </ul>
        )}
        <p className="text-ink-2 mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
          {place && (
            <span className={fact}>
              <MapPin aria-hidden size={15} strokeWidth={1.75} />
              {place}
            </span>
          )}
          {since && (
            <span className={fact}>
              <CalendarDays aria-hidden size={15} strokeWidth={1.75} />
              {since}
            </span>
          )}
          <span className={fact}>
            <UsersRound aria-hidden size={15} strokeWidth={1.75} />
            {isMine ? (
              <Link to="/networking/connections" className="text-link hover:underline">
                {connections}
              </Link>
            ) : (
              connections
            )}
            {mutual && `, ${mutual}`}
          </span>
        </p>
      </div>
    </Card>
  );
}

function Presence({ isOnline, lastSeenAt }: { isOnline: boolean; lastSeenAt: string | null }) {
  const text = presenceText(isOnline, lastSeenAt, useNow());
  return (
    text && (
      <>
        <span aria-hidden className="text-ink-3">
          {' · '}
        </span>
        <span className={isOnline ? 'text-green-ink' : undefined}>{text}</span>
      </>
    )
  );
}
