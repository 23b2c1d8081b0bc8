import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';

interface SettingsRowProps {
  title: string;
  text?: ReactNode;
  /** The id to which an address of the page can lead. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** One section of a page of settings: what it is on the left, its controls on the right; one above the other where it is narrow. */
export function SettingsRow({ title, text, id, className, children }: SettingsRowProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={classNames(
        'grid min-w-0 grid-cols-1 gap-4 border-line-subtle p-(--card-p) not-first:border-t light:border-line @[40rem]:grid-cols-[minmax(0,200px)_minmax(0,1fr)] @[40rem]:gap-8 @[40rem]:p-6 @[52rem]:grid-cols-[minmax(0,250px)_minmax(0,1fr)]',
        className,
      )}
    >
      <div className="min-w-0">
        <h2 id={heading} className="text-md/[22px] font-semibold tracking-tight">
          {title}
        </h2>
        {text !== undefined && <p className="mt-0.5 text-sm text-pretty text-ink-2">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
