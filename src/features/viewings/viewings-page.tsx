import { CalendarPlus } from 'lucide-react';
import { Button } from '@/ui/button/button';
import { Later } from '@/ui/page/later';
import { Tabs } from '@/ui/tabs';
import { openBookViewing } from './book/book-viewing';
import { ListSkeleton } from './list/list-skeleton';
import { ViewingList } from './list/viewing-list';
import { ViewingsCalendar } from './viewings-calendar';
import { views, type View, type ViewingsSearch } from './viewings-search';

interface ViewingsPageProps {
  userId: number;
  search: ViewingsSearch;
  onSearch: (search: ViewingsSearch) => void;
}

const viewNames: Readonly<Record<View, string>> = { list: 'List', calendar: 'Calendar' };

/** Viewings, surveys and valuations of all deals and homes (S42), as a list or a calendar. The address alone makes the view. */
export function ViewingsPage({ userId, search, onSearch }: ViewingsPageProps) {
  const { view, month } = search;
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>Viewings · Tiebeam</title>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="font-display text-2xl tracking-display font-bold">Viewings</h1>
        <Button icon={<CalendarPlus aria-hidden size={17} />} onClick={() => openBookViewing()}>
          Book a viewing
        </Button>
      </div>
      <Tabs
        label="List or calendar"
        tabs={views.map((id) => ({ id, label: viewNames[id] }))}
        activeId={view}
        onChange={(next) => onSearch({ ...search, view: next })}
      >
        <Later skeleton={<ListSkeleton />}>
          {() =>
            view === 'list' ? (
              <ViewingList userId={userId} />
            ) : (
              <div className="pt-4">
                <ViewingsCalendar
                  userId={userId}
                  month={month}
                  onMonth={(next) => onSearch({ ...search, month: next })}
                />
              </div>
            )
          }
        </Later>
      </Tabs>
    </div>
  );
}
