import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import { focusRoom } from '@/ui/page/focus-room';

interface AdminPageProps {
  title: string;
  text?: ReactNode;
  /** What can be done with the whole page. */
  action?: ReactNode;
  children: ReactNode;
}

/** The heading of each page under Admin. */
export function AdminPage({ title, text, action, children }: AdminPageProps) {
  return (
    <div className={classNames('mx-auto max-w-(--page-max) pb-24', focusRoom)}>
      <title>{`${title} · Admin · Tiebeam`}</title>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <h1 className="font-display text-2xl tracking-display font-bold">{title}</h1>
          {text !== undefined && <p className="max-w-prose text-sm text-pretty text-ink-2">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
