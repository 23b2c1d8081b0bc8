import { feedOf } from './feed-choice';
import type { OperationsOf } from './operation';
import { newestFirst } from './paging';

const dayMs = 24 * 3_600_000;
const days = 7;
const most = 5;

export const tagOperations = {
  listTrendingTags(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const since = new Date(clock.now().getTime() - days * dayMs).toISOString();
    const counted = new Map<string, { tag: string; count: number }>();
    const recent = feedOf(db, 'for-you', me.id).filter(({ createdAt }) => createdAt >= since);
    for (const { tags } of recent.toSorted(newestFirst)) {
      for (const [key, tag] of new Map(tags.map((each) => [each.toLowerCase(), each]))) {
        const known = counted.get(key);
        counted.set(key, { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 });
      }
    }
    const data = [...counted.values()].toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
    return { status: 200, body: { data: data.slice(0, most) } };
  },
} satisfies OperationsOf<'listTrendingTags'>;
