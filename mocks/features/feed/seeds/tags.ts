import type { Tables } from '../../../engine/db/database';
import { tagsOf } from '../activity/tags';
import type { Topic } from './post-texts';

/** What members call a subject when they want to be found by it. */
export const tagOf: Readonly<Partial<Record<Topic, string>>> = {
  buying: 'buying',
  refurb: 'refurb',
  lending: 'mortgages',
  auction: 'auction',
  hmo: 'HMO',
  epc: 'EPC',
  tax: 'tax',
  tenants: 'lettings',
  scotland: 'Scotland',
  wales: 'Wales',
};

/** Adds a hashtag to two posts in three. Runs last, because the other seeds choose posts by topic. */
export function seedTags(tables: Tables, topics: ReadonlyMap<number, Topic>): void {
  for (const { id, content } of tables.post.all()) {
    const tag = tagOf[topics.get(id) ?? 'life'];
    const isTagged = tag !== undefined && id % 3 !== 0 && !content.includes('#');
    const text = isTagged ? `${content}\n\n#${tag}` : content;
    tables.post.update(id, { content: text, tags: tagsOf(text) });
  }
}
