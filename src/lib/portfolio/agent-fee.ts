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
