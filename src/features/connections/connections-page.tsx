import { useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '@/ui/card';
import { RailPage, WithRail } from '@/ui/rail-page';
import { Tabs } from '@/ui/tabs';
import type { ConnectionsSearch, ConnectionsTab } from './list/connections-search';
import { InvitePanel } from './invite/invite-panel';
import { MyConnections } from './list/my-connections';
import { OnlineNow } from './list/online-now';
import { PeopleToKnow } from './people/people-to-know';
import { RequestList } from './requests/request-list';
import { requestQueries } from './requests/request-queries';
import { MutedAndBlockedPeople } from './relation/muted-and-blocked-people';
import { SuggestedPeople } from './people/suggested-people';

interface ConnectionsPageProps {
  search: ConnectionsSearch;
  onSearch: (search: ConnectionsSearch) => void;
}

/** Whom I know, who asks, whom I asked, whom I may know, whom I blocked or muted, and whom I invite (S26). */
export function ConnectionsPage({ search, onSearch }: ConnectionsPageProps) {
  const { tab = 'connections', query = '', sort = 'recent' } = search;
  const received = useInfiniteQuery(requestQueries.pending('in'));
  const total = received.data?.pages[0]?.total;
  return (
    <RailPage>
      <title>Connections · Tiebeam</title>
      <h1 className="mb-2 text-xl/8 font-semibold tracking-tight">Connections</h1>
      <Tabs
        label="Connections"
        activeId={tab}
        onChange={(next) => onSearch(next === 'connections' ? {} : { tab: next })}
        tabs={[
          { id: 'connections', label: 'Connections' },
          { id: 'received', label: 'Received', count: received.isPending ? null : total || undefined },
          { id: 'sent', label: 'Sent' },
          { id: 'suggested', label: 'Suggested' },
          { id: 'blocked', label: 'Blocked and muted' },
          { id: 'invite', label: 'Invite' },
        ]}
      >
        <div className="pt-5">
          <WithRail
            label="People"
            rail={
              <>
                <OnlineNow />
                {tab !== 'suggested' && <PeopleToKnow />}
              </>
            }
          >
            <Card>
              <Panel
                tab={tab}
                query={query}
                sort={sort}
                onConnections={(words, order) =>
                  onSearch({
                    ...(words.trim() !== '' && { query: words }),
                    ...(order !== 'recent' && { sort: order }),
                  })
                }
              />
            </Card>
          </WithRail>
        </div>
      </Tabs>
    </RailPage>
  );
}

interface PanelProps {
  tab: ConnectionsTab;
  query: string;
  sort: NonNullable<ConnectionsSearch['sort']>;
  onConnections: (query: string, sort: NonNullable<ConnectionsSearch['sort']>) => void;
}

function Panel({ tab, query, sort, onConnections }: PanelProps) {
  switch (tab) {
    case 'connections':
      return <MyConnections query={query} sort={sort} onChange={onConnections} />;
    case 'received':
      return (
        <div className="-mx-3 -my-2">
          <RequestList key="in" direction="in" />
        </div>
      );
    case 'sent':
      return (
        <div className="-mx-3 -my-2">
          <RequestList key="out" direction="out" />
        </div>
      );
    case 'suggested':
      return <SuggestedPeople />;
    case 'blocked':
      return <MutedAndBlockedPeople />;
    case 'invite':
      return <InvitePanel />;
  }
}
