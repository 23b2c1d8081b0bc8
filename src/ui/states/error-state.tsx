import { CircleAlert, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';

interface ErrorStateProps {
  icon?: ReactNode;
  /** What failed: "Couldn't load your deals". */
  title: string;
  /** What is safe, and what to do. */
  text?: ReactNode;
  /** Set where it is the whole page or a section: the title is then a heading of that level. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Leave out where trying again cannot help. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
}

/** Stands where something failed to load. It is announced at once. */
export function ErrorState({ icon, title, text, headingLevel, onRetry, isRetrying }: ErrorStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div role="alert" className="flex flex-col items-center gap-1 px-5 py-7 text-center text-ink-2">
      <span
        aria-hidden
        className="mb-2 grid size-[46px] place-items-center rounded-[14px] bg-red-bg text-red-ink [&>svg]:size-[22px]"
      >
        {icon ?? <CircleAlert strokeWidth={1.6} />}
      </span>
      <Title className="text-md/[22px] font-semibold tracking-tight text-ink">{title}</Title>
      {text !== undefined && <p className="max-w-prose text-sm text-pretty wrap-anywhere">{text}</p>}
      {onRetry && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          icon={<RefreshCw aria-hidden size={15} strokeWidth={1.75} />}
          isLoading={isRetrying}
          loadingLabel="Retrying"
          onClick={onRetry}
        >
          Retry
        </Button>
      )}
    </div>
  );
}
