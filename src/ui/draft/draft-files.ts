// Files that belong to a draft. Text storage cannot hold them; this one may be blocked, full or missing, and nobody is told.
import { draftFilesOf } from './draft-store';

const storeName = 'files';

/** As old as a draft may get. */
const lifetimeMs = 7 * 24 * 60 * 60_000;

interface KeptFile {
  file: File;
  savedAt: number;
}

/** Keeps a file of this person under a key, for 7 days; older ones go. */
export async function keepFile(userId: number, key: string, file: File): Promise<void> {
  const kept: KeptFile = { file, savedAt: Date.now() };
  await inStore(userId, 'readwrite', (files) => files.put(kept, key));
  await dropOld(userId);
}

/** The file that was kept under a key; null when there is none any more. */
export async function keptFile(userId: number, key: string): Promise<File | null> {
  const kept = await inStore<unknown>(userId, 'readonly', (files) => files.get(key));
  return isKept(kept) && Math.abs(Date.now() - kept.savedAt) < lifetimeMs ? kept.file : null;
}

/** Removes the file under a key. */
export async function dropFile(userId: number, key: string): Promise<void> {
  await inStore(userId, 'readwrite', (files) => files.delete(key));
}

/** A draft that grew old, or was lost with its storage, takes its files with it. */
async function dropOld(userId: number): Promise<void> {
  const keys = (await inStore<IDBValidKey[]>(userId, 'readonly', (files) => files.getAllKeys())) ?? [];
  for (const key of keys) {
    if (typeof key === 'string' && !(await keptFile(userId, key))) await dropFile(userId, key);
  }
}

function isKept(value: unknown): value is KeptFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'file' in value &&
    value.file instanceof File &&
    'savedAt' in value &&
    typeof value.savedAt === 'number'
  );
}

/** One request in a database that is opened for it alone: an open one would hold up its removal at the sign-out. */
function inStore<Result>(
  userId: number,
  mode: IDBTransactionMode,
  act: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  return new Promise((done) => {
    try {
      const opening = indexedDB.open(draftFilesOf(userId), 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName));
      opening.addEventListener('error', () => done(undefined));
      opening.addEventListener('blocked', () => done(undefined));
      opening.addEventListener('success', () => {
        const database = opening.result;
        const end = (result?: Result) => {
          database.close();
          done(result);
        };
        try {
          const transaction = database.transaction(storeName, mode);
          const request = act(transaction.objectStore(storeName));
          transaction.addEventListener('complete', () => end(request.result));
          transaction.addEventListener('abort', () => end());
        } catch {
          end();
        }
      });
    } catch {
      done(undefined);
    }
  });
}
