import { useQuery } from '@tanstack/react-query';
import { FileX, LockKeyhole } from 'lucide-react';
import { useRef, useState } from 'react';
import { adviceText, hasStatus } from '@/api/errors';
import { read } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { OpinionAnswerForm } from './opinion-answer-form';
import { OpinionDeal } from './opinion-deal';
import { OpinionSpread } from './opinion-spread';
import { notCounted, type Opinion } from './opinion-text';

/** Where a member says what they reckon for somebody else's deal, before they see what its owner reckons. */
export function OpinionPage({ id }: { id: string }) {
  const query = useQuery({ ...read('/evaluation-opinions/{id}', { path: { id } }), retry: false });
  const { data, error } = query;
  const isGone = hasStatus(error, 404) || hasStatus(error, 422);
  const isOthers = hasStatus(error, 403);
  return (
    <div className="mx-auto flex max-w-[680px] flex-col gap-4 pb-24">
      <title>{`Second opinion${data ? `: ${data.deal.title}` : ''} · Tiebeam`}</title>
      {query.isPending && (
        <div role="status" aria-label="Loading">
          <Skeleton className="h-96 rounded-[14px]" />
        </div>
      )}
      {data && !isGone && !isOthers && (
        <>
          <OpinionDeal opinion={data} />
          <YourOpinion opinion={data} />
        </>
      )}
      {isGone && (
        <EmptyState
          headingLevel={1}
          icon={<FileX aria-hidden />}
          title="Request no longer available"
          text="It may have been withdrawn, or the link is wrong."
        />
      )}
      {isOthers && (
        <EmptyState
          headingLevel={1}
          icon={<LockKeyhole aria-hidden />}
          title="This request isn’t for you"
          text="Only people who were asked can answer."
        />
      )}
      {!data && query.isError && !isGone && !isOthers && (
        <ErrorState
          headingLevel={1}
          title="Couldn’t open this request"
          text={adviceText(error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isRefetching}
        />
      )}
    </div>
  );
}

function YourOpinion({ opinion }: { opinion: Opinion }) {
  const [isChanging, setChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form goes away with its button.
  const leaveForm = () => {
    setChanging(false);
    heading.current?.focus();
  };
  const { answers, asked, myRole, status, spread, deal, owner } = opinion;
  const [me] = asked;
  const [given] = answers;
  if (myRole === 'owner') {
    return (
      <p className="text-sm text-pretty text-ink-2">
        This is what people see before they answer. Their answers appear on your evaluation.
      </p>
    );
  }
  const isOpen = status === 'open';
  const isWriting = isOpen && (given === undefined || isChanging);
  const why = given && notCounted(given, 'asked');
  return (
    <Card as="section" aria-labelledby="your-opinion">
      <h2
        id="your-opinion"
        ref={heading}
        tabIndex={-1}
        className="text-md/[22px] font-semibold tracking-tight outline-none"
      >
        {given ? 'Opinions so far' : 'What’s your estimate?'}
      </h2>
      {given === undefined && (
        <p className="mt-1 mb-4 text-sm text-pretty text-ink-2">
          {isOpen
            ? `You’ll see estimates from ${owner.fullName} and others once you’ve answered.`
            : `${owner.fullName} has closed this request. No more opinions are needed.`}
        </p>
      )}
      {spread && (
        <div className="mt-4">
          <OpinionSpread spreads={spread} strategy={deal.primary} reader="asked" mine={given?.estimates} />
        </div>
      )}
      {given && !isWriting && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line-subtle pt-4">
          <p className="min-w-0 flex-1 basis-52 text-sm text-pretty text-ink-2">
            {why === undefined
              ? 'Your answer counts: you gave it before seeing the figures.'
              : `${why}, so your answer isn’t counted.`}
            {isOpen ? '' : ' This request is closed.'}
          </p>
          {isOpen && (
            <Button size="sm" variant="outline" onClick={() => setChanging(true)}>
              Change answer
            </Button>
          )}
        </div>
      )}
      {given && isWriting && (
        <p className="mt-4 mb-4 border-t border-line-subtle pt-4 text-sm text-pretty text-ink-2">
          You’ve now seen the figures. If you change your answer, it’s marked as changed and no longer counts.
        </p>
      )}
      {isWriting && me && (
        <OpinionAnswerForm
          opinion={opinion}
          userId={me.id}
          onDone={leaveForm}
          onCancel={given ? leaveForm : undefined}
        />
      )}
    </Card>
  );
}
