import { ResultCard } from '../page/results/result-card';
import type { Shown } from './compared-column';

/** What was noted of each of them; nothing when nobody noted anything. */
export function ComparedNotes({ deals }: { deals: readonly Shown[] }) {
  const noted = deals.flatMap((deal) => (deal.access === 'full' && deal.notes !== '' ? [deal] : []));
  if (noted.length === 0) return null;
  return (
    <ResultCard title="Notes">
      <dl className="flex flex-col gap-3 text-sm">
        {noted.map(({ id, title, notes }) => (
          <div key={id}>
            <dt className="font-medium">{title}</dt>
            <dd className="mt-0.5 line-clamp-6 wrap-anywhere whitespace-pre-wrap text-ink-2">{notes}</dd>
          </div>
        ))}
      </dl>
    </ResultCard>
  );
}
