import type { Schemas } from '@/api/contract';
import { Badge, type BadgeTone } from '@/ui/badge';
import { formatWholePounds } from '@/lib/money/money';

type Epc = Schemas['PropertyEpc'];

const lettings: Readonly<Record<Epc['mees'], readonly [text: string, tone: BadgeTone]>> = {
  compliant: ['Can be let', 'green'],
  exempt: ['Exempt', 'amber'],
  cannot_let: ['Can’t be let', 'red'],
  not_applicable: ['No minimum rating', 'neutral'],
};

/** Whether it may be let by its rating, and whether the certificate still counts. */
export function EpcStatus({ epc: { mees, expired } }: { epc: Epc }) {
  const [text, tone] = lettings[mees];
  // What has run out lets nothing be said of letting but that its rating forbids it.
  const isSaid = !expired || mees === 'cannot_let';
  return (
    <span className="flex flex-wrap gap-1.5">
      {expired && <Badge tone="red">Expired</Badge>}
      {isSaid && <Badge tone={tone}>{text}</Badge>}
    </span>
  );
}

/** What it takes to reach C: `£1,120 to £1,450`, or why no figure can be given. */
export function costToC({ stepsToC }: Pick<Epc, 'stepsToC'>): string {
  if (stepsToC === null) return 'Already C or better';
  if (!stepsToC.reachable) return 'The recommendations aren’t enough to reach C';
  const { costMin, costMax } = stepsToC;
  return costMin === costMax
    ? formatWholePounds(costMin)
    : `${formatWholePounds(costMin)}–${formatWholePounds(costMax)}`;
}
