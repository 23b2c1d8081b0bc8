import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on the page, for what an answer that comes late may do. */
export function useIsHere(): Readonly<RefObject<boolean>> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
