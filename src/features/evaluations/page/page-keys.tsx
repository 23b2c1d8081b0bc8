import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { usePageKeys } from './use-page-keys';

/** Hears the keys of the page. */
export function PageKeys(props: { areLettersOn: boolean; onStrategy: (strategy: Strategy) => void }) {
  usePageKeys(props);
  return null;
}
