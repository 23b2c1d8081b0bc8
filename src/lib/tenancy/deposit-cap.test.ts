import { describe, expect, it } from 'vitest';
import { depositCap } from './deposit-cap';

describe('the deposit cap', () => {
  it('is five weeks in England', () => {
    expect(depositCap(250, 'weekly', 'assured_periodic')).toBe(1250);
    expect(depositCap(1000, 'monthly', 'ast')).toBe(1153.84);
  });
  it('is six weeks from £50,000 a year', () => {
    expect(depositCap(52_000, 'annual', 'assured_periodic')).toBe(6000);
    expect(depositCap(49_999.99, 'annual', 'assured_periodic')).toBe(4807.69);
  });
  it('is two months in Scotland and one in Northern Ireland', () => {
    expect(depositCap(900, 'monthly', 'prt')).toBe(1800);
    expect(depositCap(900, 'monthly', 'ni_private')).toBe(900);
  });
  it('is none in Wales or for a company', () => {
    expect(depositCap(900, 'monthly', 'occupation_contract')).toBeNull();
    expect(depositCap(900, 'monthly', 'company_let')).toBeNull();
  });
});
