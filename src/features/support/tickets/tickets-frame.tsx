import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusOnMount } from '@/ui/focus/focus-on-mount';

interface TicketsFrameProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** A page below the list: it leads back there, and its heading has the focus. */
  isInner?: boolean;
  children: ReactNode;
}

/** The heading of each page under Support, and the way back to the list. */
export function TicketsFrame({ title, text, action, isInner = false, children }: TicketsFrameProps) {
  return (
    <div className="pb-24">
      <title>{`${title} · Settings · Tiebeam`}</title>
      {isInner && (
        <Link
          to="/settings/support"
          className="touch-target relative mb-2 inline-flex items-center gap-1.5 text-sm font-medium text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden size={16} />
          All tickets
        </Link>
      )}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <h1
            ref={isInner ? focusOnMount : undefined}
            tabIndex={isInner ? -1 : undefined}
            className="font-display text-2xl tracking-display font-bold outline-none"
          >
            {title}
          </h1>
          {text !== undefined && <div className="max-w-prose text-sm text-pretty text-ink-2">{text}</div>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
