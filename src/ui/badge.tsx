import type { ReactNode } from 'react';
import { classNames } from './class-names';

const tones = {
  neutral: 'border-line bg-surface-3 text-ink-2',
  teal: 'border-teal-line bg-teal-bg text-teal-ink',
  rose: 'border-rose-line bg-rose-bg text-rose-ink',
  tan: 'border-tan-line bg-tan-bg text-tan-ink',
  purple: 'border-purple-line bg-purple-bg text-purple-ink',
  red: 'border-red-line bg-red-bg text-red-ink',
  amber: 'border-amber-line bg-amber-bg text-amber-ink',
  green: 'border-green-line bg-green-bg text-green-ink',
};

export type BadgeTone = keyof typeof tones;

interface BadgeProps {
  tone?: BadgeTone | undefined;
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A short state, always in words: colour never says it alone. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-[22px] max-w-full items-center gap-1 rounded-sm border px-2 text-xs leading-none font-[550] md:whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon !== undefined && (
        <span aria-hidden className="inline-flex shrink-0">
          {icon}
        </span>
      )}
      <span className="leading-[18px] md:truncate">{children}</span>
    </span>
  );
}
