import type { ReactNode } from 'react';

/** A titled card of the rail beside the feed. */
export function RailCard({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="border-line-subtle light:border-line bg-surface-1 shadow-edge light:shadow-xs rounded-[14px] border p-(--card-p)"
    >
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <h2 className="text-[15px]/5.5 font-semibold">{title}</h2>
        {note && <span className="text-ink-3 text-xs">{note}</span>}
      </div>
      {children}
    </section>
  );
}
