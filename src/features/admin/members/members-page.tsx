import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { readOnce, readPages } from '@/api/queries';
import type { RawSearch } from '@/lib/links/raw-search';
import { useNow } from '@/ui/text/use-now';
import { FilterSelect } from '../filter-select';
import { FilteredPage } from '../filtered-page';
import { memberColumns } from './member-columns';
import { MemberMenu } from './member-menu';
import {
  planChoices,
  readMembersSearch,
  roleChoices,
  statusChoices,
  type MembersAddress,
  type MembersSearch,
} from './members-search';

type Member = Schemas['User'];

interface MembersPageProps {
  userId: number;
  search: MembersSearch;
  onSearch: (search: MembersSearch) => void;
}

/** The register of all members with their accounts (S67). */
export function MembersPage({ userId, search, onSearch }: MembersPageProps) {
  const now = useNow();
  const { query, status, role, plan } = search;
  const filters = {
    admin: true,
    ...(query !== undefined && { query }),
    ...(status !== undefined && { status }),
    ...(role !== undefined && { accountRole: role }),
    ...(plan !== undefined && { plan }),
  };
  const list = useInfiniteQuery({
    ...readPages('/users', { query: filters }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => memberColumns(now, userId), [now, userId]);
  const change = (part: RawSearch<MembersAddress>) => onSearch(readMembersSearch({ ...search, ...part }));
  const actionsOf = (member: Member): ReactNode => <MemberMenu member={member} isMe={member.id === userId} />;
  return (
    <FilteredPage
      title="Members"
      one="member"
      list={list}
      keyOf={({ id }: Member) => String(id)}
      columns={columns}
      actionsOf={actionsOf}
      search={{
        label: 'Search members',
        placeholder: 'Name or username',
        query,
        onQuery: (text) => change({ query: text }),
      }}
      filters={[
        <FilterSelect
          key="status"
          label="Status"
          all="All statuses"
          choices={statusChoices}
          value={status}
          onChange={(value) => change({ status: value })}
        />,
        <FilterSelect
          key="role"
          label="Role"
          all="All roles"
          choices={roleChoices}
          value={role}
          onChange={(value) => change({ role: value })}
        />,
        <FilterSelect
          key="plan"
          label="Plan"
          all="All plans"
          choices={planChoices}
          value={plan}
          onChange={(value) => change({ plan: value })}
        />,
      ]}
      nothing={{
        icon: <UsersRound />,
        title: 'No one matches all filters',
        onClear: () => onSearch({}),
      }}
      csv={{
        headings: ['Name', 'Username', 'Email', 'Role', 'Status', 'Plan', 'Joined'],
        cellsOf: ({ fullName, username, account, joinedAt }) => [
          fullName,
          username,
          account?.email,
          account?.role === 'admin' ? 'Admin' : 'Member',
          account?.status === 'suspended' ? 'Suspended' : 'Active',
          planChoices.find(({ value }) => value === account?.plan)?.label,
          joinedAt,
        ],
        load: (page) => readOnce('/users', { query: { ...filters, page } }),
      }}
    />
  );
}
