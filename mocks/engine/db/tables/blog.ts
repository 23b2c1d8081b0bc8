import type { Schema } from '../../contract/contract';
import type { TablesOf } from '../table-definition';

interface Blog extends Omit<Schema<'Blog'>, 'author' | 'body' | 'readMinutes' | 'related'> {
  /** The author. */
  ownerId: number;
  /** Null while the text is the seed's, which is loaded when it is wanted and named by the first slug. */
  body: string | null;
  bodyKey: string | null;
}

export interface BlogRows {
  blog: Blog;
}

export const blogTables = {
  blog: { ids: 'uuid', by: ['slug'] },
} as const satisfies TablesOf<BlogRows>;
