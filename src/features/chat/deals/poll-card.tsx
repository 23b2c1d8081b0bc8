import { Link } from '@tanstack/react-router';
import { ThumbsDown, ThumbsUp, Vote } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { formatPounds } from '@/lib/money/money';
import { useVote } from '../data/deal-writes';
import type { CardPlace } from './card-place';

const choices = [
  ['yes', 'Yes', ThumbsUp],
  ['no', 'No', ThumbsDown],
] as const;

/** The question at which price one would buy, with a vote for everybody in the conversation. */
export function PollCard({ poll, place }: { poll: Schemas['ChatPoll']; place: CardPlace }) {
  const { message, userId, canWrite } = place;
  const vote = useVote(message.conversation.id, userId);
  const { title, refId, price, votes, mayOpen } = poll;
  const question = `Would you buy at ${formatPounds(price)}?`;
  const mine = votes.find(({ user }) => user.id === userId)?.choice;
  return (
    <section aria-label={question} className="w-[300px] max-w-full py-1">
      <div className="flex items-center gap-3">
        <span className="bg-surface-1 text-primary grid size-10 shrink-0 place-items-center rounded-[10px]">
          <Vote aria-hidden size={19} strokeWidth={1.75} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="num font-semibold text-pretty">{question}</p>
          {mayOpen ? (
            <Link
              to="/property-evaluations/$uuid"
              params={{ uuid: refId }}
              className="touch-target text-link relative block truncate text-xs hover:underline"
            >
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi className="text-ink-2 block truncate text-xs">{title}</bdi>
          )}
        </div>
      </div>
      <div className="mt-2.5 grid grid-cols-2 gap-2">
        {choices.map(([choice, word, Icon]) => {
          const count = votes.filter((each) => each.choice === choice).length;
          return (
            <button
              key={choice}
              type="button"
              disabled={!canWrite}
              aria-pressed={mine === choice}
              onClick={() => vote(message.id, mine === choice ? null : choice)}
              className="border-line-control bg-surface-1 hover:bg-hover aria-pressed:border-primary aria-pressed:bg-teal-bg aria-pressed:text-teal-ink flex h-9 items-center justify-center gap-2 rounded-[9px] border text-sm font-medium disabled:opacity-60 max-md:h-11"
            >
              <Icon aria-hidden size={15} />
              {word}{' '}
              <span className="num">
                {count} <span className="sr-only">{count === 1 ? 'vote' : 'votes'}</span>
              </span>
            </button>
          );
        })}
      </div>
      {votes.length > 0 && (
        <dl className="text-ink-2 mt-2 flex flex-col gap-0.5 text-xs">
          {choices.map(([choice, word]) => {
            const names = votes
              .filter((each) => each.choice === choice)
              .map(({ user }) => (user.id === userId ? 'You' : user.fullName));
            return (
              names.length > 0 && (
                <div key={choice} className="flex gap-1.5">
                  <dt className="shrink-0">{`${word}:`}</dt>
                  <dd className="min-w-0 wrap-anywhere">
                    <bdi>{names.join(', ')}</bdi>
                  </dd>
                </div>
              )
            );
          })}
        </dl>
      )}
    </section>
  );
}
