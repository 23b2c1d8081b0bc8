import { usePut } from '@/api/queries';
import { tenancyReaders } from '@/entities/tenancy/queries';
import type { Tenancy } from '@/entities/tenancy/tenancy';
import { rentText } from '@/entities/tenancy/tenancy-text';
import type { LetNames } from '@/entities/tenancy/use-let-names';
import { shortDay } from '@/lib/dates/day-text';
import { rentIncreaseRule, rentIncreaseText } from '@/lib/tenancy/rent-review';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { openRentReview } from '../review/rent-review';

interface ReviewCardProps {
  tenancy: Tenancy;
  names: LetNames;
  today: string;
}

/** When the rent may rise, and the rent that is proposed. */
export function ReviewCard({ tenancy, names, today }: ReviewCardProps) {
  const { id, type, frequency, proposedRent, proposedFrom, lastIncreaseOn, earliestIncreaseOn } = tenancy;
  const rule = rentIncreaseRule(type, names.nation, today);
  const { mutate, isPending } = usePut('/tenancies/{id}', {
    refreshes: tenancyReaders,
    failureTitle: 'Couldn’t change the rent',
  });
  const isProposed = proposedRent !== null && proposedFrom !== null;
  return (
    <Card as="section" aria-label="Rent review">
      <h2 className="text-md font-semibold">Rent review</h2>
      {isProposed ? (
        <p className="num mt-2">
          <span className="font-medium">{rentText(proposedRent, frequency)}</span>
          {` proposed from ${shortDay(proposedFrom)}`}
        </p>
      ) : (
        <p className="mt-2 text-sm text-ink-2">
          {rule === null
            ? 'Check the agreement for when the rent can go up.'
            : `An increase proposed today could start on ${shortDay(earliestIncreaseOn)}.`}
        </p>
      )}
      {rule !== null && (
        <p className="mt-1 text-sm text-ink-3">{`${rentIncreaseText(rule).replace(/^r/, 'R')}.`}</p>
      )}
      <p className="mt-1 text-sm text-ink-3">
        {lastIncreaseOn === null
          ? 'No rent increases recorded'
          : `Last rent increase: ${shortDay(lastIncreaseOn)}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isProposed && proposedFrom <= today && (
          <Button
            size="sm"
            isLoading={isPending}
            loadingLabel="Starting"
            onClick={() => mutate({ path: { id }, body: { rent: proposedRent } })}
          >
            Start new rent
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => openRentReview(tenancy, names)}>
          {isProposed ? 'Change proposal' : 'Propose a new rent'}
        </Button>
        {isProposed && (
          <Button
            variant="ghost"
            size="sm"
            disabled={isPending}
            onClick={() => mutate({ path: { id }, body: { proposedRent: null, proposedFrom: null } })}
          >
            Withdraw
          </Button>
        )}
      </div>
    </Card>
  );
}
