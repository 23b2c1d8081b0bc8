import fc from 'fast-check';
import { expect, it } from 'vitest';
import '@/testing/fast-check';
import { readAmount } from '../amount-input';
import { readPounds } from '../amount-text';

it.each([
  ['£8.2m', 8_200_000],
  ['1.15k', 1150],
  ['4.35m', 4_350_000],
] as const)('%s is %d to the penny, for every reader', (text, value) => {
  expect(readAmount(text)).toBe(value);
  expect(readPounds(text)).toBe(value);
});

it('A comma that marks no thousands makes no figure, for every reader', () => {
  for (const text of ['1,50', '1,1500', '12,34,567', '1,', ',5']) {
    expect(readAmount(text)).toBeNull();
    expect(readPounds(text)).toBe('unreadable');
  }
});

it('Both readers agree on every figure that people type', () => {
  const digits = fc.stringMatching(/^[\d,.]{0,9}[kmKM]?$/);
  fc.assert(
    fc.property(digits, (text) => {
      const pounds = readPounds(text);
      const amount = typeof pounds === 'number' && pounds <= 1e9 ? pounds : null;
      expect(readAmount(text)).toBe(amount);
    }),
  );
});

it('Thousands and millions are read as their pence say', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (thousandths) => {
      expect(readAmount(`${thousandths / 1000}m`)).toBe(thousandths * 1000);
      expect(readAmount(`${thousandths / 1000}k`)).toBe(thousandths);
    }),
  );
});
