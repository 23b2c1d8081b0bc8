import type { Schemas } from '@/api/contract';
import { sumOf } from '@/lib/money/pence';
import type { Mortgage } from './mortgage-type';

type Page = Pick<Schemas['MortgagePage'], 'total' | 'totals'>;
type Loan = Pick<Mortgage, 'balance' | 'rate' | 'monthlyPayment'>;

/**
 * What the mortgages that match come to, in £ and %, without those that are being deleted.
 * @param page the server's totals of all that match
 * @param read those that are loaded
 * @param shown those of them that are not being deleted
 */
export function totalsOfShown(page: Page, read: readonly Loan[], shown: readonly Loan[]): Page {
  if (shown.length === read.length) return page;
  const hidden = read.filter((each) => !shown.includes(each));
  const { balance, monthlyPayment } = page.totals;
  const left = sumOf([balance, ...hidden.map((each) => -each.balance)]);
  const weighted = shown.reduce((sum, each) => sum + each.balance * each.rate, 0);
  return {
    total: page.total - hidden.length,
    totals: {
      balance: left,
      monthlyPayment: sumOf([monthlyPayment, ...hidden.map((each) => -each.monthlyPayment)]),
      // Of some of the loans there is no average of all.
      weightedRate: read.length === page.total && left > 0 ? Math.round((weighted / left) * 100) / 100 : null,
    },
  };
}
