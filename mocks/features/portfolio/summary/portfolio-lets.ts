// What a tenancy brings in and what is owed of it, told in one way wherever it is shown.
import { arrearsOf, type Arrears } from '@/lib/tenancy/arrears';
import { rentPerMonth } from '@/lib/tenancy/rent-per-month';
import type { Row } from '../../../engine/db/database';

type Tenancy = Readonly<Row<'tenancy'>>;
type Transaction = Readonly<Row<'transaction'>>;

/** Whether somebody lives there by it now. */
export const isRunning = ({ status }: Pick<Tenancy, 'status'>) => status === 'current' || status === 'ending';

/** The rent in £ a calendar month, to the penny. */
export const pcmOf = ({ rent, frequency }: Pick<Tenancy, 'rent' | 'frequency'>) =>
  rentPerMonth(rent, frequency);

/** Whether it is rent that has not come yet; a row of a statement is money that has. */
export const isOwedRent = ({ status, direction, category, source }: Transaction) =>
  status === 'outstanding' && direction === 'in' && category === 'rent' && source !== 'import';

/**
 * What is owed of a tenancy by age.
 * @param ledger transactions of this tenancy; those that are no owed rent do not count
 */
export const owedOf = (tenancy: Tenancy, ledger: readonly Transaction[], today: string): Arrears =>
  arrearsOf(ledger.filter(isOwedRent), today, pcmOf(tenancy));
