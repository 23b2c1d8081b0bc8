import type { Evaluation } from '../../model/deal';
import { cardContent } from './card-content';
import type { Shows } from '../shows';

interface CardPreviewProps {
  deal: Evaluation;
  /** What a post shows; null for a message, which shows the area and figures, no price and no address. */
  shows: Shows | null;
  /** What readers won’t see, in one line. */
  note: string;
}

/** What readers will see of a deal before it is sent. */
export function CardPreview({ deal, shows, note }: CardPreviewProps) {
  const { title, subtitle, figures } = cardContent(deal, shows);
  return (
    <section aria-label="What others will see" className="rounded-lg border border-line p-3">
      <p className="text-sm font-semibold wrap-anywhere">{title}</p>
      <p className="text-xs text-ink-3">{subtitle}</p>
      <dl className="num mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-xs">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-3">{label}</dt>
            <dd className="text-sm font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-pretty text-ink-3">{note}</p>
    </section>
  );
}
