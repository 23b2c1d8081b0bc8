import type { Transaction } from '../transaction';

/** How many of these transactions wait in the inbox to be confirmed, and how many are only expected on a later day. */
export function unsettledOf(rows: readonly Pick<Transaction, 'status'>[]) {
  const count = (wanted: Transaction['status']) => rows.filter(({ status }) => status === wanted).length;
  return { toConfirm: count('outstanding'), expected: count('expected') };
}
