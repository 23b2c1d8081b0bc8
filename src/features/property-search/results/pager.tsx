import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { buttonClass } from '@/ui/button/button-class';
import { addressOf, type PropertySearch } from '../search/search-address';

interface PagerProps {
  view: PropertySearch;
  totalPages: number;
}

/** The way to the pages before and after; absent where there is one. */
export function Pager({ view, totalPages }: PagerProps) {
  if (totalPages <= 1) return null;
  const { page } = view;
  const look = buttonClass({ variant: 'outline', size: 'sm' });
  const to = (next: number) => addressOf({ ...view, page: next });
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-center gap-3">
      {page > 1 && (
        <Link to="/property-search" search={to(Math.min(page - 1, totalPages))} rel="prev" className={look}>
          <ChevronLeft aria-hidden size={16} />
          Previous
        </Link>
      )}
      <p className="num text-sm text-ink-2">{`Page ${page} of ${totalPages}`}</p>
      {page < totalPages && (
        <Link to="/property-search" search={to(page + 1)} rel="next" className={look}>
          Next
          <ChevronRight aria-hidden size={16} />
        </Link>
      )}
    </nav>
  );
}
