// The bytes of uploaded files. They stand apart from the tables, because a table is stored anew with every change.
import { clear, createStore, get, set, type UseStore } from 'idb-keyval';

export interface FileStore {
  get(ownerId: string, file: string): Promise<Blob | undefined>;
  put(ownerId: string, file: string, content: Blob): Promise<void>;
  clear(): Promise<void>;
}

const keyOf = (ownerId: string, file: string) => `${ownerId}/${file}`;

/** For hosts that keep nothing. */
export function memoryFiles(): FileStore {
  const files = new Map<string, Blob>();
  return {
    get: async (ownerId, file) => files.get(keyOf(ownerId, file)),
    async put(ownerId, file, content) {
      files.set(keyOf(ownerId, file), content);
    },
    async clear() {
      files.clear();
    },
  };
}

/** For a page: files outlive a reload. Where storage is blocked they live as long as the page. */
export function storedFiles(): FileStore {
  const memory = memoryFiles();
  let store: UseStore | undefined;
  const open = () => (store ??= createStore('tiebeam-mock-server-files', 'files'));
  return {
    async get(ownerId, file) {
      const known = await memory.get(ownerId, file);
      return known ?? (await get<Blob>(keyOf(ownerId, file), open()).catch(() => undefined));
    },
    async put(ownerId, file, content) {
      await memory.put(ownerId, file, content);
      await set(keyOf(ownerId, file), content, open()).catch(() => undefined);
    },
    async clear() {
      await memory.clear();
      await clear(open()).catch(() => undefined);
    },
  };
}
