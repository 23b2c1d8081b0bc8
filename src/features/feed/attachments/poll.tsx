import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { usePut } from '@/api/queries';
import { patchPost, postChange } from '@/entities/post/cache';
import { readMoment, unknownDate } from '@/lib/dates/dates';
import { safeRows } from '@/ui/rows/safe-rows';

interface PollProps {
  post: Pick<Schemas['Post'], 'id'>;
  poll: Schemas['Poll'];
  now: Date;
}

/** A poll of a post: one vote a member, changed or taken back by another press, until it ends. */
export function Poll({ post: { id }, poll, now }: PollProps) {
  const queryClient = useQueryClient();
  const show = (shown: Schemas['Poll']) => patchPost(queryClient, id, (old) => ({ ...old, poll: shown }));
  const vote = usePut('/posts/{id}', {
    refreshes: [],
    failureTitle: 'Your vote wasn’t saved',
    changes: ({ body }) =>
      postChange(id, (post) =>
        post.poll ? { ...post, poll: withVote(post.poll, body?.vote ?? null) } : post,
      ),
    onDone: (answer) => answer?.poll && show(answer.poll),
  });
  const end = readMoment(poll.endsAt);
  const hasEnded = end !== null && end <= now;
  const isTold = hasEnded || poll.myVote !== null;
  return (
    <div role="group" aria-label="Poll" className="flex flex-col gap-2">
      {safeRows(poll.options, 'option', ({ text, votes }, place) => {
        const share = poll.votes === 0 ? 0 : Math.round((100 * votes) / poll.votes);
        return (
          <button
            key={text}
            type="button"
            aria-pressed={poll.myVote === place}
            disabled={hasEnded}
            onClick={() =>
              vote.mutate({ path: { id }, body: { vote: poll.myVote === place ? null : place } })
            }
            className="border-line aria-pressed:border-primary relative flex min-h-11 items-center gap-3 overflow-hidden rounded-lg border px-3 py-2 text-left text-sm font-medium"
          >
            {isTold && (
              <span
                aria-hidden
                className="bg-teal-bg absolute inset-y-0 left-0"
                style={{ width: `${share}%` }}
              />
            )}
            <span dir="auto" className="relative min-w-0 flex-1 break-words">
              {text}
            </span>
            {isTold && <span className="num relative">{`${share}%`}</span>}
          </button>
        );
      })}
      <p className="text-ink-3 num text-xs">
        {`${poll.votes} ${poll.votes === 1 ? 'vote' : 'votes'} · ${hasEnded ? 'Ended' : timeLeft(poll.endsAt, now)}`}
      </p>
    </div>
  );
}

const hourMs = 3_600_000;

/** Whole days once there is more than one; a poll of 7 days begins with "7 days left" though two clocks differ by a moment. */
export function timeLeft(endsAt: string | null | undefined, now: Date): string {
  const end = readMoment(endsAt);
  if (end === null) return unknownDate;
  const left = (end.getTime() - now.getTime()) / hourMs;
  // voice: never fewer than two
  if (left > 24.5) return `${Math.max(2, Math.round(left / 24))} days left`;
  const hours = Math.max(1, Math.round(left));
  return hours === 1 ? '1 hour left' : `${hours} hours left`;
}

/** The poll once my vote is `mine`; null takes it back. */
export function withVote(poll: Schemas['Poll'], mine: number | null): Schemas['Poll'] {
  const step = (place: number) => (place === mine ? 1 : 0) - (place === poll.myVote ? 1 : 0);
  return {
    ...poll,
    myVote: mine,
    votes: poll.votes + (mine === null ? 0 : 1) - (poll.myVote === null ? 0 : 1),
    options: poll.options.map((option, place) => ({ ...option, votes: option.votes + step(place) })),
  };
}
