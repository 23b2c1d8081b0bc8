import type { RawSearch } from '@/lib/links/raw-search';

/** What is shown of the documents. */
export interface DocumentsSearch {
  /** Only those of this property. */
  property?: string;
  /** The open folder. */
  folder?: string;
  /** Only those with this in their name or tags. */
  query?: string;
  /** As tiles, in place of a table. */
  view?: 'grid';
  /** What is in the bin instead. */
  isBin: boolean;
}

export type AddressName = 'property' | 'folder' | 'query' | 'view' | 'bin';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idOf = (value: unknown) => (typeof value === 'string' && uuid.test(value) ? value : undefined);

/** Everything in an address that can be read; the rest is left out. */
export function readDocumentsSearch({
  property,
  folder,
  query,
  view,
  bin,
}: RawSearch<AddressName>): DocumentsSearch {
  const [propertyId, folderId] = [idOf(property), idOf(folder)];
  const words = typeof query === 'string' ? query.trim().slice(0, 100) : '';
  return {
    ...(propertyId !== undefined && { property: propertyId }),
    ...(folderId !== undefined && { folder: folderId }),
    ...(words !== '' && { query: words }),
    ...(view === 'grid' && { view }),
    isBin: bin === true,
  };
}

/** The address of what is shown; what is usual is left out. */
export const addressOf = ({ isBin, ...rest }: DocumentsSearch): RawSearch<AddressName> =>
  isBin ? { bin: true } : rest;
