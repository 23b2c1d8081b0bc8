// Uploads that are not over, kept on the device with their files, so that they go on after a reload or a crash. Where storage is
// blocked they live as long as the page.
import { keyOf, put, useDrafts } from '@/ui/draft/draft-store';
import { dropFile, keepFile, keptFile } from '@/ui/draft/draft-files';
import type { UploadPlace } from '@/entities/document/upload-document';

export interface KeptUpload {
  id: string;
  place: UploadPlace;
  file: File;
}

type Entry = Pick<KeptUpload, 'id' | 'place'>;

const listKey = (userId: number) => keyOf(userId, 'uploads');
const fileKey = (id: string) => `upload-${id}`;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'place' in value &&
  typeof value.place === 'object' &&
  value.place !== null;

function entriesOf(userId: number): Entry[] {
  try {
    const stored: unknown = JSON.parse(useDrafts.getState().drafts[listKey(userId)]?.text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    // Damaged, or of another version.
    return [];
  }
}

const write = (userId: number, entries: readonly Entry[]) =>
  put(listKey(userId), entries.length === 0 ? '' : JSON.stringify(entries));

/** Keeps an upload until it is over. */
export function keepUpload(userId: number, { id, place, file }: KeptUpload): void {
  write(userId, [...entriesOf(userId), { id, place }]);
  void keepFile(userId, fileKey(id), file);
}

/** It is over. */
export function dropUpload(userId: number, id: string): void {
  write(
    userId,
    entriesOf(userId).filter((entry) => entry.id !== id),
  );
  void dropFile(userId, fileKey(id));
}

/** What an earlier page left, in its order; what has lost its file is dropped. */
export async function keptUploads(userId: number): Promise<KeptUpload[]> {
  const found: KeptUpload[] = [];
  for (const { id, place } of entriesOf(userId)) {
    const file = await keptFile(userId, fileKey(id));
    if (file === null) dropUpload(userId, id);
    else found.push({ id, place, file });
  }
  return found;
}

/**
 * Whether this tab is the one that uploads for a member: the first one that asks, until it is closed. Others leave what is kept alone,
 * for it is under way there.
 */
export function isUploadingTab(userId: number): Promise<boolean> {
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks;
  if (locks === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    locks
      .request(`uploads-${userId}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        // Held as long as the tab lives.
        return lock === null ? undefined : new Promise(() => {});
      })
      .catch(() => resolve(false));
  });
}
