import type { Schemas } from '@/api/contract';
import { count, dayIn } from '../subscription-text';

/** How much of each limit of the plan is used. */
export function UsageMeters({ usage }: { usage: readonly Schemas['UsageMeter'][] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 @[44rem]:grid-cols-2">
      {usage.map(({ key, label, used, limit, unit, resetsAt }) => (
        <li key={key} className="flex min-w-0 flex-col gap-1.5 text-sm">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span className="font-medium">{label}</span>
            <span className="num text-ink-2">
              {limit === null
                ? `${count(used, unit)} used, no limit`
                : `${count(used, unit)} of ${count(limit, unit)}`}
            </span>
          </span>
          {limit !== null && (
            <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-surface-3">
              <span
                className={`block h-full rounded-full ${used >= limit ? 'bg-amber-mark' : 'bg-primary'}`}
                style={{ width: `${limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}%` }}
              />
            </span>
          )}
          {resetsAt !== null && <span className="text-xs text-ink-3">Resets on {dayIn(resetsAt)}</span>}
        </li>
      ))}
    </ul>
  );
}
