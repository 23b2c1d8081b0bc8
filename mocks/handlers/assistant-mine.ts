// What Ava knows of a member: the evaluations by their names and with their figures, and the totals of the homes.
import { formulaOf } from '@/lib/evaluation/formulas';
import { monthlyPayment } from '@/lib/evaluation/loan';
import { longLoan } from '@/lib/evaluation/projection';
import { purchase } from '@/lib/evaluation/purchase';
import { regionOfNation } from '@/lib/stamp-duty/region';
import type { Database, Row } from '../db/database';
import { worked } from '../evaluation-results';
import { wantedProperties } from './portfolio-properties-list';
import { summaryOf } from '../portfolio-summary';
import type { MyPortfolio } from './assistant-portfolio';
import type { TalkedAbout } from './assistant-deal';
import type { MyDeals } from './assistant-deals';

const mine = (db: Database, ownerId: number) =>
  db.evaluation.by('ownerId', ownerId).filter(({ deletedAt }) => deletedAt === null);

function talkedAbout(row: Readonly<Row<'evaluation'>>, isNamed: boolean): TalkedAbout {
  const { id: uuid, inputs, title } = row;
  const terms = { ...row, region: regionOfNation(row.nation) };
  const { headline, strategies } = worked(row).results;
  return {
    uuid,
    title,
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
    stepsOf: (field) => formulaOf(field, inputs, terms, strategies, headline),
  };
}

/** The evaluation whose address the message names, if it is the member's; without an address their first one. */
export function evaluationOf(db: Database, ownerId: number, text: string): TalkedAbout | undefined {
  const named = /evaluations\/([0-9a-f-]{36})|\[\[eval:([0-9a-f-]{36})/i.exec(text);
  const uuid = (named?.[1] ?? named?.[2])?.toLowerCase();
  const rows = mine(db, ownerId);
  const row = uuid === undefined ? rows[0] : rows.find(({ id }) => id === uuid);
  return row && talkedAbout(row, named !== null);
}

/** The member's evaluations by their names. */
export function dealsOf(db: Database, ownerId: number): MyDeals {
  const rows = mine(db, ownerId);
  return {
    names: rows.map(({ id, title, address }) => ({ uuid: id, title, address: address ?? '' })),
    open: (uuid) => {
      const row = rows.find(({ id }) => id === uuid);
      return row && talkedAbout(row, true);
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
