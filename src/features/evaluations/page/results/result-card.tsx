import { useId, type ReactNode } from 'react';
import { Card } from '@/ui/card';

interface ResultCardProps {
  title: string;
  /** The answer of the card, on the right of its title. */
  answer?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A card of results with its heading. */
export function ResultCard({ title, answer, children, className }: ResultCardProps) {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className={`break-inside-avoid [contain-intrinsic-block-size:auto_var(--room,320px)] [content-visibility:auto] print:[content-visibility:visible] ${className ?? ''}`}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="text-md/[22px] font-semibold tracking-tight">
          {title}
        </h2>
        {answer !== undefined && <div className="num text-sm text-ink-2">{answer}</div>}
      </div>
      {children}
    </Card>
  );
}
