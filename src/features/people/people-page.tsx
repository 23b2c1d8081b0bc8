import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { contactKinds } from '@/entities/contact/contact-kinds';
import { useContacts } from '@/entities/contact/use-contacts';
import { AddRecord, DescribedList } from '@/entities/record/described/described-list';
import { londonDay } from '@/lib/dates/calendar-day';
import { NativeSelect } from '@/ui/input/native-select';
import { RestedInput } from '@/ui/input/rested/rested-input';
import { Tabs } from '@/ui/tabs';
import { useNow } from '@/ui/text/use-now';
import { contactColumns } from './contact-columns';
import { contactList, contactType } from './contact-type';
import { managerColumns } from './manager-columns';
import { managerList, managerType } from './manager-type';
import { ImportContacts } from './import/import-contacts';
import { kinds, orders, views, type PeopleSearch } from './people-search';

interface PeoplePageProps {
  search: PeopleSearch;
  onSearch: (search: PeopleSearch) => void;
}

const viewNames = { contacts: 'Contacts', managers: 'Property managers' } as const;

/** What a contact is to its lists, its form and its page. */
export function useContactType() {
  const queryClient = useQueryClient();
  const contacts = useContacts();
  return useMemo(
    () => contactType({ queryClient, choices: contacts.choices('contractor') }),
    [queryClient, contacts],
  );
}

/** Everybody a landlord deals with, and the agencies in charge of homes (S56). The address alone makes the view. */
export function PeoplePage({ search, onSearch }: PeoplePageProps) {
  const { view } = search;
  const contact = useContactType();
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>People · Tiebeam</title>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="font-display text-2xl tracking-display font-bold">People</h1>
        {view === 'contacts' ? (
          <span className="flex flex-wrap gap-2">
            <ImportContacts />
            <AddRecord type={contact} />
          </span>
        ) : (
          <AddRecord type={managerType} />
        )}
      </div>
      <Tabs
        label="Contacts and property managers"
        tabs={views.map((id) => ({ id, label: viewNames[id] }))}
        activeId={view}
        onChange={(next) => onSearch({ view: next, sort: 'name' })}
      >
        <div className="pt-3">
          <Filters search={search} onSearch={onSearch} />
          {view === 'contacts' ? <Contacts search={search} type={contact} /> : <Managers search={search} />}
        </div>
      </Tabs>
    </div>
  );
}

function Filters({ search, onSearch }: PeoplePageProps) {
  const { view, sort, kind, q } = search;
  const without = { view, sort, ...(kind && { kind }) };
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      <RestedInput
        aria-label="Search people"
        className="w-64! max-md:w-full!"
        icon={<Search aria-hidden size={16} />}
        placeholder={view === 'contacts' ? 'Name, company, phone or tag' : 'Agency, branch or email'}
        maxLength={120}
        value={q ?? ''}
        onRest={(words) => onSearch(words === '' ? without : { ...without, q: words })}
      />
      {view === 'contacts' && (
        <NativeSelect
          aria-label="Role"
          className="w-44! max-md:h-11 max-md:w-40!"
          placeholder="All roles"
          choices={kinds.map((value) => ({ value, label: contactKinds[value] }))}
          value={kind ?? ''}
          onChange={({ currentTarget }) => {
            const chosen = kinds.find((each) => each === currentTarget.value);
            onSearch({ view, sort, ...(q && { q }), ...(chosen && { kind: chosen }) });
          }}
        />
      )}
      <NativeSelect
        aria-label="Sort by"
        className="w-44! max-md:h-11 max-md:w-40!"
        choices={orders}
        value={sort}
        onChange={({ currentTarget }) => {
          const chosen = orders.find(({ value }) => value === currentTarget.value);
          if (chosen) onSearch({ ...search, sort: chosen.value });
        }}
      />
    </div>
  );
}

function useContactColumns() {
  const today = londonDay(useNow());
  return useMemo(() => contactColumns(today), [today]);
}

const noMatch = <p className="py-6 text-center text-ink-2">No one matches all filters</p>;

function Contacts({ search, type }: { search: PeopleSearch; type: ReturnType<typeof contactType> }) {
  const { sort, kind, q } = search;
  const filters = { sort, ...(kind && { kind }), ...(q && { query: q }) };
  const list = useInfiniteQuery({ ...contactList(filters), placeholderData: (before) => before });
  const columns = useContactColumns();
  const isFiltered = kind !== undefined || q !== undefined;
  return <DescribedList type={type} list={list} columns={columns} nothing={isFiltered && noMatch} />;
}

function Managers({ search }: { search: PeopleSearch }) {
  const { sort, q } = search;
  const filters = { sort, ...(q && { query: q }) };
  const list = useInfiniteQuery({ ...managerList(filters), placeholderData: (before) => before });
  return (
    <DescribedList
      type={managerType}
      list={list}
      columns={managerColumns}
      nothing={q !== undefined && noMatch}
    />
  );
}

/** Who has to do with one property, on its own page. */
export function PropertyContacts({ propertyId }: { propertyId: string }) {
  const type = useContactType();
  const list = useInfiniteQuery(contactList({ propertyId }));
  const columns = useContactColumns();
  return (
    <DescribedList
      type={type}
      list={list}
      columns={columns}
      nothing={
        <p className="py-6 text-center text-ink-2">
          This property’s tenants, guarantors and contractors will appear here.
        </p>
      }
    />
  );
}
