import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { readOnce, readPages } from '@/api/queries';
import type { RawSearch } from '@/lib/links/raw-search';
import { FilterSelect } from '../filter-select';
import { FilteredPage } from '../filtered-page';
import { nextText, planText, subscriptionColumns } from './subscription-columns';
import {
  paidPlanChoices,
  readSubscriptionsSearch,
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
  const change = (part: RawSearch<keyof SubscriptionsSearch>) =>
    onSearch(readSubscriptionsSearch({ ...search, ...part }));
  return (
    <FilteredPage
      title="Subscriptions"
      text="Members change and cancel plans in their own settings."
      one="subscription"
      list={list}
      keyOf={({ subscription }: Schemas['MemberSubscription']) => subscription.id}
      columns={subscriptionColumns}
      search={{
        label: 'Search subscriptions',
        placeholder: 'Name, username or email',
        query,
        onQuery: (text) => change({ query: text }),
      }}
      filters={[
        <FilterSelect
          key="plan"
          label="Plan"
          all="All plans"
          choices={paidPlanChoices}
          value={plan}
          onChange={(value) => change({ plan: value })}
        />,
        <FilterSelect
          key="status"
          label="Status"
          all="All statuses"
          choices={subscriptionChoices}
          value={status}
          onChange={(value) => change({ status: value })}
        />,
      ]}
      nothing={{
        icon: <CreditCard />,
        title: 'No subscriptions found',
        text: query === undefined ? undefined : 'Members on the free plan have no subscription.',
        onClear: Object.keys(search).length > 0 ? () => onSearch({}) : undefined,
      }}
      csv={{
        headings: ['Name', 'Username', 'Email', 'Plan', 'Status', 'Next event', 'Period ends'],
        cellsOf: ({ member, email, subscription }) => [
          member.fullName,
          member.username,
          email,
          planText(subscription),
          subscriptionStates[subscription.status][0],
          nextText(subscription),
          subscription.currentPeriodEnd,
        ],
        load: (page) => readOnce('/admin/subscriptions', { query: { ...filters, page } }),
      }}
    />
  );
}
