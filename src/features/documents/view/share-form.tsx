import { useQueryClient } from '@tanstack/react-query';
import { Copy, Link2Off } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { errorMessage } from '@/api/errors';
import { write } from '@/api/queries';
import { momentDay } from '@/lib/dates/moment-day';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { NativeSelect } from '@/ui/input/native-select';
import { openModal } from '@/ui/modal/modal-store';
import { useNow } from '@/ui/text/use-now';
import { copyText } from '@/ui/toast/copy-text';

type Document = Schemas['PortfolioDocument'];

const lifetimes = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;
const dayMs = 24 * 3_600_000;

/** Opens the share link of a document: to copy, to end, or to create. */
export const openShareForm = (row: Document): void =>
  openModal({
    id: 'share-document',
    title: `Share ${row.name}`,
    size: 'sm',
    content: <ShareForm row={row} />,
  });

/** Where a share link leads. */
const linkAddress = (token: string) => `${location.origin}/documents/shared/${token}`;

function ShareForm({ row }: { row: Document }) {
  const queryClient = useQueryClient();
  const now = useNow();
  const [shared, setShared] = useState(row.shared);
  const [days, setDays] = useState<string>('30');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isOpen = shared !== null && shared.expires > now.toISOString();
  const save = async (share: { expires: string } | null) => {
    setIsBusy(true);
    setError(null);
    try {
      const args = { path: { id: row.id }, body: { share } };
      const answer = await write(queryClient, 'put', '/documents/{id}', args, { refreshes: ['/documents'] });
      setShared(answer?.shared ?? null);
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-pretty text-ink-2">
        Anyone signed in with the link can view and download the document until it expires.
      </p>
      {error !== null && <FormAlert text={errorMessage(error)} />}
      {isOpen ? (
        <>
          <p className="text-sm font-medium">{`Shared until ${momentDay(shared.expires)}`}</p>
          <div className="flex flex-wrap gap-2.5">
            <Button
              icon={<Copy aria-hidden size={16} />}
              onClick={() =>
                void copyText(
                  linkAddress(shared.token),
                  'Link',
                  `Copy it from here: ${linkAddress(shared.token)}`,
                )
              }
            >
              Copy link
            </Button>
            <Button
              variant="outline"
              icon={<Link2Off aria-hidden size={16} />}
              isLoading={isBusy}
              loadingLabel="Revoking"
              onClick={() => void save(null)}
            >
              Revoke
            </Button>
          </div>
        </>
      ) : (
        <>
          {shared !== null && (
            <p className="text-sm">{`The last link expired on ${momentDay(shared.expires)}`}</p>
          )}
          <Field label="Expires after">
            {(control) => (
              <NativeSelect
                {...control}
                choices={lifetimes}
                value={days}
                onChange={({ currentTarget }) => setDays(currentTarget.value)}
              />
            )}
          </Field>
          <Button
            className="self-start"
            isLoading={isBusy}
            loadingLabel="Creating"
            onClick={() => void save({ expires: new Date(Date.now() + Number(days) * dayMs).toISOString() })}
          >
            Create link
          </Button>
        </>
      )}
    </div>
  );
}
