import type { ReactNode } from 'react';

/** What a calculator found: read out when it changes. */
export function Answer({
  label,
  children,
  working,
}: {
  label: string;
  children: string;
  working: ReactNode;
}) {
  return (
    <div className="mt-4 rounded-[11px] bg-surface-2 px-4 py-3">
      <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="text-sm text-ink-2">{label}</span>
        <span className="num text-xl font-semibold">{children}</span>
      </p>
      {working !== null && <p className="num mt-1 text-xs text-pretty text-ink-3">{working}</p>}
    </div>
  );
}
