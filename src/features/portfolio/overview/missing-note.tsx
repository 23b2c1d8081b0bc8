import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { counted } from '@/lib/lists/counted';
import { Summary } from '@/ui/disclosure/summary';
import { safeRows } from '@/ui/rows/safe-rows';

const words = { value: 'no value', rent: 'no rent', income: 'no income in 12 months' } as const;

/** Which homes the figures leave out, and why, each with a link to where it is entered; nothing where all is known. */
export function MissingNote({ missing }: Pick<Schemas['PropertySummary'], 'missing'>) {
  if (missing.length === 0) return null;
  return (
    <details className="text-sm print:[&::details-content]:[content-visibility:visible]">
      <Summary className="text-ink-2 hover:text-ink">
        {`Missing figures for ${counted(missing.length, 'property', 'properties')}`}
      </Summary>
      <ul className="mt-1.5 flex flex-col gap-1">
        {safeRows(missing, 'property', ({ uuid, fullAddress, fields }) => (
          <li key={uuid} className="wrap-anywhere">
            <Link
              {...(fields.every((field) => field === 'income')
                ? { to: '/portfolio/properties/$uuid/{-$tab}', params: { uuid, tab: 'money' } }
                : { to: '/portfolio/properties/$uuid/edit', params: { uuid } })}
              className="underline decoration-line-strong underline-offset-2 hover:decoration-ink"
            >
              {fullAddress}
            </Link>
            <span className="text-amber-ink">{`: ${fields.map((field) => words[field]).join(', ')}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
