import type { Schemas } from '@/api/contract';
import { UserAvatar } from './user-avatar';

/** A person in the list that an @ opens. */
export function OfferedPerson({ person }: { person: Schemas['Author'] }) {
  return (
    <>
      <UserAvatar user={person} size={30} isDecorative hasPresence />
      <span className="min-w-0">
        <bdi className="block truncate font-medium">{person.fullName}</bdi>
        <span className="text-ink-3 block truncate text-xs">@{person.username}</span>
      </span>
    </>
  );
}
