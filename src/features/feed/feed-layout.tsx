import type { ReactNode } from 'react';

/** The feed's column, and a rail beside it where the content is at least 972 px wide; its skeleton has the same shape. */
export function FeedLayout({ children, rail }: { children: ReactNode; rail?: ReactNode }) {
  return (
    <div className="@container mx-auto max-w-(--page-max)">
      <div className="grid grid-cols-[minmax(0,620px)] justify-center gap-8 @min-[972px]:grid-cols-[minmax(0,620px)_var(--rail-w)]">
        <div>{children}</div>
        {rail && (
          <aside aria-label="People" className="hidden @min-[972px]:block">
            {rail}
          </aside>
        )}
      </div>
    </div>
  );
}
