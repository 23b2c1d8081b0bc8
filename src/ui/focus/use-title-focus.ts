import { useEffect, useRef } from 'react';

/** The ref of a page's title with `tabIndex={-1}`: what was pressed is gone, so the focus goes on with the title, which is read out. */
export function useTitleFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return title;
}
