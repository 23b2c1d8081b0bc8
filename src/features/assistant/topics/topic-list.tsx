import { useQuery } from '@tanstack/react-query';
import { failureText } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { read } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { RelativeTime } from '@/ui/text/relative-time';
import { safeRows } from '@/ui/rows/safe-rows';
import { useNow } from '@/ui/text/use-now';
import { Thinking } from '../answer/thinking';

interface TopicListProps {
  /** The thread that is open. */
  threadId: string | undefined;
  onChoose: (threadId: string) => void;
}

/** What the member talked about with Ava before, the latest first: any of it can be gone on with. */
export function TopicList({ threadId, onChoose }: TopicListProps) {
  // Read anew each time: what was asked since belongs to it.
  const topics = useQuery({ ...read('/ava/threads'), staleTime: 0 });
  const now = useNow();
  const list = topics.data?.data ?? [];
  return (
    <section
      aria-label="Earlier topics"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2.5 py-3"
    >
      <h3 className="px-2 pb-2 text-sm font-semibold text-ink-2">Earlier topics</h3>
      {topics.isPending && (
        <div className="px-2">
          <Thinking text="Loading topics" />
        </div>
      )}
      {topics.isError && !topics.data && (
        <div className="flex flex-wrap items-center gap-2 px-2 text-sm text-ink-2">
          {failureText('Couldn’t load your topics', topics.error)}
          {retryOf(topics.error, () => {}) && (
            <Button variant="outline" size="sm" onClick={() => void topics.refetch()}>
              Retry
            </Button>
          )}
        </div>
      )}
      {topics.data && list.length === 0 && (
        <p className="px-2 text-sm text-ink-2">
          No topics yet. Your conversations with Ava will appear here.
        </p>
      )}
      <ul>
        {safeRows(list, 'topic', ({ threadId: id, title, questions, updatedAt }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === threadId ? 'true' : undefined}
              onClick={() => onChoose(id)}
              className="w-full rounded-lg px-2 py-2 text-left hover:bg-hover aria-[current]:bg-purple-bg"
            >
              <span className="line-clamp-2 text-base/[20px] font-medium wrap-anywhere">{title}</span>
              <span className="text-xs text-ink-3">
                {`${questions} ${questions === 1 ? 'question' : 'questions'} · `}
                <RelativeTime at={updatedAt} now={now} />
                {id === threadId && ' · open now'}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
