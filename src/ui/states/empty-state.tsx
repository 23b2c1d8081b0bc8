import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  /** What is missing. */
  title: ReactNode;
  /** One line on how to fill it. */
  text?: ReactNode;
  /** Set where it is the whole page or a section: the title is then a heading of that level. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** One button or link. */
  action?: ReactNode;
}

/** Says that there is nothing here yet, and what to do about it. */
export function EmptyState({ icon, title, text, headingLevel, action }: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className="flex flex-col items-center gap-1 px-5 py-7 text-center text-ink-2">
      {icon !== undefined && (
        <span
          aria-hidden
          className="mb-2 grid size-[46px] place-items-center rounded-[14px] bg-surface-3 text-ink-2 [&>svg]:size-[22px]"
        >
          {icon}
        </span>
      )}
      <Title className="text-md/[22px] font-semibold tracking-tight text-ink wrap-anywhere">{title}</Title>
      {text !== undefined && <p className="max-w-prose text-sm text-pretty wrap-anywhere">{text}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
