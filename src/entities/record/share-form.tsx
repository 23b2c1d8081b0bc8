import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Copy, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { momentDay } from '@/lib/dates/moment-day';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { NativeSelect } from '@/ui/input/native-select';
import { openModal } from '@/ui/modal/modal-store';
import { useNow } from '@/ui/text/use-now';
import { copyText } from '@/ui/toast/copy-text';

/** A link as the server has it. */
interface Shared {
  token: string;
  /** ISO moment. */
  expires: string;
}

interface Sharing {
  /** What is shared, by its name. */
  title: string;
  /** What whoever has the link can do, and until when. */
  text: string;
  shared: Shared | null;
  /** Where the link leads, below this site. */
  pathOf: (token: string) => string;
  /** Creates a link until then, or takes it back; answers the one there is then. Rejects when the server did not take it. */
  save: (queryClient: QueryClient, share: { expires: string } | null) => Promise<Shared | null>;
}

const lifetimes = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;
const dayMs = 24 * 3_600_000;

/** Opens the share link of a record: to copy, to end, or to create. */
export const openShareForm = (sharing: Sharing): void =>
  openModal({
    id: 'share-record',
    title: `Share ${sharing.title}`,
    size: 'sm',
    content: <ShareForm sharing={sharing} />,
  });

function ShareForm({ sharing }: { sharing: Sharing }) {
  const { text, pathOf } = sharing;
  const queryClient = useQueryClient();
  const now = useNow();
  const [shared, setShared] = useState(sharing.shared);
  const [days, setDays] = useState<string>('30');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isOpen = shared !== null && shared.expires > now.toISOString();
  const address = shared === null ? '' : `${location.origin}${pathOf(shared.token)}`;
  const save = async (share: { expires: string } | null) => {
    setIsBusy(true);
    setError(null);
    try {
      setShared(await sharing.save(queryClient, share));
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-pretty text-ink-2">{text}</p>
      {error !== null && <FormAlert text={errorMessage(error)} />}
      {isOpen ? (
        <>
          <p className="text-sm font-medium">{`Shared until ${momentDay(shared.expires)}`}</p>
          <div className="flex flex-wrap gap-2.5">
            <Button
              icon={<Copy aria-hidden size={16} />}
              onClick={() => void copyText(address, 'Link', `Copy it from here: ${address}`)}
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
