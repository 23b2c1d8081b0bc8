import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Spinner } from '../states/spinner';

interface ButtonFaceProps {
  isLoading: boolean;
  loadingLabel: string | undefined;
  icon: ReactNode;
  children: ReactNode;
}

/* Icon and label, or spinner and the label of the work. Whatever is not shown still takes its room, so that nothing
   around the button moves; it is drawn by CSS alone or hidden, and never read out. */
export function ButtonFace({ isLoading, loadingLabel, icon, children }: ButtonFaceProps) {
  if (loadingLabel === undefined) {
    if (icon === undefined) return <OverlaidSpinner isLoading={isLoading}>{children}</OverlaidSpinner>;
    return (
      <>
        <IconPlace isLoading={isLoading} icon={icon} />
        <span>{children}</span>
      </>
    );
  }
  const hasIcon = icon !== undefined;
  const busyText = `${loadingLabel}…`;
  return (
    <span className="inline-grid items-center justify-items-center">
      <span className="col-start-1 row-start-1 inline-flex items-center gap-2">
        {(hasIcon || isLoading) && <IconPlace isLoading={isLoading} icon={icon} />}
        <span>{isLoading ? busyText : children}</span>
      </span>
      <span
        aria-hidden
        data-label={isLoading ? plainText(children) : busyText}
        className={classNames(
          'invisible col-start-1 row-start-1 h-0 after:content-[attr(data-label)]',
          (hasIcon || !isLoading) && 'pl-[25px]',
        )}
      />
    </span>
  );
}

function OverlaidSpinner({ isLoading, children }: Pick<ButtonFaceProps, 'isLoading' | 'children'>) {
  return (
    <>
      {isLoading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner size="button" />
        </span>
      )}
      <span className={isLoading ? 'animate-give-way' : undefined}>{children}</span>
    </>
  );
}

function IconPlace({ isLoading, icon }: Pick<ButtonFaceProps, 'isLoading' | 'icon'>) {
  if (!isLoading) return <span className="inline-flex min-w-[17px] justify-center">{icon}</span>;
  return (
    <span className="inline-grid min-w-[17px] place-items-center">
      {icon !== undefined && <span className="invisible col-start-1 row-start-1 inline-flex">{icon}</span>}
      <span className="col-start-1 row-start-1 inline-flex">
        <Spinner size="button" />
      </span>
    </span>
  );
}

function plainText(label: ReactNode) {
  return typeof label === 'string' ? label : '';
}
