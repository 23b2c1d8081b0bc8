// The texts of all blog posts. Loaded only when a text is wanted.
import { moneyPosts } from './money';
import { peoplePosts } from './people';

/** By the slug that the post began with. */
export const blogBodies: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...moneyPosts, ...peoplePosts }),
);
