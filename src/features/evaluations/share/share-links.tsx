import { Copy, Link2Off } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { ApiError } from '@/api/errors';
import { momentDay } from '@/lib/dates/moment-day';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { copyText } from '@/ui/toast/copy-text';
import type { Evaluation } from '../model/deal';
import { useShareChange } from './share-queries';
import { linkAddress, showsNothingMore, showsText } from './shows';
import { ShowsFields } from './shows-fields';

type Link = Evaluation['links'][number];

const lifetimes = [
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days'],
  ['', 'No expiry'],
] as const;
const dayMs = 24 * 3_600_000;
const minPasscodeLength = 4;

/** The links under which members may look at the deal: what each shows, until when, who came; new ones, and their end. */
export function ShareLinks({ deal }: { deal: Evaluation }) {
  const change = useShareChange(deal.id);
  const { links } = deal;
  const kept = (link: Link) => ({ id: link.id, shows: link.shows, expiresAt: link.expiresAt });
  return (
    <div className="flex flex-col gap-4">
      {links.length > 0 && (
        <ul className="flex flex-col gap-2.5" aria-label="Links">
          {links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              isBusy={change.isPending}
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
      <NewLink
        key={links.length}
        isBusy={change.isPending}
        error={change.error}
        onMake={(wish) =>
          change.mutate({ path: { id: deal.id }, body: { links: [...links.map(kept), wish] } })
        }
      />
    </div>
  );
}

function LinkRow({ link, isBusy, onRevoke }: { link: Link; isBusy: boolean; onRevoke: () => void }) {
  const [now] = useState(() => Date.now());
  const { shows, expiresAt, hasPasscode, views } = link;
  const end = expiresAt === null ? null : momentDay(expiresAt);
  const hasEnded = expiresAt !== null && Date.parse(expiresAt) <= now;
  const terms = [
    end === null ? 'no expiry' : hasEnded ? `expired on ${end}` : `until ${end}`,
    ...(hasPasscode ? ['passcode required'] : []),
  ];
  return (
    <li className="rounded-lg border border-line p-3">
      <p className="text-sm font-medium">{showsText(shows)}</p>
      <p className="text-xs text-ink-3">{terms.join(', ')}</p>
      <p className="mt-1 text-xs text-ink-2">
        {views.length === 0
          ? 'No one has opened it yet.'
          : `Opened by ${views
              .slice(0, 3)
              .map(({ user, at }) => `${user.fullName} on ${momentDay(at)}`)
              .join(', ')}${views.length > 3 ? ` and ${views.length - 3} more` : ''}.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {!hasEnded && (
          <Button
            size="sm"
            variant="soft"
            icon={<Copy aria-hidden size={15} />}
            onClick={() =>
              void copyText(linkAddress(link), 'Link', `Copy it from here: ${linkAddress(link)}`)
            }
          >
            Copy link
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          icon={<Link2Off aria-hidden size={15} />}
          disabled={isBusy}
          onClick={onRevoke}
        >
          Revoke
        </Button>
      </div>
    </li>
  );
}

interface NewLinkProps {
  isBusy: boolean;
  error: Error | null;
  onMake: (wish: { shows: Link['shows']; expiresAt: string | null; passcode: string | null }) => void;
}

function NewLink({ isBusy, error, onMake }: NewLinkProps) {
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
      <ShowsFields shows={shows} onChange={setShows} />
      <p className="text-xs text-pretty text-ink-3">{`They’ll see: ${showsText(shows).toLowerCase()}.`}</p>
      <div className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2">
        <Field label="Expires after">
          {(control) => (
            <select
              {...control}
              className="control h-(--ctl-md) w-full rounded-[9px] px-2.5 text-base"
              value={days}
              onChange={({ currentTarget }) => setDays(currentTarget.value)}
            >
              {lifetimes.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
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
