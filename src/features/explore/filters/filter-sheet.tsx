import { useState } from 'react';
import { Button } from '@/ui/button/button';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { readExploreSearch, withoutFilters, type ExploreSearch } from '../explore-search';
import { FilterFields } from './filter-fields';

interface FilterSheetProps {
  search: ExploreSearch;
  onApply: (search: ExploreSearch) => void;
}

/** The filters on a phone: chosen together, and shown when all are. */
export function FilterSheet({ search, onApply }: FilterSheetProps) {
  const [draft, setDraft] = useState(search);
  const { query, businessType, role } = search;
  return (
    <form
      aria-label="Filters"
      className="flex flex-col gap-4 pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
    >
      <FilterFields
        isInSheet
        search={draft}
        onChange={(patch) => setDraft((now) => readExploreSearch({ ...now, ...patch }))}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-2.5">
        <Button
          variant="ghost"
          onClick={() =>
            // The words and the rail's choice are not among what this sheet shows.
            setDraft(readExploreSearch({ ...withoutFilters(search), query, businessType, role }))
          }
        >
          Clear filters
        </Button>
        <Button type="submit">Show results</Button>
      </div>
    </form>
  );
}

const id = 'explore-filters';

/** Opens the sheet; closing it otherwise than by its button changes nothing. */
export function openFilterSheet(search: ExploreSearch, onApply: (search: ExploreSearch) => void): void {
  openModal({
    id,
    title: 'Filters',
    size: 'md',
    content: (
      <FilterSheet
        search={search}
        onApply={(next) => {
          closeModal(id);
          onApply(next);
        }}
      />
    ),
  });
}
