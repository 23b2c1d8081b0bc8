import { describe, expect, it } from 'vitest';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { addressParts, completionOf, handoverOf } from './plan';

describe('An address', () => {
  it.each([
    ['14 Ashfield Terrace, Beeston, Leeds LS11 8PT', '14 Ashfield Terrace, Beeston', 'Leeds', 'LS11 8PT'],
    ['5 Ebenezer Cottages, Hebden Bridge', '5 Ebenezer Cottages', 'Hebden Bridge', ''],
    ['Woodside', 'Woodside', '', ''],
    [null, '', '', ''],
  ])('%s is taken apart as far as it can be', (address, addressLine1, town, postcode) => {
    expect(addressParts(address)).toEqual({ addressLine1, town, postcode });
  });
});

describe('A completed deal', () => {
  const deal = evaluation();
  const { inputs } = deal;
  const withFinance = (finance: Partial<typeof inputs.finance>) =>
    evaluation({ inputs: { ...inputs, finance: { ...inputs.finance, ...finance } } });

  it('becomes a home at its price, with the rent and costs of its figures', () => {
    const { home, payments } = handoverOf(deal);
    expect(home).toMatchObject({
      purchasePrice: inputs.price,
      purchaseDate: inputs.purchaseDate,
      town: 'Leeds',
    });
    expect(payments.find(({ key }) => key === 'rent')?.amount).toBe(inputs.income.rentPcm);
    expect(payments.every(({ amount }) => amount !== null && amount > 0)).toBe(true);
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-29', '2026-11-29'],
    ['2026-12-19', '2026-11-29'],
  ])('planned for %s is taken as bought on %s, when today is 2026-11-29', (purchaseDate, day) => {
    expect(completionOf(evaluation({ inputs: { ...inputs, purchaseDate } }), '2026-11-29')).toBe(day);
  });

  it('whose figures have parts of a penny becomes amounts to the penny', () => {
    const income = { ...inputs.income, rentPcm: 950.005 };
    const { home, payments } = handoverOf(evaluation({ inputs: { ...inputs, income, price: 170.555 } }));
    expect(home.purchasePrice).toBe(170.56);
    expect(payments.find(({ key }) => key === 'rent')?.amount).toBe(950.01);
  });

  it('has its loan and the payment it costs; the end of its fixed rate is kept with the loan alone', () => {
    const { loan, payments, renewals } = handoverOf(
      withFinance({
        kind: 'mortgage',
        product: 'fixed_5',
        ltv: 75,
        rate: 6,
        method: 'interest_only',
        addFee: false,
      }),
    );
    expect(loan).toMatchObject({ amount: inputs.price * 0.75, rateType: 'fixed' });
    const interest = (inputs.price * 0.75 * 0.06) / 12;
    expect(payments.find(({ key }) => key === 'mortgage')?.amount).toBeCloseTo(interest, 2);
    expect(loan?.fixEnds).not.toBe('');
    expect(renewals.some(({ kind }) => kind === 'mortgage_fix')).toBe(false);
  });

  it('bought with cash has no loan and nothing to pay for one', () => {
    const { loan, payments } = handoverOf(withFinance({ kind: 'cash' }));
    expect(loan).toBeNull();
    expect(payments.some(({ key }) => key === 'mortgage')).toBe(false);
  });

  it('renews what its nation asks of a landlord', () => {
    const kinds = (nation: 'england' | 'scotland') =>
      handoverOf(evaluation({ nation })).renewals.map(({ kind }) => kind);
    expect(kinds('england')).not.toContain('landlord_registration');
    expect(kinds('scotland')).toContain('landlord_registration');
  });
});
