import type { Schemas } from '@/api/contract';
import { showToast } from '@/ui/toast/toast';
import { kindsByCount, reactionTotal } from './reactions';

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
    void import('./reaction-people').then(
      (part) => part.openReactionPeople(post.id, counted(total, 'reaction')),
      () => showToast({ kind: 'error', text: 'Couldn’t open this. Check your connection and try again.' }),
    );
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
