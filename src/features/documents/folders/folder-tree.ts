import type { Schemas } from '@/api/contract';

export type Folder = Schemas['Folder'];

/** The folders directly in a place, in their order. @param propertyId null for those of no property */
export const foldersIn = (
  folders: readonly Folder[],
  propertyId: string | null,
  parentId: string | null,
): Folder[] => folders.filter((each) => each.propertyId === propertyId && each.parentId === parentId);

/** The way from the top to a folder, itself the last; empty for one that there is not. A loop ends it. */
export function trailOf(folders: readonly Folder[], id: string | undefined): Folder[] {
  const trail: Folder[] = [];
  const byId = new Map(folders.map((each) => [each.id, each]));
  for (let at = byId.get(id ?? ''); at && !trail.includes(at); at = byId.get(at.parentId ?? ''))
    trail.unshift(at);
  return trail;
}

/** A folder by its whole way: `Compliance / Gas`. */
export const pathOf = (folders: readonly Folder[], id: string): string =>
  trailOf(folders, id)
    .map(({ name }) => name)
    .join(' / ');

/** Where a folder can be moved: not into itself, nor into what lies in it. */
export const placesFor = (
  folders: readonly Folder[],
  folder: Folder | undefined,
  propertyId: string | null,
) =>
  folders.filter(
    (each) =>
      each.propertyId === propertyId &&
      (folder === undefined || !trailOf(folders, each.id).some(({ id }) => id === folder.id)),
  );
