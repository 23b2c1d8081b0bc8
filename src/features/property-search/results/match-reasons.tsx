import { Check, X } from 'lucide-react';
import type { Schemas } from '@/api/contract';

/** How a home stands to each thing that was asked for. */
export function MatchReasons({ reasons }: { reasons: readonly Schemas['MatchReason'][] }) {
  return (
    <ul aria-label="Why it matches" className="mt-1 flex flex-col gap-0.5 text-xs text-ink-2">
      {reasons.map(({ key, text, met }) => (
        <li key={key} className="flex items-start gap-1.5">
          {met ? (
            <Check aria-hidden size={14} className="mt-px shrink-0 text-green-ink" />
          ) : (
            <X aria-hidden size={14} className="mt-px shrink-0 text-amber-ink" />
          )}
          <span className="min-w-0 wrap-anywhere">
            {!met && <span className="sr-only">Doesn’t match: </span>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
