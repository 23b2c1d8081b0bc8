import type { Schemas } from '@/api/contract';
import { formatWholePounds } from '@/lib/money/money';

/** The totals of all that match, as the server has them; what is sold counts among the properties, not among the sums. */
export function TotalsLine({ summary }: { summary: Schemas['PropertySummary'] | undefined }) {
  if (!summary || summary.properties === 0) return null;
  const { properties, value, valuedProperties, debt, equity, rentPcm, missing } = summary;
  const unvalued = missing.filter(({ fields }) => fields.includes('value')).length;
  const parts = [
    properties === 1 ? '1 property' : `${properties} properties`,
    valuedProperties > 0 ? `${formatWholePounds(value)} value` : '',
    `${formatWholePounds(debt)} debt`,
    valuedProperties > 0 ? `${formatWholePounds(equity)} equity` : '',
    `${formatWholePounds(rentPcm)} rent pcm`,
    unvalued > 0 ? `${unvalued} without a value` : '',
  ];
  return <p className="num text-sm text-ink-2">{parts.filter(Boolean).join(' · ')}</p>;
}
