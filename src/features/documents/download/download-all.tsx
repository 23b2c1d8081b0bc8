import { FolderDown } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { failureText } from '@/api/errors';
import { sizeText } from '@/entities/document/document-files';
import { counted } from '@/lib/lists/counted';
import { safeFileName } from '@/lib/files/file-name';
import { Button } from '@/ui/button/button';
import { saveBlob } from '@/ui/file/save-file';
import { FormAlert } from '@/ui/form/form-alert';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import type { Folder } from '../folders/folder-tree';
import type { DocumentFilters } from '../list/document-type';
import { zipPaths } from './zip-paths';

const modalId = 'download-documents';
/** What a phone can hold at once, bytes. */
const largest = 300 * 1024 * 1024;

interface DownloadAllProps {
  /** What is downloaded: documents that match any of these. */
  filters: readonly DocumentFilters[];
  /** What the file is called after: a folder, a property. */
  name: string;
  folders: readonly Folder[];
  nameOfHome: (id: string | null) => string | undefined;
}

/** Opens the download of every document that is listed, and of what lies in its folders, as one ZIP. */
export function DownloadAll(props: DownloadAllProps) {
  return (
    <Button variant="outline" icon={<FolderDown aria-hidden size={17} />} onClick={() => openDownload(props)}>
      Download all
    </Button>
  );
}

const openDownload = (props: DownloadAllProps) =>
  openModal({
    id: modalId,
    title: 'Download documents',
    size: 'sm',
    content: <DownloadDialog {...props} />,
  });

interface Progress {
  read: number;
  all: number;
}

function DownloadDialog({ filters, name, folders, nameOfHome }: DownloadAllProps) {
  const abort = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // What is being read ends with the dialog.
  const endWithIt = useCallback(() => () => abort.current?.abort(), []);
  const download = async () => {
    const { signal } = (abort.current = new AbortController());
    setProblem(null);
    setProgress({ read: 0, all: 0 });
    try {
      const { collectDocuments, everyDocument } = await import('./collect-documents');
      const documents = await everyDocument(filters, signal);
      const size = documents.reduce((sum, each) => sum + each.size, 0);
      const fault = refusal(documents.length, size);
      if (fault !== null) {
        setProblem(fault);
        return;
      }
      const onRead = (read: number) => setProgress({ read, all: documents.length });
      onRead(0);
      const paths = zipPaths(documents, folders, nameOfHome);
      const { zip, missing } = await collectDocuments(documents, paths, onRead, signal);
      if (missing.length < documents.length) saveBlob(`${safeFileName(name)}.zip`, zip);
      if (missing.length > 0) {
        setProblem(
          missingText(
            missing.map((each) => each.name),
            documents.length,
          ),
        );
        return;
      }
      closeModal(modalId);
      showToast({ kind: 'success', text: `${counted(documents.length, 'document')} downloaded` });
    } catch (error) {
      if (!signal.aborted) setProblem(failureText('Couldn’t download the documents', error));
    } finally {
      setProgress(null);
    }
  };
  return (
    <div ref={endWithIt} className="flex flex-col gap-4">
      <p className="text-sm text-pretty text-ink-2">
        One ZIP file with everything listed here and in its folders.
      </p>
      {problem !== null && <FormAlert text={problem} />}
      {progress && (
        <div>
          <progress
            aria-label="Documents added"
            className="h-1.5 w-full overflow-hidden rounded-full accent-primary"
            max={progress.all || 1}
            value={progress.read}
          />
          <p role="status" className="num mt-1 text-sm text-ink-2">
            {progress.all === 0 ? 'Looking for documents' : `${progress.read} of ${progress.all} added`}
          </p>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2.5">
        {progress && (
          <Button variant="outline" onClick={() => abort.current?.abort()}>
            Stop
          </Button>
        )}
        <Button isLoading={progress !== null} loadingLabel="Downloading" onClick={() => void download()}>
          {problem === null ? 'Download ZIP' : 'Retry'}
        </Button>
      </div>
    </div>
  );
}

/** Why nothing can be downloaded; null where it can. @param size in bytes */
function refusal(count: number, size: number): string | null {
  if (count === 0) return 'There are no documents here yet.';
  return size > largest
    ? `These documents are ${sizeText(size)} together. Open a folder to download up to ${sizeText(largest)} at once.`
    : null;
}

function missingText(names: readonly string[], all: number): string {
  const shown = names.slice(0, 3).join(', ');
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `Couldn’t load ${shown}${more}. ${names.length < all ? 'The others were downloaded.' : 'Check your connection and try again.'}`;
}
