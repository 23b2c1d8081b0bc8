import type { ComponentProps } from 'react';
import { classNames } from './class-names';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form' | undefined;
  /** 20 px of room inside (16 on phones); off for cards whose rows reach the edge. */
  isPadded?: boolean | undefined;
}

/** A surface for one thing. No card stands inside another, save an attachment. */
export function Card({ as = 'div', isPadded = true, className, ...rest }: CardProps) {
  // true: every name of `as` takes the attributes that a div takes
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        'min-w-0 rounded-[14px] border border-line-subtle bg-surface-1 shadow-edge light:border-line light:shadow-xs',
        isPadded && 'p-(--card-p)',
        className,
      )}
    />
  );
}
