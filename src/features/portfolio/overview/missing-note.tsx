import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { counted } from '@/lib/lists/counted';
import { safeRows } from '@/ui/rows/safe-rows';

const words = { value: 'no value', rent: 'no rent' } as const;

/** Which homes the figures leave out, and why; nothing where all is known. */
export function MissingNote({ missing }: Pick<Schemas['PropertySummary'], 'missing'>) {
  if (missing.length === 0) return null;
  return (
    <details className="group text-sm">
      <summary className="touch-target relative flex w-fit list-none items-center gap-1 text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        {`Figures missing: ${counted(missing.length, 'property', 'properties')}`}
        <ChevronDown aria-hidden size={15} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-1.5 flex flex-col gap-1">
        {safeRows(missing, 'property', ({ uuid, fullAddress, fields }) => (
          <li key={uuid} className="wrap-anywhere">
            <Link
              to="/portfolio/properties/$uuid/edit"
              params={{ uuid }}
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
