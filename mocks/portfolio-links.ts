// What property records read and write of the tables beside them: money, tenancies, companies, evaluations.
import type { Row } from './db/database';

/** The columns that are read; the tables hold more. */
export interface LinkedRows {
  mortgage: Pick<Row<'mortgage'>, 'id' | 'ownerId' | 'propertyId' | 'balance' | 'fixEnds'>;
  tenancy: Pick<
    Row<'tenancy'>,
    'id' | 'ownerId' | 'propertyId' | 'roomId' | 'tenantIds' | 'rent' | 'frequency' | 'status'
  >;
  transaction: Pick<
    Row<'transaction'>,
    | 'id'
    | 'ownerId'
    | 'propertyId'
    | 'tenancyId'
    | 'contactId'
    | 'date'
    | 'direction'
    | 'amount'
    | 'category'
    | 'status'
    | 'description'
    | 'updatedAt'
  >;
  renewalDate: Pick<Row<'renewalDate'>, 'id' | 'ownerId' | 'propertyId' | 'kind' | 'dueOn' | 'naReason'>;
  evaluation: Pick<Row<'evaluation'>, 'id' | 'ownerId' | 'propertyId' | 'title' | 'version'>;
  company: Pick<Row<'company'>, 'id' | 'ownerId' | 'name'>;
  propertyViewing: Pick<Row<'propertyViewing'>, 'id' | 'ownerId' | 'agentContactId'>;
}

export interface LinkedTable<Linked> {
  get(id: string): Readonly<Linked> | undefined;
  by(column: 'ownerId', ownerId: number): readonly Readonly<Linked>[];
}

/** The tables beside the property records, as far as these read them. */
export type LinkedTables = { readonly [Name in keyof LinkedRows]: LinkedTable<LinkedRows[Name]> };

/** The rows of a member. */
export function linkedOf<Name extends keyof LinkedRows>(
  db: LinkedTables,
  name: Name,
  ownerId: number,
): readonly Readonly<LinkedRows[Name]>[] {
  return db[name].by('ownerId', ownerId);
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
