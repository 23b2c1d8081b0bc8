import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/states/empty-state';

interface PageMessageProps {
  /** The browser tab's title, without the product's name. */
  tab: string;
  icon: ReactNode;
  /** What there is to say; the page's heading. */
  title: string;
  text: ReactNode;
  /** What helps on the spot, between the words and the links. */
  help?: ReactNode;
  /** One or two links or buttons; the first is the way on. */
  actions: ReactNode;
  /** It came without being asked for, so it is read out at once. */
  isAlert?: boolean;
}

/** A page that is one message: missing, forbidden, broken, outdated, or not open yet. */
export function PageMessage({ tab, icon, title, text, help, actions, isAlert = false }: PageMessageProps) {
  return (
    <div role={isAlert ? 'alert' : undefined} className="mx-auto max-w-xl py-16">
      <title>{`${tab} · Tiebeam`}</title>
      <EmptyState
        icon={icon}
        title={title}
        headingLevel={1}
        text={text}
        action={
          <div className="flex flex-wrap justify-center gap-x-2 gap-y-4">
            {help}
            {actions}
          </div>
        }
      />
    </div>
  );
}
