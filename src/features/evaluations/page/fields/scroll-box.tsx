import type { ReactNode } from 'react';

/** A table that may be wider than its place; the keyboard reaches it too, to scroll it. */
export function ScrollBox({
  label,
  isStop = true,
  children,
}: {
  label: string;
  /** Whether the keyboard stops at it; a table that never is too wide needs no stop. */
  isStop?: boolean;
  children: ReactNode;
}) {
  const stop = isStop ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    // What scrolls must be reachable by keyboard (WCAG 2.1.1), and holds its hidden words, which else would widen the page.
    <div className="relative overflow-x-auto" {...stop}>
      {children}
    </div>
  );
}
