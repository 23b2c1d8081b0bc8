import { Link } from '@tanstack/react-router';
import { Archive, FileUp, House, Plus, SearchX } from 'lucide-react';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { EmptyState } from '@/ui/states/empty-state';
import { cleared, isFiltered, type PropertiesSearch } from './properties-search';

export const AddLink = () => (
  <Link to="/portfolio/properties/new" className={buttonClass()}>
    <Plus aria-hidden size={17} />
    Add property
  </Link>
);

export const ImportLink = () => (
  <Link to="/portfolio/properties/import" className={buttonClass({ variant: 'outline' })}>
    <FileUp aria-hidden size={17} />
    Import CSV
  </Link>
);

interface NoPropertiesProps {
  search: PropertiesSearch;
  onSearch: (search: PropertiesSearch) => void;
}

/** Said where the list is empty: because of its filters, on its shelf, or before the first property. */
export function NoProperties({ search, onSearch }: NoPropertiesProps) {
  if (isFiltered(search)) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title="No results found"
        text="No properties match these filters."
        headingLevel={2}
        action={
          <Button variant="outline" onClick={() => onSearch(cleared(search))}>
            Clear filters
          </Button>
        }
      />
    );
  }
  if (search.archived) {
    return (
      <EmptyState
        icon={<Archive aria-hidden />}
        title="No archived properties"
        text="Properties you archive keep their records and appear here."
        headingLevel={2}
      />
    );
  }
  return (
    <EmptyState
      icon={<House aria-hidden />}
      title="No properties yet"
      text="Add one to see its value, debt, rent and key dates here."
      headingLevel={2}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <AddLink />
          <ImportLink />
          <Link to="/pipeline" className={buttonClass({ variant: 'outline' })}>
            Open Pipeline
          </Link>
        </span>
      }
    />
  );
}
