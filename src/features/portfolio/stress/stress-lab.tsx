import { useInfiniteQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useEveryPage } from '@/api/every-page';
import { adviceText } from '@/api/errors';
import { retryOf } from '@/api/offers';
import type { Schemas } from '@/api/contract';
import { londonDay } from '@/lib/dates/calendar-day';
import { noStress, underStress, type Stress } from '@/lib/portfolio/stress';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { portfolioQueries } from '../queries';
import { useHomes } from '../use-homes';
import { ScenarioRow } from './scenario-row';
import { stressHomes } from './stress-homes';
import { StressResults } from './stress-results';
import { limits } from './stress-scenarios';
import { StressSlider } from './stress-slider';
import { stressTexts } from './stress-text';

interface StressLabProps {
  userId: number;
  earnings: readonly Schemas['PropertyEarnings'][];
}

const labels: readonly (readonly [keyof Stress, string])[] = [
  ['ratePoints', 'Mortgage rates'],
  ['rentPercent', 'Rents'],
  ['emptyWeeks', 'Extra voids'],
  ['repairs', 'Extra repairs'],
];

/** The stress lab (N15): rates, rents, empty weeks and repairs over the whole portfolio, and what breaks first. */
export function StressLab({ userId, earnings }: StressLabProps) {
  const [stress, setStress] = useState(noStress);
  const [today] = useState(() => londonDay(new Date()));
  const { homes, isComplete, failure } = useHomes();
  const mortgages = useInfiniteQuery(portfolioQueries.mortgages());
  const pages = useEveryPage(mortgages);
  const { known, unknown, uncosted } = useMemo(
    () => stressHomes({ homes, mortgages: pages?.flatMap(({ data }) => data) ?? [], earnings }, today),
    [homes, pages, earnings, today],
  );
  const pressed = useDeferredValue(stress);
  const result = useMemo(() => underStress(known, pressed), [known, pressed]);
  const texts = stressTexts(stress);
  const isReady = isComplete && pages !== undefined && !mortgages.hasNextPage;
  return (
    <Card as="section" aria-labelledby="stress-lab" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="stress-lab" className="text-md font-semibold">
          Stress lab
        </h2>
        <Button
          size="sm"
          variant="ghost"
          icon={<RotateCcw aria-hidden size={15} />}
          onClick={() => setStress(noStress)}
        >
          Reset
        </Button>
      </div>
      <ScenarioRow userId={userId} stress={stress} onChoose={setStress} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 lg:grid-cols-[260px_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          {labels.map(([name, label]) => (
            <StressSlider
              key={name}
              label={label}
              text={texts[name]}
              value={stress[name]}
              {...limits[name]}
              onChange={(value) => setStress((now) => ({ ...now, [name]: value }))}
            />
          ))}
          <p className="text-xs text-pretty text-ink-3">
            Estimated from today’s rents, the last 12 months’ running costs and every mortgage at its new
            rate, including fixed ones.
          </p>
          {unknown.length > 0 && (
            <p className="text-xs text-pretty text-amber-ink">{`Not counted because the rent isn’t known: ${unknown.join(', ')}`}</p>
          )}
          {uncosted.length > 0 && (
            <p className="text-xs text-pretty text-amber-ink">{`No running costs recorded: ${uncosted.join(', ')}`}</p>
          )}
        </div>
        {failure ? (
          <ErrorState title="Couldn’t load your properties" {...failure} />
        ) : mortgages.isError && (pages === undefined || mortgages.hasNextPage) ? (
          <ErrorState
            title="Couldn’t load your mortgages"
            text={adviceText(mortgages.error)}
            onRetry={retryOf(mortgages.error, () => void mortgages.refetch())}
            isRetrying={mortgages.isRefetching || mortgages.isFetchingNextPage}
          />
        ) : isReady ? (
          <StressResults result={result} />
        ) : (
          <div>
            <span role="status" className="sr-only">
              Loading stress lab
            </span>
            <Skeleton className="h-80 rounded-[12px]" />
          </div>
        )}
      </div>
    </Card>
  );
}
