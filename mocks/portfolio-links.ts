// What property records read and write of the tables beside them: money, tenancies, companies, evaluations.
import type { Database } from './db/database';

/** The columns that are read; the tables hold more. */
export interface LinkedRows {
  mortgage: { id: string; ownerId: number; propertyId: string; balance: number; fixEnds: string | null };
  tenancy: {
    id: string;
    ownerId: number;
    propertyId: string;
    roomId: string | null;
    tenants: readonly string[];
    rent: number;
    frequency: 'weekly' | 'fortnightly' | 'four_weekly' | 'monthly' | 'quarterly' | 'annual';
    status: 'prospective' | 'approved' | 'current' | 'ending' | 'ended' | 'rejected';
    /** Kept or derived by who answers tenancies; zero where it is not kept. */
    arrears?: number;
  };
  transaction: {
    id: string;
    ownerId: number;
    propertyId: string | null;
    contactId: string | null;
    date: string;
    direction: 'in' | 'out';
    amount: number;
    category: string;
    status: 'expected' | 'outstanding' | 'confirmed' | 'reconciled' | 'void';
    description: string;
    updatedAt: string;
  };
  renewalDate: {
    id: string;
    ownerId: number;
    propertyId: string | null;
    kind: string;
    dueOn: string;
    naReason: string | null;
  };
  evaluation: { id: string; ownerId: number; propertyId: string | null; title: string; version: number };
  company: { id: string; ownerId: number; name: string };
  propertyViewing: { id: string; ownerId: number; agentContactId: string | null };
}

export interface LinkedTable<Row> {
  get(id: string): Readonly<Row> | undefined;
  by(column: 'ownerId', ownerId: number): readonly Readonly<Row>[];
  add(row: object): Readonly<Row>;
  update(id: string, patch: Partial<Row>): Readonly<Row>;
}

export type LinkedTables = { readonly [Name in keyof LinkedRows]?: LinkedTable<LinkedRows[Name]> };

/** The tables that this world has. One that is not there counts as empty. */
export function linkedTables(db: Database): LinkedTables {
  // Tables go by these names; their rows have at least these columns.
  return db as unknown as LinkedTables;
}

/** The rows of a member; none without the table. */
export function linkedOf<Name extends keyof LinkedRows>(
  db: Database,
  name: Name,
  ownerId: number,
): readonly Readonly<LinkedRows[Name]>[] {
  return linkedTables(db)[name]?.by('ownerId', ownerId) ?? [];
}

const monthly: Readonly<Record<LinkedRows['tenancy']['frequency'], number>> = {
  weekly: 52 / 12,
  fortnightly: 26 / 12,
  four_weekly: 13 / 12,
  monthly: 1,
  quarterly: 1 / 3,
  annual: 1 / 12,
};

/** A rent in £ a calendar month. */
export const pcmOf = ({ rent, frequency }: Pick<LinkedRows['tenancy'], 'rent' | 'frequency'>) =>
  rent * monthly[frequency];

/** Whether somebody lives there by it now. */
export const isRunning = ({ status }: Pick<LinkedRows['tenancy'], 'status'>) =>
  status === 'current' || status === 'ending';
