// What Ava knows of a member: the evaluations they may open by their names and with their figures, and the totals of the homes.
import { formulaOf } from '@/lib/evaluation/formulas/formulas';
import { monthlyPayment } from '@/lib/evaluation/loan/loan';
import { longLoan } from '@/lib/evaluation/projection';
import { purchase } from '@/lib/evaluation/strategies/purchase';
import { taxRates } from '@/lib/evaluation/loan/tax';
import { regionOfNation } from '@/lib/stamp-duty/region';
import type { Database } from '../../../engine/db/database';
import { worked } from '../../evaluations/rules/evaluation-results';
import type { World } from '../../../engine/world/world';
import { evaluationsOf, type EvaluationRow } from '../../evaluations/rules/access';
import { wantedProperties } from '../../portfolio/properties/list';
import { summaryOf } from '../../portfolio/summary/portfolio-summary';
import type { MyPortfolio } from './portfolio';
import type { TalkedAbout } from '../reading/deal';
import type { LetTax } from './section-24';
import { trialOf } from './trial';
import type { MyDeals } from '../reading/deals';

/** Those the member may open, their own first; nothing that lies in the trash. */
const openTo = (world: World, memberId: number): EvaluationRow[] =>
  evaluationsOf(world, memberId)
    .filter(({ deletedAt }) => deletedAt === null)
    .toSorted((one, other) => Number(other.ownerId === memberId) - Number(one.ownerId === memberId));

/** Whose evaluation it is; undefined where it is the member's own. */
const ownerOf = ({ db }: World, { ownerId }: EvaluationRow, memberId: number): string | undefined =>
  ownerId === memberId ? undefined : (db.user.get(ownerId)?.fullName ?? 'another member');

function talkedAbout(row: EvaluationRow, owner: string | undefined, isNamed: boolean): TalkedAbout {
  const { id: uuid, inputs, title } = row;
  const terms = { ...row, region: regionOfNation(row.nation) };
  const { headline, strategies } = worked(row).results;
  return {
    uuid,
    title,
    owner,
    strategy: row.primary,
    nation: row.nation,
    isNamed,
    figureOf: (field) => quoted(headline[field]),
    plainOf: (name) => {
      if (name === 'salePrice')
        return row.primary === 'flip' ? (inputs.exit.salePrice ?? undefined) : undefined;
      if (inputs.price <= 0 || row.primary === 'r2r') return undefined;
      if (name === 'deposit') {
        return inputs.finance.kind === 'mortgage' ? purchase(inputs, terms.region).deposit : undefined;
      }
      const loan = longLoan(inputs, row.primary);
      return loan === null || loan.amount === 0 ? undefined : quoted(monthlyPayment(loan));
    },
    trial: trialOf(row),
    taxed: taxedOf(row),
    stepsOf: (field) => formulaOf(field, inputs, terms, strategies, headline),
  };
}

/** The tax of an evaluation's first year; null of what is sold, undefined where it is not known. */
function taxedOf(row: EvaluationRow): LetTax | null | undefined {
  const { primary, inputs } = row;
  if (primary === 'flip') return null;
  const tax = worked(row).results.strategies[primary]?.tax;
  if (tax === undefined || tax.section24Tax === null) return undefined;
  const isCompany = inputs.tax.ownership === 'company';
  return { tax, isCompany, rate: taxRates(inputs.purchaseDate)[inputs.tax.band] };
}

/**
 * The evaluation whose address the message names, `closed` if the member may not open it; without an address their first one, and
 * the first that is shared with them where they have none.
 */
export function evaluationOf(
  world: World,
  memberId: number,
  text: string,
): TalkedAbout | 'closed' | undefined {
  const named = /evaluations\/([0-9a-f-]{36})|\[\[eval:([0-9a-f-]{36})/i.exec(text);
  const uuid = (named?.[1] ?? named?.[2])?.toLowerCase();
  const rows = openTo(world, memberId);
  const row = uuid === undefined ? rows[0] : rows.find(({ id }) => id === uuid);
  if (row) return talkedAbout(row, ownerOf(world, row, memberId), named !== null);
  return uuid === undefined ? undefined : 'closed';
}

/** The member's evaluations and those shared with them, by their names. */
export function dealsOf(world: World, memberId: number): MyDeals {
  const rows = openTo(world, memberId);
  return {
    names: rows.map((row) => ({
      uuid: row.id,
      title: row.title,
      address: row.address ?? '',
      owner: ownerOf(world, row, memberId),
    })),
    open: (uuid) => {
      const row = rows.find(({ id }) => id === uuid);
      return row && talkedAbout(row, ownerOf(world, row, memberId), true);
    },
  };
}

/**
 * The totals of the member's homes as their list tells them; undefined without a home.
 * @param today ISO
 */
export function portfolioOf(db: Database, ownerId: number, today: string): MyPortfolio {
  const homes = wantedProperties(db, ownerId, {});
  return homes.length === 0 ? undefined : summaryOf(db, ownerId, homes, today);
}

/** A figure that can be told; a return on nothing left in is infinite and has none. */
const quoted = (value: number | string | null) => (typeof value === 'number' ? value : undefined);
