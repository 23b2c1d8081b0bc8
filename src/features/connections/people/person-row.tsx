import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { UserAvatar } from '@/entities/user/user-avatar';
import { Pause } from '@/ui/text/pause';

/** A member in a list: picture, name, headline, and one thing to do. */
export function PersonRow({ person, action }: { person: Schemas['User']; action?: ReactNode }) {
  return (
    <li className="flex items-center gap-3 py-[7px]">
      <Link
        to="/$username"
        params={{ username: person.username }}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-md"
      >
        <UserAvatar user={person} size={40} isDecorative hasPresence />
        <span className="min-w-0">
          <bdi className="block leading-5 max-md:wrap-anywhere md:truncate font-medium">
            {person.fullName}
            {person.headline && <Pause />}
          </bdi>
          <span className="text-ink-3 block text-xs/4 max-md:wrap-anywhere md:truncate">
            {person.headline}
          </span>
        </span>
      </Link>
      {action}
    </li>
  );
}
