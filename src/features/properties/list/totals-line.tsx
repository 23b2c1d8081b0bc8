import type { Schemas } from '@/api/contract';
import { percentText } from '@/entities/property/property-text';
import { countText, missingCounts } from '@/entities/property/summary-text';
import { formatPounds, formatWholePounds } from '@/lib/money/money';

/**
 * The totals of all that match, as the server has them and as the overview says them; what is sold is counted and in no sum, and what
 * a sum leaves out is named.
 */
export function TotalsLine({ summary }: { summary: Schemas['PropertySummary'] | undefined }) {
  if (!summary || summary.properties === 0) return null;
  const { value, valuedProperties, debt, equity, ltv, rentPcm, grossYield, occupancyPct } = summary;
  const lacks = missingCounts(summary);
  const parts = [
    countText(summary),
    valuedProperties > 0 && `${formatWholePounds(value)} value`,
    `${formatWholePounds(debt)} debt`,
    valuedProperties > 0 && `${formatWholePounds(equity)} equity`,
    ltv !== null && `${percentText(ltv)} loan to value`,
    `${formatPounds(rentPcm)} rent pcm`,
    grossYield !== null && `${percentText(grossYield)} gross yield`,
    occupancyPct !== null && `${percentText(occupancyPct)} occupancy`,
    lacks.value > 0 && `${lacks.value} without a value`,
    lacks.rent > 0 && `${lacks.rent} without rent`,
  ];
  return <p className="num text-sm text-pretty text-ink-2">{parts.filter(Boolean).join(' · ')}</p>;
}
