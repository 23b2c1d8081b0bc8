import { Check, CircleAlert } from 'lucide-react';
import { Badge } from '@/ui/badge';
import type { Summary } from './columns';

/** How many of the member's criteria a deal meets: in words, with a colour. */
export function CriteriaBadge({ criteria }: { criteria: Summary['criteria'] }) {
  if (criteria === null || criteria.of === 0) return null;
  const isFine = criteria.met === criteria.of;
  return (
    <Badge
      tone={isFine ? 'green' : criteria.met * 2 >= criteria.of ? 'amber' : 'red'}
      icon={isFine ? <Check size={13} /> : <CircleAlert size={13} />}
    >
      {text(criteria)}
    </Badge>
  );
}

function text({ met, of }: { met: number; of: number }): string {
  if (of === 1) return met === 1 ? 'Meets your criterion' : 'Doesn’t meet your criterion';
  if (met === of) return of === 2 ? 'Meets both criteria' : `Meets all ${of} criteria`;
  return `Meets ${met} of ${of} criteria`;
}
