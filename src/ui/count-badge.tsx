import { badgeCount } from '@/lib/badge-count';
import { classNames } from './class-names';

interface CountBadgeProps {
  count: number;
  /** What is counted, for screen readers: "unread notifications". Leave out inside a control whose own name says it. */
  label?: string | undefined;
  /** `danger` is the red dot that sits on a corner of an icon button. */
  tone?: 'primary' | 'danger' | undefined;
  className?: string | undefined;
}

/** How many wait to be seen; nothing at 0 and "20+" from 20 on. */
export function CountBadge({ count, label, tone = 'primary', className }: CountBadgeProps) {
  const text = badgeCount(count);
  if (text === '') return null;
  return (
    <span
      className={classNames(
        'inline-block rounded-[9px] text-center font-semibold tabular-nums',
        tone === 'danger'
          ? 'absolute top-[3px] right-0.5 min-w-[17px] bg-danger-solid px-1 text-[10.5px]/[17px] text-on-danger ring-2 ring-canvas'
          : 'min-w-5 bg-primary px-1.5 text-[11px]/[18px] text-on-primary',
        className,
      )}
    >
      <span aria-hidden>{text}</span>
      {label !== undefined && (
        <span className="sr-only">
          {text} {label}
        </span>
      )}
    </span>
  );
}
