import { X } from 'lucide-react';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { Later } from '@/ui/page/later';
import { Inbox } from './inbox/inbox';
import { InboxSkeleton } from './inbox/inbox-skeleton';

interface MoneyPageProps {
  /** Only what belongs to this tenancy. */
  tenancyId: string | undefined;
  onEvery: () => void;
}

/** Money of the portfolio: what is outstanding and to be confirmed (S48). */
export function MoneyPage({ tenancyId, onEvery }: MoneyPageProps) {
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>Money · Portfolio · Tiebeam</title>
      <h1 className="font-display text-2xl tracking-display font-bold">Money</h1>
      <p className="mb-3 text-sm text-ink-2">
        Outstanding transactions: confirm what was paid, correct what is wrong.
      </p>
      {tenancyId !== undefined && (
        <Button
          variant="soft"
          size="sm"
          className="mb-3"
          icon={<X aria-hidden size={15} />}
          onClick={onEvery}
        >
          One tenancy only. Show all
        </Button>
      )}
      <Card>
        <Later skeleton={<InboxSkeleton onRetry={() => {}} />}>
          {() => <Inbox key={tenancyId} tenancyId={tenancyId} />}
        </Later>
      </Card>
    </div>
  );
}
