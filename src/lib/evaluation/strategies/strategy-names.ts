/** Ways to invest, in the same words on every screen: evaluations, deals, properties, members. */
export const strategyNames = {
  btl: 'Buy-to-let',
  brrr: 'BRRR',
  hmo: 'HMO',
  sa: 'Serviced accommodation',
  flip: 'Flip',
  r2r: 'Rent-to-rent',
  commercial: 'Commercial',
  development: 'Development',
  land: 'Land',
} as const;
