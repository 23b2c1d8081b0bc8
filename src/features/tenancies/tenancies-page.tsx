import { KeyRound, Plus } from 'lucide-react';
import { ScopeNote } from '@/entities/property/scope/scope-note';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/input/checkbox';
import { NativeSelect } from '@/ui/input/native-select';
import { Later } from '@/ui/page/later';
import { Tabs } from '@/ui/tabs';
import { TenancyDetail } from './detail/tenancy-detail';
import { openNewTenancy } from './form/tenancy-form';
import { RentRoll, RollSkeleton } from './list/rent-roll';
import { groups, sorts, type Group, type Sort, type TenanciesSearch } from './tenancies-search';

interface TenanciesPageProps {
  search: TenanciesSearch;
  onSearch: (search: TenanciesSearch) => void;
}

const groupNames: Readonly<Record<Group, string>> = {
  current: 'Current',
  coming: 'Upcoming',
  past: 'Past',
  all: 'All',
};
const sortNames: Readonly<Record<Sort, string>> = {
  '-startDate': 'Newest first',
  startDate: 'Oldest first',
  '-rent': 'Highest rent',
  rent: 'Lowest rent',
};

/** Every tenancy of the member (S46), or the one that is open. The address alone makes the view. */
export function TenanciesPage({ search, onSearch }: TenanciesPageProps) {
  const { group, sort, isOwing, tenancy } = search;
  const open = (id: string) => onSearch({ ...search, tenancy: id });
  const ofAll = () => {
    const { owner: _owner, tag: _tag, ...rest } = search;
    onSearch(rest);
  };
  const close = () => {
    const { tenancy: _closed, ...rest } = search;
    onSearch(rest);
  };
  if (tenancy !== undefined) {
    return (
      <div className="mx-auto max-w-(--page-max) pb-24">
        <TenancyDetail key={tenancy} id={tenancy} onClose={close} />
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>Tenancies · Tiebeam</title>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="font-display text-2xl tracking-display font-bold">Tenancies</h1>
        <Button icon={<Plus aria-hidden size={17} />} onClick={() => openNewTenancy({ onAdded: open })}>
          Add tenancy
        </Button>
      </div>
      <Tabs
        label="Tenancies by status"
        tabs={groups.map((id) => ({ id, label: groupNames[id] }))}
        activeId={group}
        onChange={(next) => onSearch({ ...search, group: next })}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
          <NativeSelect
            aria-label="Sort by"
            className="w-44! max-md:h-11"
            choices={sorts.map((value) => ({ value, label: sortNames[value] }))}
            value={sort}
            onChange={({ currentTarget }) => {
              const chosen = sorts.find((each) => each === currentTarget.value);
              if (chosen) onSearch({ ...search, sort: chosen });
            }}
          />
          <Checkbox
            label="In arrears only"
            checked={isOwing}
            onChange={({ currentTarget }) => onSearch({ ...search, isOwing: currentTarget.checked })}
          />
          <ScopeNote scope={search} onAll={ofAll} />
        </div>
        <Later skeleton={<RollSkeleton />}>
          {() => <RentRoll search={search} onOpen={open} icon={<KeyRound />} />}
        </Later>
      </Tabs>
    </div>
  );
}
