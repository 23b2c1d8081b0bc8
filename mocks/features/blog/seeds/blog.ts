import type { Tables } from '../../../engine/db/database';
import { posts } from './posts';
import { before } from '../../../engine/seeds/moments';
import type { WorldSize } from '../../../engine/seeds/world-size';

export function seedBlogs(tables: Tables, now: Date, _size: WorldSize): void {
  tables.blog.addAll(
    posts.map(({ slug, title, excerpt, author, category, cover, daysAgo, status }, index) => {
      const at = before(now, { days: daysAgo, hours: 2, minutes: index });
      const writtenAt = before(now, { days: Math.max(daysAgo, 0) + 3, minutes: index });
      return {
        ownerId: author,
        slug,
        title,
        excerpt,
        cover: cover === null ? null : `${author}/media/${cover}.svg`,
        category,
        body: null,
        bodyKey: slug,
        status: status ?? 'published',
        publishedAt: status === undefined ? at : null,
        scheduledFor: status === 'scheduled' ? at : null,
        createdAt: writtenAt,
        updatedAt: writtenAt,
      };
    }),
  );
}
