import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refresh, useDelete, usePut } from '@/api/queries';
import { UserAvatar } from '@/entities/user/user-avatar';
import { formatDate } from '@/lib/dates/dates';
import { opinionInput, ownersFigure } from '@/lib/evaluation/judgement/opinions';
import { formatWholePounds } from '@/lib/money/money';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { useDeal, useEvaluation } from '../page/editor/editor-context';
import { OpinionSpread } from './opinion-spread';
import { figureName, notCounted, shortFigureNames, type Opinion, type Spread } from './opinion-text';
import { useMedian } from './use-median';

/** One request as its owner sees it: who has answered what, how far it lies apart, and what to do with it. */
export function OpinionRound({ opinion }: { opinion: Opinion }) {
  const { isReadOnly } = useEvaluation();
  const { inputs, primary } = useDeal();
  const { asked, answers, status, spread, createdAt } = opinion;
  const isOpen = status === 'open';
  const now = spread?.map((each) => ({ ...each, owner: ownersFigure(inputs, primary, each.figure) }));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2.5 text-sm">
        <Badge tone={isOpen ? 'teal' : 'neutral'}>{isOpen ? 'Open' : 'Closed'}</Badge>
        <p className="num min-w-0 text-ink-2">
          {`${answers.length} of ${asked.length} answered · asked ${formatDate(createdAt)}`}
        </p>
      </div>
      <ul className="flex flex-col divide-y divide-line-subtle text-sm">
        {asked.map((user) => (
          <li key={user.id} className="flex gap-2.5 py-2.5 first:pt-0 last:pb-0">
            <UserAvatar user={user} size={30} isDecorative />
            <div className="min-w-0 flex-1">
              <bdi className="block truncate font-medium">{user.fullName}</bdi>
              <Answer opinion={opinion} userId={user.id} />
            </div>
          </li>
        ))}
      </ul>
      {now && (
        <OpinionSpread
          spreads={now}
          strategy={primary}
          reader="owner"
          renderAction={(each) => !isReadOnly && <UseMedian spread={each} opinionId={opinion.id} />}
        />
      )}
      {!isReadOnly && <RoundActions opinion={opinion} />}
    </div>
  );
}

interface AnswerProps {
  opinion: Opinion;
  userId: number;
}

/** What one of the asked members said, or that they have not yet. */
function Answer({ opinion: { answers, figures, status }, userId }: AnswerProps) {
  const answer = answers.find(({ user }) => user.id === userId);
  if (!answer) {
    return <span className="text-ink-3">{status === 'open' ? 'Not answered yet' : 'Didn’t answer'}</span>;
  }
  const { estimates, note } = answer;
  const said = figures.flatMap((figure) => {
    const value = estimates[figure];
    return value === undefined ? [] : [`${shortFigureNames[figure]} ${formatWholePounds(value)}`];
  });
  const why = notCounted(answer, 'owner');
  return (
    <>
      <span className="num block text-pretty text-ink-2">{said.join(' · ')}</span>
      {note !== '' && <bdi className="block wrap-anywhere text-ink-2">{`“${note}”`}</bdi>}
      {why !== undefined && <span className="block text-xs text-amber-ink">{`${why}, not counted`}</span>}
    </>
  );
}

/** Puts the middle of a figure into the deal; one press takes it back. */
function UseMedian({
  spread: { figure, count, median, owner },
  opinionId,
}: {
  spread: Spread;
  opinionId: string;
}) {
  const applyMedian = useMedian(opinionId);
  const { primary } = useDeal();
  const input = median === null ? null : opinionInput(primary, figure, median);
  if (median === null || owner === median) return null;
  if (input === null) {
    return <p className="mt-2 text-xs text-ink-3">Each room has its own rent. Change each rent above.</p>;
  }
  const name = figureName(figure, primary);
  const action = count === 1 ? 'Use this figure' : 'Use the median';
  return (
    <Button
      size="sm"
      variant="soft"
      className="mt-2.5 print:hidden"
      aria-label={`${action} for ${name}, ${formatWholePounds(median)}`}
      onClick={() => applyMedian({ ...input, text: `${name} is now ${formatWholePounds(median)}` })}
    >
      {action}
    </Button>
  );
}

/** The answer that loses nothing has the focus. The same function each time: React calls another one at every change. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Closing takes no more answers; withdrawing takes away those there are, so that it asks first. */
function RoundActions({ opinion: { id, status, answers } }: { opinion: Opinion }) {
  const queryClient = useQueryClient();
  const { id: dealId, propertyId } = useDeal();
  const [isAsking, setAsking] = useState(false);
  const reread = () =>
    void refresh(
      queryClient,
      `/evaluations/${dealId}`,
      ...(propertyId ? [`/evaluations/${propertyId}`] : []),
    );
  const close = usePut('/evaluation-opinions/{id}', {
    refreshes: [],
    failureTitle: 'Couldn’t close the request',
    onDone: reread,
  });
  const withdraw = useDelete('/evaluation-opinions/{id}', {
    refreshes: [],
    failureTitle: 'Couldn’t withdraw the request',
    onDone: reread,
  });
  const isOpen = status === 'open';
  const act = isOpen ? 'Withdraw' : 'Remove';
  const lost = answers.length === 1 ? '1 answer' : `${answers.length} answers`;
  if (isAsking) {
    return (
      <div
        role="group"
        aria-label={`${act} the request?`}
        className="flex flex-wrap items-center gap-2.5 text-sm"
      >
        <p className="min-w-0 flex-1 basis-52 text-pretty">{`${act} the request? ${lost} will be deleted.`}</p>
        <Button size="sm" variant="outline" ref={takeFocus} onClick={() => setAsking(false)}>
          Cancel
        </Button>
        <Button
          size="sm"
          variant="danger"
          isLoading={withdraw.isPending}
          loadingLabel="Removing"
          onClick={() => withdraw.mutate({ path: { id } })}
        >
          {act}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2.5 print:hidden">
      {isOpen && (
        <Button
          size="sm"
          variant="outline"
          isLoading={close.isPending}
          loadingLabel="Closing"
          onClick={() => close.mutate({ path: { id }, body: { closed: true } })}
        >
          Close request
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        isLoading={withdraw.isPending}
        loadingLabel="Removing"
        onClick={() => (answers.length === 0 ? withdraw.mutate({ path: { id } }) : setAsking(true))}
      >
        {act}
      </Button>
    </div>
  );
}
