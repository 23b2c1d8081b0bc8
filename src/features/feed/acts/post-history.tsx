import type { Schemas } from '@/api/contract';
import { openModal } from '@/ui/modal/modal-store';
import { RelativeTime } from '@/ui/text/relative-time';
import { safeRows } from '@/ui/rows/safe-rows';
import { useNow } from '@/ui/text/use-now';

/** Shows what a post said before each of its edits. */
export function openHistory(post: Pick<Schemas['Post'], 'history'>): void {
  openModal({
    id: 'post-history',
    title: 'Earlier versions',
    content: <PostHistory versions={post.history ?? []} />,
  });
}

/** The earlier texts of a post, the latest first. */
export function PostHistory({ versions }: { versions: readonly Schemas['PostVersion'][] }) {
  const now = useNow();
  return (
    <ol aria-label="Earlier versions" className="flex flex-col gap-4">
      {safeRows(versions.toReversed(), 'version', ({ content, until }) => (
        <li
          key={until}
          className="border-line-subtle flex flex-col gap-1.5 border-b pb-4 last:border-0 last:pb-0"
        >
          <p className="text-ink-3 text-xs">
            Until <RelativeTime at={until} now={now} isInSentence />
          </p>
          <p dir="auto" className="overflow-hidden break-words whitespace-pre-wrap">
            {content}
          </p>
        </li>
      ))}
    </ol>
  );
}
