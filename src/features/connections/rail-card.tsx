import type { ReactNode } from 'react';
import { Card } from '@/ui/card';

/** A titled card of the rail beside the feed. */
export function RailCard({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <h2 className="text-[15px]/5.5 font-semibold">{title}</h2>
        {note && <span className="text-ink-3 text-xs">{note}</span>}
      </div>
      {children}
    </Card>
  );
}
