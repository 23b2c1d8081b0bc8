import { useState } from 'react';
import { RowsSkeleton } from '@/entities/record/record-pages';
import { Later } from '@/ui/page/later';
import { Tabs } from '@/ui/tabs';
import { DocumentsView } from './documents-view';
import type { DocumentsSearch } from './documents-search';
import { BinList } from './list/bin-list';

interface DocumentsPageProps {
  userId: number;
  search: DocumentsSearch;
  onSearch: (search: DocumentsSearch) => void;
}

const tabs = [
  { id: 'documents', label: 'Documents' },
  { id: 'bin', label: 'Bin' },
] as const;

/** Every document of the member (S50), by property and folder. The address alone makes the view. */
export function DocumentsPage({ userId, search, onSearch }: DocumentsPageProps) {
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>Documents · Tiebeam</title>
      <h1 className="mb-1 font-display text-2xl tracking-display font-bold">Documents</h1>
      <Tabs
        label="Document views"
        tabs={tabs}
        activeId={search.isBin ? 'bin' : 'documents'}
        onChange={(next) => onSearch({ isBin: next === 'bin' })}
      >
        <div className="pt-3">
          <Later skeleton={<RowsSkeleton what="your documents" />}>
            {() =>
              search.isBin ? (
                <BinList />
              ) : (
                <DocumentsView userId={userId} search={search} onSearch={onSearch} />
              )
            }
          </Later>
        </div>
      </Tabs>
    </div>
  );
}

/** The documents of one property, on its own page. */
export function PropertyDocuments({ userId, propertyId }: { userId: number; propertyId: string }) {
  const [search, setSearch] = useState<DocumentsSearch>({ isBin: false, property: propertyId });
  return <DocumentsView userId={userId} search={search} onSearch={setSearch} isOfProperty />;
}
