import type { Schemas } from '@/api/contract';
import { formatDate } from '@/lib/dates/dates';
import { formatPounds } from '@/lib/money/money';
import { ResultCard } from '../page/results/result-card';
import { MessageLink } from './message-link';

/** At which prices others would buy, as they said in conversations; the latest question first. */
export function AskedCard({ soundings }: { soundings: readonly Schemas['EvaluationSounding'][] }) {
  return (
    <ResultCard title="Would others buy?" answer="Asked in chat">
      <ul className="flex flex-col divide-y divide-line-subtle text-sm">
        {soundings.map(({ price, yes, no, at, message }) => (
          <li
            key={`${at} ${price}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5 first:pt-0 last:pb-0"
          >
            <span className="num min-w-0 flex-1 basis-52 font-medium">
              {`At ${formatPounds(price)}: ${yes} of ${yes + no} would buy`}
            </span>
            <span aria-hidden className="h-1.5 w-24 overflow-hidden rounded-full bg-surface-3">
              <span
                className="block h-full rounded-full bg-primary"
                style={{ width: `${(yes / (yes + no)) * 100}%` }}
              />
            </span>
            <span className="text-xs text-ink-3">
              <MessageLink to={message}>
                {formatDate(at)}
                {message && <span className="sr-only">: open the conversation</span>}
              </MessageLink>
            </span>
          </li>
        ))}
      </ul>
    </ResultCard>
  );
}
