import { CircleAlert, CircleCheck, CircleDashed, CircleSlash, Clock, type LucideIcon } from 'lucide-react';
import type { RenewalStatus } from '@/lib/renewals/renewal-status';
import { statusWords } from '@/lib/renewals/renewal-text';
import { Badge, type BadgeTone } from '@/ui/badge';

const looks: Readonly<Record<RenewalStatus, { tone: BadgeTone; Sign: LucideIcon }>> = {
  overdue: { tone: 'red', Sign: CircleAlert },
  due_30: { tone: 'amber', Sign: Clock },
  due_60: { tone: 'amber', Sign: Clock },
  due_90: { tone: 'neutral', Sign: Clock },
  missing: { tone: 'amber', Sign: CircleDashed },
  ok: { tone: 'green', Sign: CircleCheck },
  not_applicable: { tone: 'neutral', Sign: CircleSlash },
};

/** How a renewal stands: a word, a sign and a colour. */
export function RenewalBadge({ status }: { status: RenewalStatus }) {
  const { tone, Sign } = looks[status];
  return (
    <Badge tone={tone} icon={<Sign size={13} />}>
      {statusWords[status]}
    </Badge>
  );
}
