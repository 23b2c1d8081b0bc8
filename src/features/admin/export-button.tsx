import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureText } from '@/api/errors';
import { csvText, type Cell } from '@/lib/csv/csv-text';
import { Button } from '@/ui/button/button';
import { saveFile } from '@/ui/file/save-file';
import { showToast } from '@/ui/toast/toast';

interface ExportButtonProps<Row> {
  /** Of the file, without its ending. */
  name: string;
  /** What couldn’t be exported: `the members`. */
  what: string;
  headings: readonly string[];
  cellsOf: (row: Row) => readonly Cell[];
  /** A page of what is listed. */
  load: (page: number) => Promise<{ totalPages: number; data: readonly Row[] }>;
}

/** Exports all that a list of the admin holds under its filters, not only the rows that were read: all of it or nothing. */
export function ExportButton<Row>({ name, what, headings, cellsOf, load }: ExportButtonProps<Row>) {
  const [isExporting, setIsExporting] = useState(false);
  // A second press comes before the button is drawn as pressed.
  const isRunning = useRef(false);
  const start = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsExporting(true);
    try {
      const rows: Row[] = [];
      let page = 1;
      let pages = 1;
      do {
        const answer = await load(page);
        rows.push(...answer.data);
        pages = answer.totalPages;
        page += 1;
      } while (page <= pages);
      saveFile(`${name}.csv`, csvText([headings, ...rows.map(cellsOf)]), 'text/csv');
    } catch (error) {
      showToast({ kind: 'error', text: failureText(`Couldn’t export ${what}`, error) });
    }
    isRunning.current = false;
    setIsExporting(false);
  };
  return (
    <Button
      variant="outline"
      icon={<Download aria-hidden size={16} />}
      isLoading={isExporting}
      loadingLabel="Exporting"
      // The second press of a double click is none of its own, however quick the first was.
      onClick={({ detail }) => detail < 2 && void start()}
    >
      Export CSV
    </Button>
  );
}
