import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';

interface SummaryProps {
  children: ReactNode;
  /** Over the whole width, with the chevron at its end; else as wide as its words. */
  isWide?: boolean;
  className?: string;
  onClick?: () => void;
}

/** What opens and closes a `<details>`, with the one chevron that turns while it is open. */
export function Summary({ children, isWide = false, className, onClick }: SummaryProps) {
  return (
    <summary
      onClick={onClick}
      className={classNames(
        'flex cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden',
        isWide ? 'min-h-11 justify-between gap-2' : 'w-fit gap-1 rounded-md max-md:min-h-11',
        className,
      )}
    >
      {children}
      <ChevronDown
        aria-hidden
        size={16}
        className="shrink-0 text-ink-3 transition-transform duration-(--dur-fast) [details[open]>summary>&]:rotate-180"
      />
    </summary>
  );
}
