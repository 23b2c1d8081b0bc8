import { useState } from 'react';
import { failureText } from '@/api/errors';
import { readFile } from '@/api/upload/file';
import type { Schemas } from '@/api/contract';
import { documentAddress } from './document-files';
import { openModal } from '@/ui/modal/modal-store';
import { ErrorState } from '@/ui/states/error-state';
import { showToast } from '@/ui/toast/toast';

type Document = Pick<Schemas['PortfolioDocument'], 'name' | 'file' | 'mime'>;

/** What browsers show by themselves; everything else is downloaded. */
const shownAs = (mime: string): 'photo' | 'pdf' | null =>
  mime === 'image/jpeg' || mime === 'image/png' ? 'photo' : mime === 'application/pdf' ? 'pdf' : null;

/** Whether a document is a photo that browsers show. */
export const isPhoto = ({ mime }: Pick<Document, 'mime'>): boolean => shownAs(mime) === 'photo';

/** Whether a document opens in the browser. */
export const isShown = ({ mime }: Pick<Document, 'mime'>): boolean => shownAs(mime) !== null;

/** Opens a photo large over the page and a PDF in a tab of its own; downloads everything else. */
export function openDocument(row: Document): void {
  const kind = shownAs(row.mime);
  if (kind === 'pdf') void openPdf(row);
  else if (kind === null) downloadDocument(row);
  else
    openModal({
      id: 'document-photo',
      title: row.name,
      size: 'full',
      content: <DocumentPhoto row={row} />,
    });
}

function DocumentPhoto({ row: { name, file } }: { row: Document }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken)
    return (
      <ErrorState
        title="Couldn’t show this photo"
        text="Check your connection and try again, or download it."
        onRetry={() => setIsBroken(false)}
      />
    );
  return (
    <img
      src={documentAddress(file)}
      alt={name}
      className="mx-auto h-full max-h-[80vh] w-full object-contain"
      onError={() => setIsBroken(true)}
    />
  );
}

/** Saves a document under its own name. */
export function downloadDocument({ name, file }: Pick<Document, 'name' | 'file'>): void {
  const link = document.createElement('a');
  link.href = documentAddress(file);
  link.download = name;
  link.click();
}

/**
 * The server sends documents as attachments, so the bytes are shown instead of their address: as a PDF whatever they are, so
 * that nothing in them runs as a page of ours.
 */
async function openPdf({ name, file }: Document): Promise<void> {
  // At once, while the browser still knows that it was asked for: later it would be blocked.
  const tab = window.open('', '_blank');
  try {
    const bytes = await readFile(documentAddress(file));
    const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    if (tab === null) downloadDocument({ name, file });
    else {
      tab.opener = null;
      tab.location.replace(address);
    }
  } catch (error) {
    tab?.close();
    showToast({ kind: 'error', text: failureText('Couldn’t open the document', error) });
  }
}
