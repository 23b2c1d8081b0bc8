import type { ReactNode } from 'react';
import { WhenVisible } from './lazy/when-visible';

/** A page of one column at most 620 px wide; 972 px where the content has room for a rail beside it, as the feed. */
export function RailPage({ children }: { children: ReactNode }) {
  return (
    <div className="@container mx-auto max-w-[972px]">
      <div className="mx-auto max-w-[620px] @min-[972px]:max-w-none">{children}</div>
    </div>
  );
}

interface WithRailProps {
  children: ReactNode;
  /** Says what the rail is about. */
  label?: string;
  /** Left out while nothing is known of it, as in a skeleton: its place stays. */
  rail?: ReactNode;
}

/** Inside a `RailPage`: the column, and beside it a rail that asks the server for nothing until there is room to see it. */
export function WithRail({ children, label, rail }: WithRailProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @min-[972px]:grid-cols-[minmax(0,620px)_var(--rail-w)]">
      <div className="min-w-0">{children}</div>
      {rail && (
        <aside aria-label={label} className="hidden @min-[972px]:block">
          <WhenVisible>
            <div className="flex flex-col gap-3.5">{rail}</div>
          </WhenVisible>
        </aside>
      )}
    </div>
  );
}
