import { expect, it } from 'vitest';
import { unsettledOf } from './unsettled';

it('A transaction that is expected on a later day is not one to confirm, as the inbox does not list it', () => {
  const rows = [
    { status: 'outstanding' as const },
    { status: 'outstanding' as const },
    { status: 'expected' as const },
    { status: 'confirmed' as const },
    { status: 'void' as const },
  ];
  expect(unsettledOf(rows)).toEqual({ toConfirm: 2, expected: 1 });
});
