import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { useState, type FormEvent } from 'react';
import { ApiError } from '@/api/errors';
import { SharedLinkRow } from '@/entities/record/shared-link-row';
import { Button } from '@/ui/button/button';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import type { Evaluation } from '../model/deal';
import { useShareChange } from './share-queries';
import { linkAddress, showsNothingMore, showsText } from './shows';
import { ShowsFields } from './shows-fields';

type Link = Evaluation['links'][number];

const lifetimes = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '', label: 'No expiry' },
];
const dayMs = 24 * 3_600_000;
const minPasscodeLength = 4;

/** The links under which members may look at the deal: what each shows, until when, who came; new ones, and their end. */
export function ShareLinks({ deal }: { deal: Evaluation }) {
  const change = useShareChange(deal.id);
  const { links } = deal;
  const sent = change.isPending ? change.variables.body?.links : undefined;
  const isSent = (id: string) => sent?.some((link) => link.id === id) ?? false;
  const kept = (link: Link) => ({ id: link.id, shows: link.shows, expiresAt: link.expiresAt });
  return (
    <div className="flex flex-col gap-4">
      <KeptFocus ids={links.map(({ id }) => id)}>
        {links.length > 0 && (
          <ul className="flex flex-col gap-2.5" aria-label="Links">
            {links.map((link) => (
              <SharedLinkRow
                key={link.id}
                link={link}
                name={showsText(link.shows, deal.primary)}
                term={link.hasPasscode ? 'passcode required' : undefined}
                address={linkAddress(link)}
                isRevoking={sent !== undefined && !isSent(link.id)}
                isDisabled={change.isPending}
                onRevoke={() =>
                  change.mutate({
                    path: { id: deal.id },
                    body: { links: links.filter(({ id }) => id !== link.id).map(kept) },
                  })
                }
              />
            ))}
          </ul>
        )}
      </KeptFocus>
      <NewLink
        key={links.length}
        primary={deal.primary}
        isBusy={change.isPending}
        error={change.error}
        onMake={(wish) =>
          change.mutate({ path: { id: deal.id }, body: { links: [...links.map(kept), wish] } })
        }
      />
    </div>
  );
}

interface NewLinkProps {
  primary: Strategy;
  isBusy: boolean;
  error: Error | null;
  onMake: (wish: { shows: Link['shows']; expiresAt: string | null; passcode: string | null }) => void;
}

function NewLink({ primary, isBusy, error, onMake }: NewLinkProps) {
  const [shows, setShows] = useState(showsNothingMore);
  const [days, setDays] = useState<string>('30');
  const [passcode, setPasscode] = useState('');
  const [showsErrors, setShowsErrors] = useState(false);
  const isTooShort = passcode !== '' && passcode.trim().length < minPasscodeLength;
  const make = (event: FormEvent) => {
    event.preventDefault();
    setShowsErrors(isTooShort);
    if (isTooShort) return;
    const expiresAt = days === '' ? null : new Date(Date.now() + Number(days) * dayMs).toISOString();
    onMake({ shows, expiresAt, passcode: passcode.trim() || null });
  };
  return (
    <form
      onSubmit={make}
      className="flex flex-col gap-3.5 rounded-lg bg-surface-2 p-3.5 light:bg-surface-3"
      noValidate
    >
      <h3 className="text-sm font-semibold">New link</h3>
      <p className="-mt-2 text-xs text-pretty text-ink-3">
        Anyone signed in with the link can view, but not edit. You’ll see who opened it.
      </p>
      <ShowsFields primary={primary} shows={shows} onChange={setShows} />
      <p className="text-xs text-pretty text-ink-3">{`Anyone signed in with the link will see: ${showsText(shows, primary).toLowerCase()}.`}</p>
      <div className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2">
        <Field label="Expires after">
          {(control) => (
            <NativeSelect
              {...control}
              value={days}
              choices={lifetimes}
              onChange={({ currentTarget }) => setDays(currentTarget.value)}
            />
          )}
        </Field>
        <Field
          label="Passcode"
          isOptional
          error={showsErrors && isTooShort ? `Use ${minPasscodeLength} characters or more` : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={passcode}
              maxLength={64}
              autoComplete="off"
              onChange={({ currentTarget }) => setPasscode(currentTarget.value)}
            />
          )}
        </Field>
      </div>
      {error instanceof ApiError && error.errors.size > 0 && (
        <p role="alert" className="text-sm text-red-ink">
          {[...error.errors.values()].flat().join(' ')}
        </p>
      )}
      <Button type="submit" className="self-start" isLoading={isBusy} loadingLabel="Creating">
        Create link
      </Button>
    </form>
  );
}
