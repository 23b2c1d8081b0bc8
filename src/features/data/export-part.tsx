import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { counted } from '@/lib/lists/counted';
import { storedZip } from '@/lib/zip/stored-zip';
import { Button } from '@/ui/button/button';
import { saveBlob } from '@/ui/file/save-file';
import { focusIfLost } from '@/ui/focus/focus-if-lost';
import { FormAlert } from '@/ui/form/form-alert';
import { Segments } from '@/ui/input/segments';
import { csvFiles } from './csv-files';
import { JobProgress } from './job-progress';
import { collectData, countOf, type MemberData } from './member-data';
import { useJob } from './use-job';

interface ExportPartProps {
  summary: Schemas['MemberDataSummary'];
  username: string;
}

type Format = 'json' | 'csv';

/** Hands everything over as one file: JSON, or an archive of tables. */
function save(data: MemberData, format: Format): void {
  const name = `tiebeam-${data.username}-${data.exportedAt.slice(0, 10)}`;
  if (format === 'json') {
    saveBlob(`${name}.json`, new Blob([JSON.stringify(data)], { type: 'application/json' }));
  } else {
    saveBlob(`${name}.zip`, new Blob([storedZip(csvFiles(data))], { type: 'application/zip' }));
  }
}

/** Exports all records; it can be cancelled. */
export function ExportPart({ summary, username }: ExportPartProps) {
  const [format, setFormat] = useState<Format>('json');
  const { state, start, cancel } = useJob<number>();
  const total = summary.kinds.reduce((sum, { count }) => sum + count, 0);
  const begin = () =>
    start(async (job) => {
      const data = await collectData(summary, username, job);
      save(data, format);
      return countOf(data.kinds);
    });
  return (
    <div className="flex flex-col gap-3">
      <Segments
        label="Format"
        options={[
          ['json', 'JSON'],
          ['csv', 'CSV'],
        ]}
        value={format}
        onChange={setFormat}
      />
      {state.phase === 'running' ? (
        <JobProgress label="Exported records" progress={state.progress} onCancel={cancel} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            ref={state.phase === 'idle' ? undefined : focusIfLost}
            variant="outline"
            onClick={() => void begin()}
          >
            Export {format === 'json' ? 'JSON' : 'CSV'}
          </Button>
          <p className="text-sm text-ink-2">{counted(total, 'record')}</p>
        </div>
      )}
      {state.phase === 'failed' && <FormAlert text={`Couldn’t export your data. ${state.text}`} />}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {state.phase === 'done' && `${counted(state.result, 'record')} exported`}
        {state.phase === 'cancelled' && 'Export cancelled'}
      </p>
    </div>
  );
}
