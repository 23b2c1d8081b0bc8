import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Tenancy } from '@/entities/tenancy/tenancy';
import type { LetNames } from '@/entities/tenancy/use-let-names';
import { shortDay } from '@/lib/dates/day-text';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { documentsFor } from './documents';
import { openDocuments } from './documents-served';

/** Which documents the tenant was given and when, and which are missing. */
export function DocumentsCard({ tenancy, names }: { tenancy: Tenancy; names: LetNames }) {
  const documents = documentsFor(tenancy, names.nation);
  const served = documents.filter(({ key }) => tenancy.documentsServed[key]).length;
  return (
    <Card as="section" aria-label="Documents served">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-md font-semibold">
          Documents served{' '}
          <span className="num text-sm font-normal text-ink-3">{`${served} of ${documents.length}`}</span>
        </h2>
        <Button
          variant="outline"
          size="sm"
          aria-label="Update documents served"
          onClick={() => openDocuments(tenancy, names)}
        >
          Update
        </Button>
      </div>
      <ul className="mt-2">
        {documents.map(({ key, label }) => {
          const on = tenancy.documentsServed[key];
          const Sign = on ? CircleCheck : CircleDashed;
          return (
            <li
              key={key}
              className="flex items-start gap-2 border-b border-line-subtle py-1.5 text-sm last:border-0"
            >
              <Sign
                aria-hidden
                size={16}
                className={`mt-0.5 shrink-0 ${on ? 'text-green-ink' : 'text-ink-3'}`}
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
              <span className={`num shrink-0 ${on ? 'text-ink-2' : 'text-amber-ink'}`}>
                {on ? shortDay(on) : 'Not served'}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
