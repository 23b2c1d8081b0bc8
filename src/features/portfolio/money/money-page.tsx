import { Link } from '@tanstack/react-router';
import { FileUp, Plus, X } from 'lucide-react';
import { scopeOf } from '@/entities/property/scope/scope';
import { ScopeNote } from '@/entities/property/scope/scope-note';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { Card } from '@/ui/card';
import { Later } from '@/ui/page/later';
import { Tabs } from '@/ui/tabs';
import { openNew } from './edit/transaction-dialogs';
import { Inbox } from './inbox/inbox';
import { InboxSkeleton } from './inbox/inbox-skeleton';
import { TransactionList } from './list/transaction-list';
import type { MoneySearch } from './money-search';
import { AllRecurring } from './recurring/all-recurring';
import { TaxYearView } from './tax/tax-year-view';

interface MoneyPageProps {
  search: MoneySearch;
  onSearch: (search: MoneySearch) => void;
}

const tabs = [
  { id: 'inbox', label: 'To confirm' },
  { id: 'all', label: 'All transactions' },
  { id: 'recurring', label: 'Recurring payments' },
  { id: 'tax', label: 'Tax year' },
] as const;

/** Money of the portfolio (S48): what is outstanding and to be confirmed, all transactions, what recurs, and the books of a tax year. The address alone makes the view. */
export function MoneyPage({ search, onSearch }: MoneyPageProps) {
  const { view, tenancy, owner, tag, ...filters } = search;
  const scope = scopeOf(search);
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>Money · Portfolio · Tiebeam</title>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="font-display text-2xl tracking-display font-bold">Money</h1>
        {(view === 'inbox' || view === 'all') && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <Link to="/portfolio/money/import" className={buttonClass({ variant: 'outline', size: 'sm' })}>
              <FileUp aria-hidden size={15} />
              Import statement
            </Link>
            <Button size="sm" icon={<Plus aria-hidden size={15} />} onClick={openNew}>
              Add transaction
            </Button>
          </div>
        )}
      </div>
      <Tabs
        label="Transaction views"
        tabs={tabs}
        activeId={view}
        onChange={(next) => onSearch({ view: next })}
      >
        <div className="pt-3">
          {view === 'inbox' && tenancy !== undefined && (
            <Button
              variant="soft"
              size="sm"
              className="mb-3"
              icon={<X aria-hidden size={15} />}
              onClick={() => onSearch({ view })}
            >
              Showing one tenancy. Show all
            </Button>
          )}
          {view === 'inbox' && (
            <div className="mb-3 empty:hidden">
              <ScopeNote scope={scope} onAll={() => onSearch({ view })} />
            </div>
          )}
          <Card
            isPadded={view !== 'recurring'}
            className={view === 'recurring' ? 'border-0! bg-transparent! shadow-none!' : ''}
          >
            <Later skeleton={<InboxSkeleton onRetry={() => {}} />}>
              {() =>
                view === 'inbox' ? (
                  <Inbox key={`${tenancy} ${owner} ${tag}`} tenancyId={tenancy} scope={scope} />
                ) : view === 'recurring' ? (
                  <AllRecurring />
                ) : view === 'tax' ? (
                  <TaxYearView filters={filters} onFilters={(next) => onSearch({ view: 'tax', ...next })} />
                ) : (
                  <TransactionList
                    filters={filters}
                    onFilters={(next) => onSearch({ view: 'all', ...next })}
                  />
                )
              }
            </Later>
          </Card>
        </div>
      </Tabs>
    </div>
  );
}
