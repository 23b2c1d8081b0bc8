import { expect, it } from 'vitest';
import { keptTooMuch, statementOf } from './statement-of';

const agency = { feePct: 10, vatPct: 20, minFee: 75, propertyIds: ['mill', 'grove', 'quay'] };
const rent = (propertyId: string, gross: number | null, fee: number | null, more = {}) => ({
  propertyId,
  direction: 'in' as const,
  status: 'confirmed' as const,
  gross,
  fee,
  amount: (gross ?? 900) - (fee ?? 0),
  ...more,
});

it('A statement says for each property what was collected, kept and passed on, and what the contract allows', () => {
  const lines = statementOf(agency, [rent('mill', 1200, 120), rent('grove', 600, 95)]);
  expect(lines).toEqual([
    { propertyId: 'mill', gross: 1200, fee: 120, paid: 1080, agreed: 144 },
    { propertyId: 'grove', gross: 600, fee: 95, paid: 505, agreed: 90 },
    { propertyId: 'quay', gross: 0, fee: 0, paid: 0, agreed: 0 },
  ]);
  expect(keptTooMuch(lines)).toBe(-19);
});

it('Rent that no agent collected, what is void or only expected and other homes count as nothing', () => {
  const lines = statementOf(agency, [
    rent('mill', null, null),
    rent('mill', 1200, 120, { status: 'void' }),
    rent('mill', 1200, 120, { status: 'expected' }),
    rent('elsewhere', 1200, 120),
  ]);
  expect(lines.every(({ gross, fee, paid }) => gross + fee + paid === 0)).toBe(true);
});
