import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '@/ui/card';
import type { ConnectionsSearch } from '../list/connections-search';

interface RailCardProps {
  title: string;
  note?: string;
  /** The list on the connections page that shows all of it. */
  all?: ConnectionsSearch;
  children: ReactNode;
}

/** A titled card of the rail beside the feed. */
export function RailCard({ title, note, all, children }: RailCardProps) {
  return (
    <Card as="section" aria-label={title}>
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <h2 className="text-[15px]/5.5 font-semibold">{title}</h2>
        {note && <span className="text-ink-3 text-xs">{note}</span>}
        {all && (
          <Link
            to="/networking/connections"
            search={all}
            aria-label={`See all ${title.toLowerCase()}`}
            className="text-link touch-target relative text-sm hover:underline"
          >
            See all
          </Link>
        )}
      </div>
      {children}
    </Card>
  );
}
