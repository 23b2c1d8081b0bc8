import { BadgeCheck, FileUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureText } from '@/api/errors';
import { usePut } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { documentAddress, documentProblem, sizeText } from '@/entities/document/document-files';
import { formatDate } from '@/lib/dates/dates';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { FormAlert } from '@/ui/form/form-alert';
import { showToast } from '@/ui/toast/toast';

/** The contract's: as many go with one request, of these types. */
const most = 5;
const accepted = '.pdf,.jpg,.jpeg,.png';

type Business = Pick<Schemas['Business'], 'id' | 'verified' | 'verification'>;

/** Asks Tiebeam to check that a business is what it says, and how far that is (S63). */
export function Verification({ business: { id, verified, verification = null } }: { business: Business }) {
  if (verified)
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <Badge tone="teal" icon={<BadgeCheck aria-hidden size={13} />}>
          Verified
        </Badge>
        Members see this badge on your page.
      </p>
    );
  const isWaiting = verification !== null && verification.declinedReason === null;
  return (
    <div className="flex flex-col items-start gap-3">
      {verification !== null && (
        <div className="text-sm text-pretty text-ink-2">
          <p>
            <Badge tone={isWaiting ? 'tan' : 'red'}>{isWaiting ? 'Being checked' : 'Not verified'}</Badge>
            <span className="ml-2 wrap-anywhere">
              {isWaiting
                ? `Sent on ${formatDate(verification.submittedAt)}. We’ll email you when we’ve checked them.`
                : verification.declinedReason}
            </span>
          </p>
          <ul aria-label="Documents sent" className="mt-2 flex flex-col gap-1">
            {verification.documents.map(({ file, name, size }) => (
              <li key={file} className="num wrap-anywhere">
                <a href={documentAddress(file)} download={name} className="touch-target relative text-link">
                  {name}
                </a>
                {` · ${sizeText(size)}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      <SendDocuments businessId={id} isAgain={verification !== null} />
    </div>
  );
}

function SendDocuments({ businessId, isAgain }: { businessId: string; isAgain: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const put = usePut('/businesses/{id}', {
    refreshes: ['/businesses'],
    onDone: () => {
      setFiles([]);
      button.current?.focus();
      showToast({ kind: 'success', text: 'Documents sent' });
    },
  });
  const choose = (chosen: readonly File[]) => {
    const room = most - files.length;
    const refused = chosen.flatMap((file) => {
      const isTaken = accepted.split(',').some((ending) => file.name.toLowerCase().endsWith(ending));
      const problem = isTaken ? documentProblem(file) : 'Choose a PDF, JPG or PNG file';
      return problem === undefined ? [] : [{ file, text: `${file.name}: ${problem}` }];
    });
    const usable = chosen.filter((file) => !refused.some((each) => each.file === file));
    setFiles([...files, ...usable.slice(0, room)]);
    setProblems([
      ...refused.map(({ text }) => text),
      ...(usable.length > room ? [`Up to ${most} documents. The rest weren’t added.`] : []),
    ]);
  };
  const send = () => {
    const body = new FormData();
    for (const file of files) body.append('proof', file);
    put.mutate({ path: { id: businessId }, body });
  };
  const failure = [
    ...problems,
    ...(put.isError ? [failureText('Couldn’t send the documents', put.error)] : []),
  ];
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accepted}
        multiple
        hidden
        aria-label="Documents for verification"
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          // The same file can be chosen again after it was taken out.
          currentTarget.value = '';
          choose(chosen);
        }}
      />
      {files.length > 0 && (
        <ul aria-label="Documents to send" className="flex w-full max-w-md flex-col gap-1.5">
          {files.map((file, index) => (
            <li
              key={`${file.name}-${index}`}
              className="flex items-center gap-3 rounded-[9px] border border-line py-1 pr-1 pl-3 text-sm"
            >
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <span className="num text-ink-3">{sizeText(file.size)}</span>
              <IconButton
                size="sm"
                label={`Remove “${file.name}”`}
                disabled={put.isPending}
                onClick={() => {
                  setFiles(files.filter((each) => each !== file));
                  button.current?.focus();
                }}
              >
                <X aria-hidden size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {failure.length > 0 && <FormAlert text={failure.join(' ')} />}
      <div className="flex flex-wrap gap-2.5">
        <Button
          ref={button}
          variant="outline"
          icon={<FileUp aria-hidden size={16} />}
          disabled={files.length >= most || put.isPending}
          onClick={() => input.current?.click()}
        >
          {isAgain ? 'Send different documents' : 'Add documents'}
        </Button>
        {files.length > 0 && (
          <Button isLoading={put.isPending} loadingLabel="Sending" onClick={send}>
            Send for verification
          </Button>
        )}
      </div>
    </>
  );
}
