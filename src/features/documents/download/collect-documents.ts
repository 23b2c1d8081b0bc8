import type { AsyncZippable } from 'fflate';
import { readFile } from '@/api/upload/file';
import { readOnce } from '@/api/queries';
import { documentAddress } from '@/entities/document/document-files';
import { zipFiles } from '@/lib/zip/zip-files';
import type { Document, DocumentFilters } from '../list/document-type';

/** Every document that matches any of these, read afresh to the last page. */
export async function everyDocument(
  filters: readonly DocumentFilters[],
  signal: AbortSignal,
): Promise<Document[]> {
  const found = new Map<string, Document>();
  for (const query of filters) {
    for (let page = 1, last = 1; page <= last; page += 1) {
      const answer = await readOnce('/documents', { query: { ...query, page }, signal });
      for (const row of answer.data) found.set(row.id, row);
      last = answer.totalPages;
    }
  }
  return [...found.values()];
}

export interface Collected {
  zip: Blob;
  /** What could not be read, and is not in it. */
  missing: Document[];
}

/**
 * Reads documents one after the other and packs those that came.
 * @param paths by the documents’ ids
 * @param onRead told how many have been read, or given up
 */
export async function collectDocuments(
  documents: readonly Document[],
  paths: ReadonlyMap<string, string>,
  onRead: (count: number) => void,
  signal: AbortSignal,
): Promise<Collected> {
  const files: AsyncZippable = {};
  const missing: Document[] = [];
  for (const [index, document] of documents.entries()) {
    try {
      const bytes = await readFile(documentAddress(document.file), signal);
      files[paths.get(document.id) ?? document.name] = [
        new Uint8Array(await bytes.arrayBuffer()),
        { level: 0 },
      ];
    } catch (error) {
      if (signal.aborted) throw error;
      missing.push(document);
    }
    onRead(index + 1);
  }
  return { zip: await zipFiles(files), missing };
}
