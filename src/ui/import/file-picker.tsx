import { Download, FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { csvText } from '@/lib/csv/csv-text';
import { readCsv, UnreadableFileError, type CsvRules, type CsvTable } from '@/lib/csv/read-csv';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { saveFile } from '@/ui/file/save-file';
import { FormAlert } from '@/ui/form/form-alert';

interface FilePickerProps {
  /** What the file must have, as sentences. */
  note: string;
  rules: CsvRules;
  /** What kinds of files the rules can read. */
  kinds?: { label: string; endings: string };
  /** A file with the headings alone, for who has none yet. */
  template?: { name: string; headings: readonly string[] };
  onTable: (name: string, table: CsvTable) => void;
}

const csv = { label: 'CSV file', endings: '.csv,.tsv,.txt,text/csv' };

/** Takes a file by choice or by drop, and gives a template away. Why a file can’t be read is said here. */
export function FilePicker({ note, rules, kinds = csv, template, onTable }: FilePickerProps) {
  const [fault, setFault] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<File | null>(null);
  const noteId = useId();

  const take = async (file: File | undefined) => {
    if (!file) return;
    latest.current = file;
    setFault(null);
    setIsReading(true);
    try {
      const table = await readCsv(file, rules);
      // A file that was chosen meanwhile is the one that counts.
      if (latest.current === file) onTable(file.name, table);
    } catch (error) {
      if (latest.current !== file) return;
      setFault(
        error instanceof UnreadableFileError
          ? error.message
          : 'Couldn’t read the file. Check your connection and try again.',
      );
    } finally {
      if (latest.current === file) setIsReading(false);
    }
  };

  return (
    <Card as="section" aria-label="File">
      <div
        className={`flex flex-col items-center gap-3 rounded-[11px] border border-dashed px-4 py-8 text-center ${isOver ? 'border-teal-line bg-teal-bg' : 'border-line'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        <FileUp aria-hidden size={26} className="text-ink-3" />
        <p id={noteId} className="max-w-prose text-sm text-pretty text-ink-2">
          {note}
        </p>
        <input
          ref={input}
          type="file"
          accept={kinds.endings}
          aria-label={kinds.label}
          aria-describedby={noteId}
          tabIndex={-1}
          className="sr-only"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            // The same file may be chosen again once it was corrected.
            currentTarget.value = '';
          }}
        />
        <Button isLoading={isReading} loadingLabel="Reading" onClick={() => input.current?.click()}>
          {`Choose ${kinds.label}`}
        </Button>
        {template && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Download aria-hidden size={15} />}
            onClick={() => saveFile(template.name, csvText([template.headings]), 'text/csv')}
          >
            Download template
          </Button>
        )}
      </div>
      {fault !== null && (
        <div className="mt-3">
          <FormAlert text={fault} />
        </div>
      )}
    </Card>
  );
}
