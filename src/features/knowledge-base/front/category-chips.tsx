import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { articleQueries } from '../article-queries';
import type { KnowledgeSearch } from '../knowledge-search';
import { Pause } from '@/ui/text/pause';

const chip =
  'touch-target relative inline-flex items-center gap-1.5 rounded-full border border-line px-3 py-1.5 text-sm whitespace-nowrap text-ink-2 hover:border-line-control aria-[current]:border-transparent aria-[current]:bg-ink aria-[current]:text-canvas';

/** About as many and as wide as the categories are: until they come, as many rows of chips are kept free. */
const usualWidths = 'w-32 w-20 w-22 w-15 w-17 w-18 w-48 w-31 w-32 w-23 w-23'.split(' ');

/** The categories with how much each holds, and what I saved; each has an address. */
export function CategoryChips({ search }: { search: KnowledgeSearch }) {
  const categories = useQuery(articleQueries.categories());
  // One without its name would be a chip that shows a number alone.
  const named = categories.data?.data.filter(({ name, slug }) => name !== '' && slug) ?? [];
  const { query } = search;
  const words = query === undefined ? {} : { query };
  return (
    <nav
      aria-label="Categories"
      className="-mx-(--gutter) overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none]"
    >
      <ul className="flex gap-2 md:flex-wrap">
        <Chip isCurrent={search.category === undefined && search.saved === undefined} search={words}>
          All
        </Chip>
        {categories.isPending &&
          usualWidths.map((width, at) => (
            <li key={at} className="shrink-0">
              <Skeleton className={`h-[34px] rounded-full ${width}`} />
            </li>
          ))}
        {safeRows(named, ['category', 'none'], ({ id, slug, name, count }) => (
          <Chip key={id} isCurrent={search.category === slug} search={{ ...words, category: slug }}>
            {name}
            <Pause />
            <span className="text-xs font-normal">
              {count}
              <span className="sr-only">{count === 1 ? ' article' : ' articles'}</span>
            </span>
          </Chip>
        ))}
        <Chip isCurrent={search.saved === true} search={{ ...words, saved: true }}>
          Saved
        </Chip>
      </ul>
    </nav>
  );
}

interface ChipProps {
  isCurrent: boolean;
  search: KnowledgeSearch;
  children: ReactNode;
}

function Chip({ isCurrent, search, children }: ChipProps) {
  return (
    <li className="shrink-0">
      <Link
        to="/knowledge-base"
        search={search}
        resetScroll={false}
        aria-current={isCurrent ? 'true' : undefined}
        activeOptions={{ exact: true }}
        className={chip}
      >
        {children}
      </Link>
    </li>
  );
}
