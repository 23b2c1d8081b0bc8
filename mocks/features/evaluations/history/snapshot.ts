// A deal as somebody sees it who has no part in it: no more than its owner shows.
import type { Schema } from '../../../engine/contract/contract';
import type { World } from '../../../engine/world/world';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import type { EvaluationRow } from '../rules/access';
import { authorView } from '../../../engine/answers/views';

type Shows = Schema<'EvaluationShows'>;

const bandPounds = 25_000;

/** @param expiresAt when the link by which it is seen ends; null for a published deal */
export function sharedSnapshot(
  { db }: World,
  row: EvaluationRow,
  shows: Shows,
  expiresAt: string | null,
): Schema<'EvaluationSnapshot'> {
  const { headline } = row.results;
  const from = Math.floor(headline.price / bandPounds) * bandPounds;
  const { grossYield, netYield, roi, roce, icr } = headline;
  const { stampDuty, totalCost, cashInvested, cashFlowPcm, moneyLeftIn, profit } = headline;
  return {
    access: 'snapshot',
    id: row.id,
    uuid: row.id,
    owner: authorView(db, row.ownerId),
    // A title is often an address.
    title: shows.address ? row.title : titleWithout(row),
    address: shows.address ? row.address : null,
    outcode: row.outcode,
    nation: row.nation,
    region: row.region,
    strategies: row.strategies,
    primary: row.primary,
    price: shows.price ? headline.price : null,
    priceBand: { from, to: from + bandPounds },
    figures: { grossYield, netYield, roi, roce, icr },
    // Stamp duty alone would tell the price.
    costs:
      shows.price && shows.costs
        ? { stampDuty, totalCost, cashInvested, cashFlowPcm, moneyLeftIn, profit }
        : null,
    expiresAt,
    createdAt: row.createdAt,
  };
}

/** What a deal is called where its address is not shown. */
export const titleWithout = ({ primary, outcode }: Pick<EvaluationRow, 'primary' | 'outcode'>): string =>
  `${strategyNames[primary]}${outcode === null ? '' : ` in ${outcode}`}`;
