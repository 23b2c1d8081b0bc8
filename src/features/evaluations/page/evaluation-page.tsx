import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, EyeOff, FileX, House } from 'lucide-react';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { adviceText, hasStatus } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { buttonClass } from '@/ui/button/button-class';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { hasKeptEdits } from '../model/kept-edits';
import { evaluationQueries } from '../queries';
import { EvaluationEditorView } from './editor/evaluation-editor-view';
import { EvaluationSkeleton } from './evaluation-skeleton';
import { SnapshotView } from './snapshot-view';
import { StartForProperty } from './start-for-property';

interface EvaluationPageProps {
  /** The evaluation's own id, or its property's. */
  uuid: string;
  userId: number;
  strategy: Strategy | undefined;
  onStrategy: (strategy: Strategy) => void;
  areLettersOn: boolean;
}

const sharedPollMs = 30_000;

/** One evaluation (S34): for those it is shared with the whole of it, for others the snapshot of a published one. */
export function EvaluationPage({ uuid, userId, ...look }: EvaluationPageProps) {
  const query = useQuery({
    ...evaluationQueries.one(uuid),
    refetchOnWindowFocus: 'always',
    // What others change shows up while one looks at it.
    refetchInterval: ({ state: { data } }) =>
      data?.access === 'full' && (data.myRole !== 'owner' || data.collaborators.length > 0)
        ? sharedPollMs
        : false,
  });
  const { data, error } = query;
  return (
    <div>
      <title>{`${data?.title ?? (isNotFound(error) ? 'Evaluation not found' : 'Evaluation')} · Tiebeam`}</title>
      <Link
        to="/property-evaluations"
        className={`${buttonClass({ variant: 'ghost', size: 'sm' })} mb-2 -ml-2 print:hidden`}
      >
        <ArrowLeft aria-hidden size={16} />
        Evaluations
      </Link>
      {query.isPending && <EvaluationSkeleton />}
      {data?.access === 'full' && (
        <EvaluationEditorView key={data.id} record={data} userId={userId} {...look} />
      )}
      {data?.access === 'snapshot' && <SnapshotView snapshot={data} />}
      {!data && query.isError && (
        <Failure
          uuid={uuid}
          userId={userId}
          error={error}
          onRetry={() => void query.refetch()}
          isRetrying={query.isRefetching}
        />
      )}
    </div>
  );
}

/** No evaluation has this id, or it cannot be one; a property's id without an evaluation is none of these. */
const isNotFound = (error: unknown) =>
  hasStatus(error, 404) ? error.code !== 'no-evaluation' : hasStatus(error, 400) || hasStatus(error, 422);

interface FailureProps {
  uuid: string;
  userId: number;
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

function Failure({ uuid, userId, error, onRetry, isRetrying }: FailureProps) {
  if (hasStatus(error, 404) && error.code === 'no-evaluation') {
    return (
      <EmptyState
        headingLevel={1}
        icon={<House aria-hidden />}
        title="No evaluation for this property yet"
        text="Start one with the purchase price and charges already filled in."
        action={<StartForProperty propertyId={uuid} />}
      />
    );
  }
  if (isNotFound(error)) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<FileX aria-hidden />}
        title="We couldn’t find that evaluation"
        text="The link may be wrong, or the evaluation may have been deleted. You can restore deleted evaluations for 30 days."
        action={
          <Link
            to="/property-evaluations"
            search={{ trash: true }}
            className={buttonClass({ variant: 'outline' })}
          >
            Deleted evaluations
          </Link>
        }
      />
    );
  }
  if (hasStatus(error, 403)) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<EyeOff aria-hidden />}
        title="Not shared with you"
        text="You don’t have access to this evaluation. Ask the owner to share it."
      />
    );
  }
  return (
    <ErrorState
      headingLevel={1}
      title="Couldn’t load this evaluation"
      text={
        hasKeptEdits(userId, uuid)
          ? `${adviceText(error)} Your unsaved changes are still on this device.`
          : adviceText(error)
      }
      onRetry={retryOf(error, onRetry)}
      isRetrying={isRetrying}
    />
  );
}
