import { useInfiniteQuery } from '@tanstack/react-query';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { adviceText } from '@/api/errors';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/input/checkbox';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { evaluationQueries } from '../queries';
import { ApplyPreview } from './apply-preview';
import type { Profile } from './form/profile-form';

/** More at once would be more than anybody looks through. */
const most = 10;

/** Puts a profile on evaluations that are there already: first which ones, then what would change, then the change. */
export function ApplyProfile({ profile }: { profile: Profile }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isPreviewed, setPreviewed] = useState(false);
  const list = useInfiniteQuery(evaluationQueries.list({ owner: 'mine', sort: '-updatedAt' }));
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (isPreviewed) return <ApplyPreview profile={profile} ids={chosen} onBack={() => setPreviewed(false)} />;
  if (list.isPending) return <Skeleton className="h-48 rounded-lg" />;
  if (!list.data) {
    return (
      <ErrorState
        title="Couldn’t load your evaluations"
        text={adviceText(list.error)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isRefetching}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<Calculator aria-hidden />}
        title="No evaluations yet"
        text="New evaluations use this profile when it’s the default or when you choose it."
      />
    );
  }
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-2">
        {`Choose up to ${most}. You’ll see the changes before anything is saved.`}
      </p>
      <ul className="divide-y divide-line-subtle">
        {rows.map(({ id, title, primary }) => (
          <li key={id} className="py-1.5 max-md:py-0">
            <Checkbox
              checked={chosen.includes(id)}
              disabled={chosen.length >= most && !chosen.includes(id)}
              onChange={() => toggle(id)}
              label={
                <>
                  {title}
                  <span className="sr-only">,</span>{' '}
                  <span className="text-sm text-ink-3">{strategyNames[primary]}</span>
                </>
              }
            />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          size="sm"
          variant="outline"
          isLoading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      <div className="sticky -bottom-px flex justify-end border-t border-line bg-surface-2 py-3">
        <Button disabled={chosen.length === 0} onClick={() => setPreviewed(true)}>
          Preview changes
        </Button>
      </div>
    </div>
  );
}
