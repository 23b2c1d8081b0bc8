import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Calculator } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Unready } from '@/entities/record/unready';
import { buttonClass } from '@/ui/button/button-class';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { Tabs } from '@/ui/tabs';
import type { useMove } from '../drag/use-move';
import type { StagePreference } from '../model/stages';
import type { DealTab } from '../pipeline-search';
import { pipelineQueries } from '../queries';
import { ActionsTab } from './actions/actions-tab';
import { ActivityTab } from './activity/activity-tab';
import { ConveyancingTab } from './conveyancing/conveyancing-tab';
import type { Deal } from './deal';
import { DealStage } from './deal-stage';
import { FilesTab } from './files/files-tab';
import { OffersTab } from './offers/offers-tab';
import { PeopleTab } from './people/people-tab';
import { SummaryTab } from './summary/summary-tab';
import { ViewingsTab } from './viewings/viewings-tab';

export interface DealViewProps {
  id: string;
  tab: DealTab;
  onTab: (tab: DealTab) => void;
  views: readonly StagePreference[];
  move: ReturnType<typeof useMove>;
}

interface TabPart {
  name: string;
  content: (deal: Deal) => ReactNode;
  /** Not shown to those with whom the deal is shared. */
  isOwners?: boolean;
}

/** What can be seen of a deal, in the order of its tabs. */
const parts: Readonly<Record<DealTab, TabPart>> = {
  summary: { name: 'Summary', content: (deal) => <SummaryTab deal={deal} /> },
  offers: { name: 'Offers', content: (deal) => <OffersTab deal={deal} /> },
  actions: { name: 'Actions', content: (deal) => <ActionsTab deal={deal} /> },
  viewings: { name: 'Viewings', content: (deal) => <ViewingsTab deal={deal} /> },
  people: { name: 'People', content: (deal) => <PeopleTab deal={deal} />, isOwners: true },
  conveyancing: { name: 'Conveyancing', content: (deal) => <ConveyancingTab deal={deal} /> },
  files: { name: 'Files', content: (deal) => <FilesTab deal={deal} />, isOwners: true },
  activity: { name: 'Notes and activity', content: (deal) => <ActivityTab deal={deal} /> },
};

/** A deal on its way to a purchase (S41): everything about it, in tabs that the address names. */
export function DealView({ id, tab, onTab, views, move }: DealViewProps) {
  const [opened, setOpened] = useState<ReadonlySet<DealTab>>(new Set());
  const query = useQuery(pipelineQueries.deal(id));
  const { data } = query;
  if (!data) {
    return <Unready query={query} title="Couldn’t load this deal" skeleton={<DealSkeleton />} isPage />;
  }
  if (data.access !== 'full') {
    return (
      <ErrorState title="You don’t have access to this deal" text="Ask its owner to share it with you." />
    );
  }
  const tabs = Object.entries(parts).flatMap(([key, part]) => {
    const isSeen = !part.isOwners || data.myRole === 'owner';
    // The keys of the record are the tabs.
    return isSeen ? [{ id: key as DealTab, label: part.name }] : [];
  });
  const active = tabs.some((each) => each.id === tab) ? tab : 'summary';
  // A tab that was opened stays, hidden: what was typed in it is there when it is gone back to.
  if (!opened.has(active)) setOpened(new Set([...opened, active]));
  return (
    <div data-open-deal className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-xl font-semibold tracking-tight wrap-anywhere">{data.title}</h2>
          {data.address !== null && <p className="text-sm text-ink-2 wrap-anywhere">{data.address}</p>}
          <DealStage deal={data} views={views} move={move} />
        </div>
        <Link
          to="/property-evaluations/$uuid"
          params={{ uuid: data.id }}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          <Calculator aria-hidden size={15} />
          Open evaluation
        </Link>
      </div>
      <Tabs label="Deal" tabs={tabs} activeId={active} onChange={onTab}>
        {[...opened].map((each) => (
          <div key={each} hidden={each !== active} className="pt-4">
            {parts[each].content(data)}
          </div>
        ))}
      </Tabs>
    </div>
  );
}

const DealSkeleton = () => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">Loading deal</span>
    <Skeleton className="h-7 w-64" />
    <Skeleton className="h-4 w-80 max-w-full" />
    <Skeleton className="mt-2 h-9 w-full" />
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} className="h-20 rounded-[12px]" />
      ))}
    </div>
  </div>
);
