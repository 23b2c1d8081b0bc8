import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { postQueries } from '@/entities/post/queries';
import { Card } from '@/ui/card';
import { safeRows } from '@/ui/rows/safe-rows';
import { relatedDeals } from './related';

/** Figures of a deal in its row. */
const shownFigures = 2;

/** Below a shared deal: up to three others like it, each leading to its post; absent while there are none. */
export function RelatedDeals({ post }: { post: Schemas['Post'] }) {
  const { data } = useQuery(postQueries.newest({ feed: 'deals', sort: 'latest' }));
  const related = relatedDeals(post, data?.data ?? []);
  if (related.length === 0) return null;
  return (
    <Card as="section" aria-label="Related deals" className="mt-4">
      <h2 className="mb-1.5 text-[15px]/5.5 font-semibold">Related deals</h2>
      <ul className="-mx-2">
        {safeRows(related, 'deal', (other) => (
          <li key={other.id}>
            <RelatedDeal post={other} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RelatedDeal({ post: { id, authUser, attachment } }: { post: Schemas['Post'] }) {
  if (!attachment) return null;
  const { title, subtitle, figures } = attachment.snapshot;
  return (
    <Link
      to="/$username/post/$postId"
      params={{ username: authUser.username, postId: id }}
      className="hover:bg-hover flex flex-wrap items-center gap-x-4 gap-y-0.5 rounded-md px-2 py-2"
    >
      <span className="min-w-0 flex-1 basis-48">
        <bdi className="block truncate text-sm font-medium">{title}</bdi>
        <span className="text-ink-3 block truncate text-xs">
          {subtitle}
          {' · '}
          <bdi>{authUser.fullName}</bdi>
        </span>
      </span>
      <span className="flex gap-x-4">
        {figures.slice(0, shownFigures).map(({ label, value }) => (
          <span key={label} className="block">
            <span className="text-ink-3 block text-xs/4">{label}</span>
            <span className="num block text-sm font-semibold">{value}</span>
          </span>
        ))}
      </span>
    </Link>
  );
}
