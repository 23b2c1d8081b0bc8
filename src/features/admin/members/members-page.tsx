import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Search, UsersRound } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { readOnce, readPages } from '@/api/queries';
import { RecordPages } from '@/entities/record/record-pages';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { RestedInput } from '@/ui/input/rested-input';
import { RecordRows } from '@/ui/records/record-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { useNow } from '@/ui/text/use-now';
import { AdminPage } from '../admin-page';
import { ExportButton } from '../export-button';
import { FilterSelect } from '../filter-select';
import { memberColumns } from './member-columns';
import { MemberMenu } from './member-menu';
import { planChoices, roleChoices, statusChoices, type MembersSearch } from './members-search';

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
  const members = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total;
  const columns = useMemo(() => memberColumns(now, userId), [now, userId]);
  const actionsOf = (member: Schemas['User']): ReactNode => (
    <MemberMenu member={member} isMe={member.id === userId} />
  );
  const change = (part: { [Name in keyof MembersSearch]?: MembersSearch[Name] | undefined }) => {
    const next = { ...search, ...part };
    onSearch({
      ...(next.query && { query: next.query }),
      ...(next.status && { status: next.status }),
      ...(next.role && { role: next.role }),
      ...(next.plan && { plan: next.plan }),
    });
  };
  return (
    <AdminPage
      title="Members"
      action={
        members.length > 0 && (
          <ExportButton
            name="Members"
            what="the members"
            headings={['Name', 'Username', 'Email', 'Role', 'Status', 'Plan', 'Joined']}
            cellsOf={({ fullName, username, account, joinedAt }: Schemas['User']) => [
              fullName,
              username,
              account?.email,
              account?.role === 'admin' ? 'Admin' : 'Member',
              account?.status === 'suspended' ? 'Suspended' : 'Active',
              planChoices.find(({ value }) => value === account?.plan)?.label,
              joinedAt,
            ]}
            load={(page) => readOnce('/users', { query: { ...filters, page } })}
          />
        )
      }
    >
      <div className="mb-3 grid grid-cols-2 gap-2 md:grid-cols-4">
        <RestedInput
          aria-label="Search members"
          placeholder="Name or username"
          icon={<Search aria-hidden size={16} />}
          maxLength={100}
          value={query ?? ''}
          onRest={(text) => change({ query: text })}
        />
        <FilterSelect
          label="Status"
          all="All statuses"
          choices={statusChoices}
          value={status}
          onChange={(value) => change({ status: value })}
        />
        <FilterSelect
          label="Role"
          all="All roles"
          choices={roleChoices}
          value={role}
          onChange={(value) => change({ role: value })}
        />
        <FilterSelect
          label="Plan"
          all="All plans"
          choices={planChoices}
          value={plan}
          onChange={(value) => change({ plan: value })}
        />
      </div>
      <RecordPages list={list} what="the members">
        {members.length === 0 ? (
          <EmptyState
            icon={<UsersRound />}
            title="No one matches all filters"
            headingLevel={2}
            action={
              <Button variant="outline" onClick={() => onSearch({})}>
                Clear filters
              </Button>
            }
          />
        ) : (
          <>
            {total !== undefined && (
              <p role="status" className="num mb-2.5 text-sm text-ink-2">
                {counted(total, 'member')}
              </p>
            )}
            <RecordRows
              label="Members"
              rowName="member"
              rows={members}
              keyOf={({ id }) => String(id)}
              columns={columns}
              actionsOf={actionsOf}
            />
          </>
        )}
      </RecordPages>
    </AdminPage>
  );
}
