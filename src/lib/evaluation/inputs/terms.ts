import type { Nation, Region } from '@/lib/stamp-duty/region';
import type { Strategy } from './inputs';
import type { RoceBasis } from '../strategies/returns';

/** What a deal is worked out under, besides its figures. */
export interface Terms {
  region: Region;
  nation: Nation;
  /** First half of the postcode, when it is known. */
  outcode: string | null;
  /** Worked out side by side. */
  strategies: readonly Strategy[];
  /** The one that the headline tells. */
  primary: Strategy;
  roceBasis: RoceBasis;
}
