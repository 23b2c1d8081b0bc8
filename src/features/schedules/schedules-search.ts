import type { RawSearch } from '@/lib/links/raw-search';
import { kinds, type ScheduleKind } from './schedule-kinds';

// The keys of the record are the kinds.
const names = Object.keys(kinds) as ScheduleKind[];

/** The kind that an address asks for; works for what it can’t mean. */
export const readKind = ({ kind }: RawSearch<'kind'>): ScheduleKind =>
  names.find((each) => each === kind) ?? 'works';
