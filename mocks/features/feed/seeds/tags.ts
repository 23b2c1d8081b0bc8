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

/** Two posts in three say what they are about; last of all, since the other seeds go by the subject. */
export function seedTags(tables: Tables, topics: ReadonlyMap<number, Topic>): void {
  for (const { id, content } of tables.post.all()) {
    const tag = tagOf[topics.get(id) ?? 'life'];
    const told =
      tag === undefined || id % 3 === 0 || content.includes('#') ? content : `${content}\n\n#${tag}`;
    tables.post.update(id, { content: told, tags: tagsOf(told) });
  }
}
