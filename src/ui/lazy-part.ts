import { useEffect, useState } from 'react';

/**
 * A piece of code that is fetched when first needed: null until then. Called again after a failure whenever `isNeeded`
 * turns true anew, so that one lost request does not break the part for good.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, isNeeded: boolean, onFailure?: () => void) {
  const [part, setPart] = useState<{ value: Part } | null>(null);
  const isMissing = isNeeded && part === null;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    load().then(
      (value) => isGone || setPart({ value }),
      () => isGone || onFailure?.(),
    );
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- load and onFailure say the same thing at every render
  }, [isMissing]);
  return part?.value ?? null;
}
