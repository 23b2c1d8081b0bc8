import type { Schemas } from '@/api/contract';
import { Badge } from '@/ui/badge';
import { statusNames, statusTones, type PropertyStatus } from './property';

/** What is happening with a property, in a word. */
export const StatusBadge = ({ status }: { status: PropertyStatus }) => (
  <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
);

const epcTones: Readonly<Record<Schemas['PropertyEpcRating'], string>> = {
  A: 'border-green-line bg-green-bg text-green-ink',
  B: 'border-green-line bg-green-bg text-green-ink',
  C: 'border-green-line bg-green-bg text-green-ink',
  D: 'border-amber-line bg-amber-bg text-amber-ink',
  E: 'border-amber-line bg-amber-bg text-amber-ink',
  F: 'border-red-line bg-red-bg text-red-ink',
  G: 'border-red-line bg-red-bg text-red-ink',
};

/** An energy rating in a square. Below E a home can't be let without an exemption. */
export function EpcBadge({ rating }: { rating: Schemas['PropertyEpcRating'] }) {
  return (
    <span
      className={`inline-grid size-[22px] place-items-center rounded-sm border text-xs leading-none font-[550] ${epcTones[rating]}`}
    >
      {rating}
    </span>
  );
}
