import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { CreditCard, Search } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { readOnce, readPages } from '@/api/queries';
import { RecordPages } from '@/entities/record/record-pages';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { RestedInput } from '@/ui/input/rested-input';
import { RecordRows } from '@/ui/records/record-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { AdminPage } from '../admin-page';
import { ExportButton } from '../export-button';
import { FilterSelect } from '../filter-select';
import { nextText, planText, subscriptionColumns } from './subscription-columns';
import {
  paidPlanChoices,
  subscriptionChoices,
  subscriptionStates,
  type SubscriptionsSearch,
} from './subscriptions-search';

interface SubscriptionsPageProps {
  search: SubscriptionsSearch;
  onSearch: (search: SubscriptionsSearch) => void;
}

/** Who pays for what, and what comes next (S67). Nothing can be changed here: a plan is its member’s own. */
export function SubscriptionsPage({ search, onSearch }: SubscriptionsPageProps) {
  const { query, status, plan } = search;
  const filters = {
    ...(query !== undefined && { query }),
    ...(status !== undefined && { status }),
    ...(plan !== undefined && { planId: plan }),
  };
  const list = useInfiniteQuery({
    ...readPages('/admin/subscriptions', { query: filters }),
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total;
  const change = (part: { [Name in keyof SubscriptionsSearch]?: SubscriptionsSearch[Name] | undefined }) => {
    const next = { ...search, ...part };
    onSearch({
      ...(next.query && { query: next.query }),
      ...(next.status && { status: next.status }),
      ...(next.plan && { plan: next.plan }),
    });
  };
  return (
    <AdminPage
      title="Subscriptions"
      text="Members change and cancel plans in their own settings."
      action={
        rows.length > 0 && (
          <ExportButton
            name="Subscriptions"
            what="the subscriptions"
            headings={['Name', 'Username', 'Email', 'Plan', 'Status', 'Next', 'Period ends']}
            cellsOf={({ member, email, subscription }: Schemas['MemberSubscription']) => [
              member.fullName,
              member.username,
              email,
              planText(subscription),
              subscriptionStates[subscription.status][0],
              nextText(subscription),
              subscription.currentPeriodEnd,
            ]}
            load={(page) => readOnce('/admin/subscriptions', { query: { ...filters, page } })}
          />
        )
      }
    >
      <div className="mb-3 grid grid-cols-2 gap-2 md:grid-cols-3">
        <RestedInput
          aria-label="Search subscriptions"
          placeholder="Name, username or email"
          icon={<Search aria-hidden size={16} />}
          maxLength={100}
          className="max-md:col-span-full"
          value={query ?? ''}
          onRest={(text) => change({ query: text })}
        />
        <FilterSelect
          label="Plan"
          all="All plans"
          choices={paidPlanChoices}
          value={plan}
          onChange={(value) => change({ plan: value })}
        />
        <FilterSelect
          label="Status"
          all="All statuses"
          choices={subscriptionChoices}
          value={status}
          onChange={(value) => change({ status: value })}
        />
      </div>
      <RecordPages list={list} what="the subscriptions">
        {rows.length === 0 ? (
          <EmptyState
            icon={<CreditCard />}
            title="No subscriptions found"
            text={query === undefined ? undefined : 'Members on Free have none.'}
            headingLevel={2}
            action={
              Object.keys(search).length > 0 && (
                <Button variant="outline" onClick={() => onSearch({})}>
                  Clear filters
                </Button>
              )
            }
          />
        ) : (
          <>
            {total !== undefined && (
              <p role="status" className="num mb-2.5 text-sm text-ink-2">
                {counted(total, 'subscription')}
              </p>
            )}
            <RecordRows
              label="Subscriptions"
              rowName="subscription"
              rows={rows}
              keyOf={({ subscription }) => subscription.id}
              columns={subscriptionColumns}
            />
          </>
        )}
      </RecordPages>
    </AdminPage>
  );
}
