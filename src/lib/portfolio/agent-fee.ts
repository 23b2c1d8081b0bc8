import { toHundredths } from '../money/pence';

/** What an agent collected and kept, £; `gross` less `fee` is what arrived, to the penny. */
export interface AgentFee {
  gross: number;
  fee: number;
}

/**
 * The rent and the fee behind what an agent passed on: £1,080 with a fee of 10% is £1,200 of rent and £120 of fee.
 * @param received £ that reached the account, above 0
 * @param percent the fee as % of the rent, VAT included
 * @returns null for a percentage below 0, or of 100 and more, which would leave nothing to pass on
 */
export function feeOfPercent(received: number, percent: number): AgentFee | null {
  if (!(percent >= 0 && percent < 100)) return null;
  const gross = toHundredths(received / (1 - percent / 100));
  return { gross, fee: toHundredths(gross - received) };
}

/**
 * The fee behind a rent that is known.
 * @returns null where less was due than arrived
 */
export function feeOfGross(received: number, gross: number): AgentFee | null {
  const fee = toHundredths(gross - received);
  return fee < 0 ? null : { gross: toHundredths(gross), fee };
}

/** What an agency charges by its contract. */
export interface AgencyTerms {
  /** % of the rent, without VAT. */
  feePct: number;
  vatPct: number;
  /** £ a month, without VAT. */
  minFee: number | null;
}

/** The fee as % of the rent with its VAT: 10% plus 20% VAT is 12%. */
export const percentWithVat = ({ feePct, vatPct }: Pick<AgencyTerms, 'feePct' | 'vatPct'>): number =>
  toHundredths(feePct * (1 + vatPct / 100));

/**
 * What an agency may keep of the rent of a month by its contract, £ with VAT: its share of the rent, and no less than its minimum.
 * @param gross £ of rent that it collected; nothing is due where it collected none
 */
export function agreedFee(gross: number, { feePct, vatPct, minFee }: AgencyTerms): number {
  if (gross <= 0) return 0;
  return toHundredths(Math.max((gross * feePct) / 100, minFee ?? 0) * (1 + vatPct / 100));
}
