import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { useEveryPage } from '@/api/every-page';
import { read } from '@/api/queries';
import { sizeText } from '@/entities/document/document-files';
import { propertyQueries } from '@/entities/property/queries';
import { DescribedList } from '@/entities/record/described/described-list';
import { londonDay } from '@/lib/dates/calendar-day';
import { NativeSelect } from '@/ui/input/native-select';
import { Segments } from '@/ui/input/segments';
import { RestedInput } from '@/ui/input/rested/rested-input';
import { EmptyState } from '@/ui/states/empty-state';
import { useNow } from '@/ui/text/use-now';
import type { DocumentsSearch } from './documents-search';
import { DownloadAll } from './download/download-all';
import { foldersUnder } from './download/zip-paths';
import { FolderTiles } from './folders/folder-tiles';
import { trailOf, type Folder } from './folders/folder-tree';
import { FolderTrail } from './folders/folder-trail';
import { documentColumns } from './list/document-columns';
import { DocumentGrid } from './list/document-grid';
import { documentList, documentType, type Document, type DocumentFilters } from './list/document-type';
import { DropZone, UploadButton } from './upload/upload-button';
import { UploadPanel } from './upload/upload-panel';

const views = [
  ['list', 'List'],
  ['grid', 'Grid'],
] as const;

interface DocumentsViewProps {
  userId: number;
  search: DocumentsSearch;
  onSearch: (search: DocumentsSearch) => void;
  /** It stands on the page of its property, which can’t be changed here. */
  isOfProperty?: boolean;
}

/** Documents in their folders, what is being uploaded, and how much room there is. */
export function DocumentsView({ userId, search, onSearch, isOfProperty = false }: DocumentsViewProps) {
  const { property, folder, query, view } = search;
  const folders = useQuery(read('/folders')).data ?? [];
  const homes = useEveryPage(useInfiniteQuery(propertyQueries.list({})));
  const properties = useMemo(() => homes?.flatMap(({ data }) => data) ?? [], [homes]);
  const list = useInfiniteQuery(
    documentList({
      ...(property !== undefined && { propertyId: property }),
      ...(folder !== undefined && { folderId: folder }),
      ...(query !== undefined && { query }),
    }),
  );
  const now = useNow();
  const today = londonDay(now);
  const type = documentType({ folders, properties, userId });
  const place = { propertyId: property, folderId: folder };
  const trail = trailOf(folders, folder);
  const nameOfHome = (id: string | null) => properties.find((each) => each.id === id)?.addressLine1;
  const tiles = (rows: readonly Document[]) => <DocumentGrid type={type} rows={rows} today={today} />;
  const storage = list.data?.pages[0]?.storage;
  const open = (folderId: string | undefined) => {
    const { folder: _left, query: _cleared, ...rest } = search;
    onSearch(folderId === undefined ? rest : { ...rest, folder: folderId });
  };
  return (
    <DropZone userId={userId} place={place}>
      <div className="@container flex flex-col gap-3.5">
        <div className="flex flex-wrap items-center gap-2">
          <RestedInput
            aria-label="Search documents"
            placeholder="Name or tag"
            icon={<Search aria-hidden size={16} />}
            className="min-w-0 max-md:w-full md:w-56!"
            maxLength={100}
            value={query ?? ''}
            onRest={(words) => {
              const { query: _before, ...rest } = search;
              onSearch(words === '' ? rest : { ...rest, query: words });
            }}
          />
          {!isOfProperty && (
            <NativeSelect
              aria-label="Property"
              className="max-md:h-11 md:w-60!"
              placeholder="All properties"
              choices={properties.map(({ id, addressLine1 }) => ({ value: id, label: addressLine1 }))}
              value={property ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onSearch({
                  isBin: false,
                  ...(view && { view }),
                  ...(value !== '' && { property: value }),
                })
              }
            />
          )}
          <Segments
            label="View"
            isLabelHidden
            options={views}
            value={view ?? 'list'}
            onChange={(next) => {
              const { view: _, ...rest } = search;
              onSearch(next === 'grid' ? { ...rest, view: next } : rest);
            }}
          />
          <span className="ml-auto flex flex-wrap gap-2 max-md:contents">
            {(list.data?.pages[0]?.total ?? 0) > 0 || folder !== undefined ? (
              <DownloadAll
                filters={filtersFor(search, folders)}
                name={trail.at(-1)?.name ?? nameOfHome(property ?? null) ?? 'Documents'}
                folders={folders}
                nameOfHome={nameOfHome}
              />
            ) : null}
            <UploadButton userId={userId} place={place} />
          </span>
        </div>
        <UploadPanel userId={userId} />
        {trail.length > 0 && <FolderTrail trail={trail} onOpen={open} />}
        {query === undefined && (
          <FolderTiles
            folders={folders}
            propertyId={property ?? trail.at(-1)?.propertyId ?? null}
            parentId={folder ?? null}
            onOpen={open}
          />
        )}
        <DescribedList
          type={type}
          list={list}
          {...(view === 'grid' && { tiles })}
          columns={documentColumns({ folders, properties, isOfProperty, today, now: now.toISOString() })}
          nothing={
            <EmptyState
              icon={type.icon}
              title={query === undefined ? 'No documents here yet' : 'No documents match your search'}
              text={
                query === undefined
                  ? 'Upload files, or drop them anywhere on this page.'
                  : 'Try another search.'
              }
              headingLevel={2}
            />
          }
        />
        {storage && (
          <p className="num text-xs text-ink-3">
            {`${sizeText(storage.used)} of ${sizeText(storage.limit)} used, including the bin. PDF, Word and Excel files and photos, up to 20 MB each.`}
          </p>
        )}
      </div>
    </DropZone>
  );
}

/** What is listed, and what lies in its folders. */
function filtersFor(
  { property, folder, query }: DocumentsSearch,
  folders: readonly Folder[],
): DocumentFilters[] {
  if (query === undefined && folder !== undefined)
    return foldersUnder(folders, folder).map((folderId) => ({ folderId }));
  return [
    {
      ...(property !== undefined && { propertyId: property }),
      ...(folder !== undefined && { folderId: folder }),
      ...(query !== undefined && { query }),
    },
  ];
}
