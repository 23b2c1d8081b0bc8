import { useRef, type ReactNode } from 'react';
import { useFocusAfterRemoval } from './use-focus-after-removal';

interface KeptFocusProps {
  /** What the rows say in `data-row`, in their order. */
  ids: readonly (number | string)[];
  children: ReactNode;
}

/** Around a list: a row that goes away with the focus gives it to the one that comes in its place, else to the list. */
export function KeptFocus({ ids, children }: KeptFocusProps) {
  const area = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(area, ids);
  return (
    <div ref={area} tabIndex={-1} className="outline-hidden">
      {children}
    </div>
  );
}
