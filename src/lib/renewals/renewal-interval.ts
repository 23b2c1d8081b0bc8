const months: Readonly<Record<string, number>> = {
  gas_safety: 12,
  eicr: 60,
  epc: 120,
  pat: 12,
  legionella: 24,
  fire_risk: 12,
  alarms: 12,
  hmo_licence: 60,
  selective_licence: 60,
  landlord_insurance: 12,
  buildings_insurance: 12,
  service_charge: 12,
  confirmation_statement: 12,
  accounts: 12,
  ico: 12,
  mtd_quarter: 3,
};

/**
 * The usual months from one renewal to the next, null for what does not come again. Landlords register for three years
 * in Scotland and for five in Wales (Rent Smart Wales).
 */
export function renewalInterval(kind: string, nation: string | null): number | null {
  if (kind === 'landlord_registration') return nation === 'wales' ? 60 : 36;
  return months[kind] ?? null;
}
