import { describe, expect, it } from 'vitest';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { followed } from './follow';
import { handoverOf, type Handover, type LoanDraft } from './plan';

const { inputs } = evaluation();
const finance = { ...inputs.finance, kind: 'mortgage' as const, product: 'fixed_5' as const, ltv: 75 };
const deal = evaluation({ inputs: { ...inputs, finance } });
const cashDeal = evaluation({ inputs: { ...inputs, finance: { ...finance, kind: 'cash' } } });

const changed = (of: typeof deal, change: (plan: Handover) => Partial<Handover>) => {
  const suggested = handoverOf(of);
  return followed(of, { plan: { ...suggested, ...change(suggested) }, suggested });
};
const amountOf = ({ payments }: Handover) => payments.find(({ key }) => key === 'mortgage')?.amount;
const dayOf = ({ renewals }: Handover, kind: string) => renewals.find((each) => each.kind === kind)?.dueOn;
const loan: LoanDraft = {
  lender: 'Foundry Mutual',
  amount: 120_000,
  rate: 5,
  method: 'interest_only',
  rateType: 'fixed',
  fixEnds: '2031-12-01',
  termYears: 25,
};

describe('The payments and dates of a handover', () => {
  it('have nothing of a mortgage once it is left out', () => {
    const { plan } = changed(deal, () => ({ loan: null }));
    expect(amountOf(plan)).toBeUndefined();
  });

  it('have the payment of a mortgage that the evaluation did not have', () => {
    const { plan } = changed(cashDeal, () => ({ loan }));
    expect(amountOf(plan)).toBe(500);
  });

  it('move with the completion date', () => {
    const { plan } = changed(deal, ({ home }) => ({ home: { ...home, purchaseDate: '2026-12-01' } }));
    expect(dayOf(plan, 'landlord_insurance')).toBe('2027-12-01');
    expect(plan.loan?.fixEnds).toBe('2031-11-30');
  });

  it('stay as the member typed them when the mortgage changes', () => {
    const first = changed(cashDeal, () => ({ loan }));
    const payments = first.plan.payments.map((each) =>
      each.key === 'mortgage' ? { ...each, amount: 512 } : { ...each, isWanted: false },
    );
    const { plan } = followed(cashDeal, {
      ...first,
      plan: { ...first.plan, payments, loan: { ...loan, amount: 150_000 } },
    });
    expect(amountOf(plan)).toBe(512);
    expect(plan.payments.filter(({ isWanted }) => isWanted).map(({ key }) => key)).toEqual(['mortgage']);
  });
});
