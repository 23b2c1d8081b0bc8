import { Copy, Download } from 'lucide-react';
import { Button } from '@/ui/button/button';
import { saveFile } from '@/ui/file/save-file';
import { closeModal, updateModal } from '@/ui/modal/modal-store';
import { copyText } from '@/ui/toast/copy-text';

interface RecoveryCodesProps {
  modalId: string;
  codes: readonly string[];
}

/** The codes for the day the phone is lost, shown this once: to copy or to keep as a file. */
export function RecoveryCodes({ modalId, codes }: RecoveryCodesProps) {
  const text = codes.join('\n');
  /** From here on the dialog closes without a question. */
  const kept = () => updateModal(modalId, { isDirty: undefined });
  const copy = async () => {
    if (await copyText(text, 'Recovery codes', 'Download them instead.')) kept();
  };
  const download = () => {
    saveFile('tiebeam-recovery-codes.txt', `${text}\n`, 'text/plain');
    kept();
  };
  return (
    <div className="flex flex-col gap-4">
      {/* The steps before have gone with their buttons. */}
      <p ref={focusOnce} tabIndex={-1} className="text-sm text-pretty text-ink-2 outline-hidden">
        Two-step sign-in is on. Keep these recovery codes somewhere safe: each signs you in once if you lose
        your phone. You won’t see them again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-[11px] bg-sunken p-4"
      >
        {codes.map((code) => (
          <li key={code} className="font-mono text-sm">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" icon={<Copy aria-hidden size={16} />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="outline" icon={<Download aria-hidden size={16} />} onClick={download}>
          Download
        </Button>
        <Button className="ml-auto" onClick={() => closeModal(modalId)}>
          Done
        </Button>
      </div>
    </div>
  );
}

const focusOnce = (element: HTMLElement | null) => element?.focus();
