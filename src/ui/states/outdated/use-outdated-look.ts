import { useDebounced } from '../../input/rested/use-debounced';

/** An answer that comes sooner replaces what is there without a flicker, and without laying it out twice. Milliseconds. */
const noticedMs = 150;

/** The look of an answer to the question before, while the next one is on its way: dimmed once that takes a moment. */
export function useOutdatedLook(isOutdated: boolean): string {
  const isNoticed = useDebounced(isOutdated, noticedMs);
  return isOutdated && isNoticed ? 'opacity-60' : '';
}
