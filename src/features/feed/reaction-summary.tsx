import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { postQueries } from '@/entities/post/queries';
import { UserAvatar } from '@/entities/user/user-avatar';
import { openModal } from '@/ui/modal-store';
import { Spinner } from '@/ui/spinner';
import { ErrorState } from '@/ui/error-state';
import { errorMessage } from '@/api/errors';
import { kindsByCount, reactionKind, reactionTotal } from './reactions';

interface ReactionSummaryProps {
  post: Schemas['Post'];
  onDiscuss: () => void;
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** How many reacted and commented; each opens what it counts. */
export function ReactionSummary({ post, onDiscuss }: ReactionSummaryProps) {
  const total = reactionTotal(post.reactionCounts);
  if (total === 0 && post.commentCount === 0) return null;
  const showPeople = () =>
    openModal({
      id: 'reactions',
      title: counted(total, 'reaction'),
      content: <ReactionPeople postId={post.id} />,
    });
  return (
    <div className="text-ink-2 flex min-h-8 items-center justify-between gap-3 pb-1.5 text-sm">
      {total > 0 ? (
        <button
          type="button"
          onClick={showPeople}
          className="touch-target relative flex items-center gap-2 rounded-md hover:underline"
        >
          <span aria-hidden className="flex">
            {kindsByCount(post.reactionCounts)
              .slice(0, 3)
              .map(({ type, icon: Icon, tone }) => (
                <span
                  key={type}
                  className={`ring-surface-1 -ml-1.5 grid size-[22px] place-items-center rounded-full ring-2 first:ml-0 ${tone}`}
                >
                  <Icon size={12} />
                </span>
              ))}
          </span>
          <span className="num">
            {total}
            <span className="sr-only">{total === 1 ? ' reaction' : ' reactions'}</span>
          </span>
        </button>
      ) : (
        <span />
      )}
      {post.commentCount > 0 && (
        <button
          type="button"
          onClick={onDiscuss}
          className="num touch-target relative rounded-md hover:underline"
        >
          {counted(post.commentCount, 'comment')}
        </button>
      )}
    </div>
  );
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
        title="We could not load the reactions"
        text={errorMessage(reactions.error)}
        onRetry={() => void reactions.refetch()}
        isRetrying={reactions.isRefetching}
      />
    );
  }
  return (
    <ul className="flex flex-col">
      {reactions.data.map(({ id, type, user }) => (
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
