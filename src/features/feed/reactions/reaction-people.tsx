import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { adviceText } from '@/api/errors';
import { postQueries } from '@/entities/post/queries';
import { UserAvatar } from '@/entities/user/user-avatar';
import { ErrorState } from '@/ui/states/error-state';
import { openModal } from '@/ui/modal/modal-store';
import { safeRows } from '@/ui/rows/safe-rows';
import { Spinner } from '@/ui/states/spinner';
import { reactionKind } from './reactions';

/** Opens the names behind a post's reactions. */
export function openReactionPeople(postId: number, title: string): void {
  openModal({ id: 'reactions', title, content: <ReactionPeople postId={postId} /> });
}

/** Who reacted, and how; asked for only when somebody wants to know. */
export function ReactionPeople({ postId }: { postId: number }) {
  const reactions = useQuery(postQueries.reactions(postId));
  if (reactions.isPending) {
    return (
      <div className="grid place-items-center py-8">
        <Spinner size="medium" label="Loading reactions" />
      </div>
    );
  }
  if (!reactions.data) {
    return (
      <ErrorState
        title="Couldn’t load the reactions"
        text={adviceText(reactions.error)}
        onRetry={() => void reactions.refetch()}
        isRetrying={reactions.isRefetching}
      />
    );
  }
  return (
    <ul className="flex flex-col">
      {safeRows(reactions.data, 'reaction', ({ id, type, user }) => (
        <li key={id} className="flex items-center gap-3 py-2">
          <UserAvatar user={user} size={40} isDecorative hasPresence />
          <span className="min-w-0 flex-1">
            <bdi className="block truncate font-medium">{user.fullName}</bdi>
            <span className="text-ink-3 block truncate text-xs">{user.headline}</span>
          </span>
          <ReactionMark type={type} />
        </li>
      ))}
    </ul>
  );
}

function ReactionMark({ type }: { type: Schemas['ReactionType'] }) {
  const kind = reactionKind(type);
  if (!kind) return null;
  const Icon = kind.icon;
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-medium ${kind.tone}`}
    >
      <Icon aria-hidden size={13} />
      {kind.label}
    </span>
  );
}
