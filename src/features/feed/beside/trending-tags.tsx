import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { postQueries } from '@/entities/post/queries';
import { Card } from '@/ui/card';
import { safeRows } from '@/ui/rows/safe-rows';

/** What the network has written about most in the last 7 days; absent while nothing is known, or where there is nothing. */
export function TrendingTags() {
  const { data } = useQuery({ ...postQueries.trendingTags(), retry: false, staleTime: 300_000 });
  if (!data || data.data.length === 0) return null;
  return (
    <Card as="section" aria-label="Trending tags">
      <h2 className="mb-1.5 text-[15px]/5.5 font-semibold">Trending tags</h2>
      <ul>
        {safeRows(data.data, 'tag', ({ tag, count }) => (
          <li key={tag}>
            <Link
              to="/"
              search={{ tag }}
              className="group touch-target relative flex min-h-9 items-center justify-between gap-3 text-sm"
            >
              <bdi className="min-w-0 truncate font-medium group-hover:underline">{`#${tag}`}</bdi>
              <span className="num text-ink-3 shrink-0 text-xs">
                {`${count} ${count === 1 ? 'post' : 'posts'}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
