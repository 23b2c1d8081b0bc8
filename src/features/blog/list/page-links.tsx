import { Link } from '@tanstack/react-router';
import type { BlogSearch } from '../blog-text';

/** The pages of the list, each with an address of its own; nothing where there is one. */
export function PageLinks({ search, totalPages }: { search: BlogSearch; totalPages: number }) {
  if (totalPages < 2) return null;
  const current = search.page ?? 1;
  return (
    <nav aria-label="Pages" className="mt-8">
      <ul className="flex flex-wrap gap-1.5">
        {Array.from({ length: totalPages }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Link
              to="/blog"
              search={{ ...search, page: page === 1 ? undefined : page }}
              aria-label={`Page ${page}`}
              aria-current={page === current ? 'page' : undefined}
              className="touch-target relative grid size-9 place-items-center rounded-[9px] border border-line text-sm tabular-nums hover:border-line-control aria-[current=page]:border-primary aria-[current=page]:font-semibold"
            >
              {page}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
