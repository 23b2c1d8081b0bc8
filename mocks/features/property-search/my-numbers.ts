// ROI and cash flow of listings under a profile of the asker: worked out as the client does it for its cards.
import { londonDay } from '@/lib/dates/calendar-day';
import { myFigures, type MyFigures } from '@/lib/property-search/my-figures';
import type { Schema } from '../../engine/contract/contract';
import type { Call } from '../../engine/answers/operation';
import type { Row } from '../../engine/db/database';
import { invalid } from '../../engine/requests/refusal';
import type { Facts } from './ai/match';
import { townOf } from './seeds/areas';

type Request = Schema<'ListingSearchRequest'>;
type Wish = Pick<Request, 'settingsId' | 'minRoi' | 'minCashFlowPcm' | 'sort'>;
type Applied = NonNullable<Schema<'ListingSearchResult'>['applied']>;
type Profile = Readonly<Row<'evaluationSetting'>>;

const isMine = (sort: Request['sort']): sort is '-roi' | '-cashFlowPcm' =>
  sort === '-roi' || sort === '-cashFlowPcm';

/** The order that needs nobody's settings. */
export const plainSort = (sort: Request['sort']) => (isMine(sort) ? undefined : sort);

/** A changed profile or listing is another object. */
const known = new WeakMap<Profile, WeakMap<Facts, MyFigures | null>>();

function figuresOf(row: Facts, profile: Profile, day: string): MyFigures | null {
  const ofProfile = known.get(profile) ?? new WeakMap<Facts, MyFigures | null>();
  known.set(profile, ofProfile);
  const before = ofProfile.get(row);
  if (before !== undefined) return before;
  const figures = myFigures({ ...row, nation: townOf(row.town).nation }, profile, day);
  ofProfile.set(row, figures);
  return figures;
}

/** The rows that pass, in the asked-for order with unknown figures last, and what was applied. Throws 422 without a profile of mine. */
export function byMyNumbers(call: Call, rows: Facts[], wish: Wish): { rows: Facts[]; applied: Applied } {
  const { settingsId, minRoi, minCashFlowPcm, sort } = wish;
  const applied: Applied = [
    ...(minRoi === undefined ? [] : (['minRoi'] as const)),
    ...(minCashFlowPcm === undefined ? [] : (['minCashFlowPcm'] as const)),
    ...(isMine(sort) ? [sort] : []),
  ];
  if (applied.length === 0) return { rows, applied };
  const profile = settingsId === undefined ? undefined : call.world.db.evaluationSetting.get(settingsId);
  if (profile?.ownerId !== call.me().id) {
    throw invalid({ settingsId: ['Choose one of your own profiles'] });
  }
  const day = londonDay(call.world.clock.now());
  const figureOf = (row: Facts, name: 'roi' | 'cashFlowPcm') => {
    const value = figuresOf(row, profile, day)?.[name] ?? null;
    return value === 'infinite' ? Infinity : value;
  };
  const passes = (row: Facts, name: 'roi' | 'cashFlowPcm', least: number | undefined) => {
    if (least === undefined) return true;
    const value = figureOf(row, name);
    return value !== null && value >= least;
  };
  const found = rows.filter(
    (row) => passes(row, 'roi', minRoi) && passes(row, 'cashFlowPcm', minCashFlowPcm),
  );
  if (!isMine(sort)) return { rows: found, applied };
  const name = sort === '-roi' ? 'roi' : 'cashFlowPcm';
  const size = (row: Facts) => figureOf(row, name) ?? -Infinity;
  return { rows: found.toSorted((a, b) => size(b) - size(a) || 0), applied };
}
