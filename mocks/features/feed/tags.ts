import { feedOf } from './choice';
import type { OperationsOf } from '../../engine/answers/operation';
import { newestFirst } from '../../engine/answers/paging';

const dayMs = 24 * 3_600_000;
const days = 7;
const most = 5;

export const tagOperations = {
  listTrendingTags(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const since = new Date(clock.now().getTime() - days * dayMs).toISOString();
    const counted = new Map<string, { tag: string; count: number }>();
    const wanted = call.query.get('query')?.toLowerCase();
    const posts = feedOf(db, 'for-you', me.id).filter(
      ({ createdAt }) => wanted !== undefined || createdAt >= since,
    );
    for (const { tags, createdAt } of posts.toSorted(newestFirst)) {
      for (const [key, tag] of new Map(tags.map((each) => [each.toLowerCase(), each]))) {
        if (!key.startsWith(wanted ?? '')) continue;
        const known = counted.get(key);
        const count = (known?.count ?? 0) + (createdAt >= since ? 1 : 0);
        counted.set(key, { tag: known?.tag ?? tag, count });
      }
    }
    const data = [...counted.values()].toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
    return { status: 200, body: { data: data.slice(0, most) } };
  },
} satisfies OperationsOf<'listTrendingTags'>;
