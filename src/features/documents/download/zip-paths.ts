// Where each document lies in a ZIP: in its folders, under its name.
import type { Schemas } from '@/api/contract';
import { safeFileName } from '@/lib/files/file-name';
import { trailOf, type Folder } from '../folders/folder-tree';

type Document = Pick<Schemas['PortfolioDocument'], 'id' | 'name' | 'file' | 'folderId' | 'propertyId'>;

/** A folder and everything that lies in it. */
export const foldersUnder = (folders: readonly Folder[], id: string): string[] =>
  folders.filter((each) => trailOf(folders, each.id).some((above) => above.id === id)).map((each) => each.id);

/** `Plan.pdf`; a document that was renamed without its ending gets that of its file. */
function nameOf({ name, file }: Document): string {
  const safe = safeFileName(name) || 'Document';
  const ending = /\.[a-z0-9]{1,5}$/i.exec(file)?.[0] ?? '';
  return safe.toLowerCase().endsWith(ending.toLowerCase()) ? safe : `${safe}${ending}`;
}

/** `Plan (2).pdf`. */
function numbered(path: string, number: number): string {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(path)?.[0] ?? '';
  return `${path.slice(0, path.length - ending.length)} (${number})${ending}`;
}

/**
 * The path of each document by its id: its property unless all are of one, its folders, its name; no two are alike.
 * @param nameOfHome what a property is called; undefined for one that is not known
 */
export function zipPaths(
  documents: readonly Document[],
  folders: readonly Folder[],
  nameOfHome: (id: string | null) => string | undefined,
): Map<string, string> {
  const isOfOne = new Set(documents.map(({ propertyId }) => propertyId)).size <= 1;
  const paths = new Map<string, string>();
  const taken = new Set<string>();
  for (const document of documents) {
    const { id, folderId, propertyId } = document;
    const home = isOfOne ? undefined : nameOfHome(propertyId);
    const above = [home, ...trailOf(folders, folderId ?? undefined).map(({ name }) => name)];
    const place = above.flatMap((name) => (name === undefined ? [] : [safeFileName(name) || 'Folder']));
    const wanted = [...place, nameOf(document)].join('/');
    let path = wanted;
    // File systems that ignore the case of letters would keep only one of the two.
    for (let number = 2; taken.has(path.toLowerCase()); number += 1) path = numbered(wanted, number);
    taken.add(path.toLowerCase());
    paths.set(id, path);
  }
  return paths;
}
