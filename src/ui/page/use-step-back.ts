import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

interface StepBack {
  /** The page's own path. */
  path: string;
  isOpen: boolean;
  /** Takes it out of the address. */
  onWithout: () => void;
}

/**
 * Ends what an address holds open over its page: one step back where it was opened from that page, else `onWithout`. Where it was
 * closed because another page is on its way, that page is all there is to do.
 */
export function useStepBack({ path, isOpen, onWithout }: StepBack): () => void {
  const { history } = useRouter();
  const [hasPage, setHasPage] = useState(!isOpen);
  if (!isOpen && !hasPage) setHasPage(true);
  return () => {
    const { href, pathname } = history.location;
    if (pathname !== path) return;
    // A link closes what lies over its page before it leaves: only a moment later is it known whether it led on.
    setTimeout(() => {
      if (history.location.href !== href) return;
      if (hasPage) history.back();
      else onWithout();
    });
  };
}
