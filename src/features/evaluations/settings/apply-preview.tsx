import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { refresh, write } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { Button } from '@/ui/button/button';
import { closeModal } from '@/ui/modal/modal-store';
import { Skeleton } from '@/ui/states/skeleton';
import type { Evaluation } from '../model/deal';
import { withValue } from '../model/paths';
import { evaluationQueries } from '../queries';
import { ChangeTable } from './change-table';
import { editsOf, profileChanges } from './profile-changes';
import type { Profile } from './form/profile-form';

interface ApplyPreviewProps {
  profile: Profile;
  ids: readonly string[];
  onBack: () => void;
}

type Outcome = 'done' | { failure: string };

/** What a profile would change of each evaluation, and the button that changes it. Each is written by itself. */
export function ApplyPreview({ profile, ids, onBack }: ApplyPreviewProps) {
  const queryClient = useQueryClient();
  const reads = useQueries({ queries: ids.map((id) => evaluationQueries.one(id)) });
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const [isApplying, setApplying] = useState(false);
  const deals = reads.flatMap(({ data }) => (data?.access === 'full' ? [data] : []));
  const isLoading = reads.some(({ isPending }) => isPending);
  const unread = reads.filter(({ isError, data }) => isError && !data);
  const open = deals.filter(
    (deal) => outcomes[deal.id] !== 'done' && (profileChanges(deal, profile).length > 0 || isOther(deal)),
  );
  function isOther(deal: Evaluation) {
    return deal.settingsId !== profile.id;
  }
  const apply = async () => {
    setApplying(true);
    for (const deal of open) {
      const outcome = await applyTo(queryClient, deal, profile);
      setOutcomes((before) => ({ ...before, [deal.id]: outcome }));
    }
    await refresh(queryClient, '/evaluations', ...open.map(({ id }) => `/evaluations/${id}`));
    setApplying(false);
  };
  const isDone = deals.length > 0 && deals.every(({ id }) => outcomes[id] === 'done');
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-pretty text-ink-2">
        Figures from a listing, nearby rents or a quote won’t change, and neither will the nation.
      </p>
      {isLoading && <Skeleton className="h-40 rounded-lg" />}
      {unread.length > 0 && (
        <p role="alert" className="text-sm text-red-ink">
          {`Couldn’t load ${unread.length === 1 ? '1 evaluation' : `${unread.length} evaluations`}. `}
          <button
            type="button"
            className="text-link underline"
            onClick={() => unread.forEach(({ refetch }) => void refetch())}
          >
            Retry
          </button>
        </p>
      )}
      {deals.map((deal) => (
        <DealChanges key={deal.id} deal={deal} profile={profile} outcome={outcomes[deal.id]} />
      ))}
      <div className="sticky -bottom-px flex flex-wrap justify-end gap-2 border-t border-line bg-surface-2 py-3">
        {isDone ? (
          <Button onClick={() => closeModal('apply-profile')}>Done</Button>
        ) : (
          <>
            <Button variant="outline" disabled={isApplying} onClick={onBack}>
              Back
            </Button>
            <Button
              isLoading={isApplying}
              loadingLabel="Applying"
              disabled={isLoading || open.length === 0}
              onClick={() => void apply()}
            >
              {open.length === 1 ? 'Apply to 1 evaluation' : `Apply to ${open.length} evaluations`}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function DealChanges({
  deal,
  profile,
  outcome,
}: {
  deal: Evaluation;
  profile: Profile;
  outcome: Outcome | undefined;
}) {
  const changes = profileChanges(deal, profile);
  return (
    <section aria-label={deal.title}>
      <h3 className="font-semibold wrap-anywhere">{deal.title}</h3>
      {outcome === 'done' ? (
        <p role="status" className="mt-1 flex items-center gap-1.5 text-sm text-green-ink">
          <Check aria-hidden size={15} /> Updated{' '}
        </p>
      ) : changes.length === 0 ? (
        <p className="mt-1 text-sm text-ink-2">
          {deal.settingsId === profile.id
            ? 'Already has these figures.'
            : 'Already has these figures. It’ll be checked against this profile’s criteria.'}
        </p>
      ) : (
        <ChangeTable
          deal={deal}
          strategy={deal.primary}
          changes={changes}
          caption={`Changes to ${deal.title}`}
        />
      )}
      {outcome !== undefined && outcome !== 'done' && (
        <p role="alert" className="mt-1 flex gap-1.5 text-sm text-red-ink">
          <CircleAlert aria-hidden size={15} className="mt-0.5 shrink-0" />
          {`Couldn’t update: ${outcome.failure}`}
        </p>
      )}
    </section>
  );
}

/** Writes one evaluation, at the version that was shown: one that was changed meanwhile is left as it is. */
async function applyTo(queryClient: QueryClient, deal: Evaluation, profile: Profile): Promise<Outcome> {
  let body: Schemas['EvaluationUpdate'] = { version: deal.version };
  const edits = editsOf(deal, profile, profileChanges(deal, profile), new Date());
  for (const [path, value] of Object.entries(edits)) body = withValue(body, path, value);
  try {
    await write(queryClient, 'put', '/evaluations/{id}', { path: { id: deal.id }, body }, { refreshes: [] });
    return 'done';
  } catch (error) {
    return { failure: errorMessage(error) };
  }
}
