import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { useEveryPage } from '@/api/every-page';
import { readPages } from '@/api/queries';
import { RecordPages } from '@/entities/record/record-pages';
import { csvText } from '@/lib/csv/csv-text';
import { Button } from '@/ui/button/button';
import { saveFile } from '@/ui/file/save-file';
import { RecordRows } from '@/ui/records/record-rows';
import { chargeColumns, chargeRows } from './charge-columns';

interface ChargesCardProps {
  number: string;
  /** What there is to say and to do about the mortgage behind a charge; of a company that is not mine there is nothing. */
  mortgageOf?: (charge: Schemas['Charge']) => ReactNode;
}

/** The charges registered on a company, newest first, each with the mortgage it secures. */
export function ChargesCard({ number, mortgageOf }: ChargesCardProps) {
  const list = useInfiniteQuery(readPages('/companies/ch/charges', { query: { companyNumber: number } }));
  const pages = useEveryPage(list);
  const charges = useMemo(() => pages?.flatMap(({ data }) => data) ?? [], [pages]);
  const columns = useMemo(() => chargeColumns(mortgageOf), [mortgageOf]);
  return (
    <section aria-label="Charges">
      <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 className="text-md font-semibold">Charges</h2>
        {charges.length > 0 && !list.hasNextPage && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Download aria-hidden size={15} />}
            onClick={() => saveFile(`Charges ${number}.csv`, csvText(chargeRows(charges)), 'text/csv')}
          >
            Export CSV
          </Button>
        )}
      </div>
      <RecordPages list={list} what="the charges">
        {charges.length === 0 ? (
          <p className="text-sm text-ink-2">No charges registered.</p>
        ) : (
          <RecordRows
            label="Charges"
            rowName="charge"
            rows={charges}
            keyOf={({ id }) => id}
            columns={columns}
            rowHeight={92}
          />
        )}
      </RecordPages>
    </section>
  );
}
