import type { Schemas } from '@/api/contract';
import { formatDate } from '@/lib/dates/dates';
import { Badge } from '@/ui/badge';

const states: Record<
  Schemas['BetaStatus'],
  { label: string; tone: 'tan' | 'teal' | 'neutral'; text: string }
> = {
  applied: { label: 'Applied', tone: 'tan', text: 'We’ll email you when we’ve reviewed your application.' },
  waitlist: { label: 'Waiting list', tone: 'neutral', text: 'We’ll email you when there’s a place.' },
  accepted: { label: 'Accepted', tone: 'teal', text: 'New features appear here as they’re ready.' },
};

/** How far an application for early features has come. */
export function BetaState({
  application: { status, createdAt },
}: {
  application: Schemas['BetaApplication'];
}) {
  const { label, tone, text } = states[status];
  return (
    <p className="min-w-48 flex-1 text-sm text-pretty text-ink-2">
      <Badge tone={tone}>{label}</Badge>
      <span className="ml-2">
        You applied on {formatDate(createdAt)}. {text}
      </span>
    </p>
  );
}
