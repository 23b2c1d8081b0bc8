// Which mortgage a registered charge may secure (product N10): the register names a lender, never an account.

/** Words that say what a lender is, not which. */
const legalForms = new Set([
  'plc',
  'limited',
  'ltd',
  'llp',
  'the',
  'company',
  'co',
  'uk',
  'trustee',
  'trustees',
]);

const lenderWords = (name: string) =>
  (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !legalForms.has(word));

/** Whether two names are of one lender: `Calder Bank PLC` and `Calder Bank`. All words of the shorter begin the longer. */
export function isSameLender(a: string, b: string): boolean {
  const [one, other] = [lenderWords(a), lenderWords(b)];
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length > 0 && short.every((word, at) => word === long[at]);
}

interface Loan {
  companyId: string | null;
  lender: string;
  balance: number;
  startDate: string;
  chargeCode: string | null;
}

interface Secured {
  personsEntitled: readonly string[];
  /** ISO day. */
  createdOn: string;
}

const daysApart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b));

/**
 * The mortgages that a charge of a company may secure, the likeliest first: those without a charge that the company borrowed, or that
 * name no borrower, with the lender’s before others and those begun nearest to the charge’s day first.
 */
export function mortgagesForCharge<Each extends Loan>(
  charge: Secured,
  companyId: string,
  mortgages: readonly Each[],
): Each[] {
  const isLender = ({ lender }: Loan) => charge.personsEntitled.some((name) => isSameLender(name, lender));
  return mortgages
    .filter((each) => each.chargeCode === null && (each.companyId === companyId || each.companyId === null))
    .toSorted(
      (a, b) =>
        Number(isLender(b)) - Number(isLender(a)) ||
        Number(b.companyId === companyId) - Number(a.companyId === companyId) ||
        daysApart(a.startDate, charge.createdOn) - daysApart(b.startDate, charge.createdOn),
    );
}
