import { expect, it } from 'vitest';
import { indexedAmount } from './indexed-amount';

it('rises on each anniversary, not before', () => {
  expect(indexedAmount(1000, 3, '2024-06-01', '2025-05-31')).toBe(1000);
  expect(indexedAmount(1000, 3, '2024-06-01', '2025-06-01')).toBe(1030);
  expect(indexedAmount(1000, 3, '2024-06-01', '2026-06-01')).toBe(1060.9);
});

it('does not fall before the start', () =>
  expect(indexedAmount(1000, 3, '2024-06-01', '2023-01-01')).toBe(1000));
