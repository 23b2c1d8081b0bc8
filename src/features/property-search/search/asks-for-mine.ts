import type { MyLeast, Sort } from './search-address';

/** Whether a search asks for anything that rests on my own settings. */
export const asksForMine = ({
  mine,
  sort,
}: {
  mine?: MyLeast | undefined;
  sort?: Sort | undefined;
}): boolean => mine !== undefined || sort === '-roi' || sort === '-cashFlowPcm';
