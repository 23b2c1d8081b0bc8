import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, CalendarSync, Copy } from 'lucide-react';
import { useRef } from 'react';
import { adviceText, errorMessage } from '@/api/errors';
import { retryOf, useIsOffered } from '@/api/offers';
import { read, useDelete, usePost } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { Input } from '@/ui/input/input';
import { openModal } from '@/ui/modal/modal-store';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { copyText } from '@/ui/toast/copy-text';
import { calendarAddress, subscribeAddress } from './calendar-address';

/** Opens the address at which calendar programs read every renewal date. */
export function Subscribe() {
  const isOffered = useIsOffered('get /renewal-dates/calendar');
  if (!isOffered) return null;
  return (
    <Button variant="outline" icon={<CalendarSync aria-hidden size={17} />} onClick={openSubscription}>
      Subscribe to calendar
    </Button>
  );
}

export const openSubscription = () =>
  openModal({
    id: 'subscribe-calendar',
    title: 'Subscribe to your renewal dates',
    content: <Subscription />,
  });

function Subscription() {
  const query = useQuery(read('/renewal-dates/calendar'));
  if (query.isError)
    return (
      <ErrorState
        title="Couldn’t load your calendar link"
        text={adviceText(query.error)}
        onRetry={retryOf(query.error, () => void query.refetch())}
        isRetrying={query.isRefetching}
      />
    );
  if (query.isPending)
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">Loading calendar link</span>
        <Skeleton className="h-10" />
        <Skeleton className="h-10 w-44" />
      </div>
    );
  return <AddressOf token={query.data.token} />;
}

function AddressOf({ token }: { token: string | null }) {
  const text = useRef<HTMLParagraphElement>(null);
  // What was pressed goes with the answer: the focus goes on with what stands above it.
  const options = { refreshes: ['/renewal-dates/calendar'], onDone: () => text.current?.focus() };
  const create = usePost('/renewal-dates/calendar', options);
  const end = useDelete('/renewal-dates/calendar', options);
  const isBusy = create.isPending || end.isPending;
  const failure = create.error ?? end.error;
  const act = (next: typeof create | typeof end) => {
    create.reset();
    end.reset();
    next.mutate({});
  };
  return (
    <div className="flex flex-col gap-4">
      <p ref={text} tabIndex={-1} className="text-sm text-pretty text-ink-2 outline-none">
        {token === null
          ? 'Create a link and add it to your calendar app. Dates you add or renew here will then appear in your calendar.'
          : 'Add this link to your calendar app. It updates automatically, usually within a few hours. Anyone with the link can read your dates.'}
      </p>
      {failure && <FormAlert text={errorMessage(failure)} />}
      {token === null ? (
        <Button
          className="self-start"
          isLoading={create.isPending}
          loadingLabel="Creating"
          onClick={() => act(create)}
        >
          Create link
        </Button>
      ) : (
        <>
          <Field label="Calendar link">
            {(control) => (
              <Input
                {...control}
                readOnly
                className="num"
                value={calendarAddress(token)}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2.5">
            <Button
              icon={<Copy aria-hidden size={16} />}
              onClick={() => void copyText(calendarAddress(token), 'Link', 'Select the link and copy it.')}
            >
              Copy link
            </Button>
            <a href={subscribeAddress(token)} className={buttonClass({ variant: 'outline' })}>
              <CalendarPlus aria-hidden size={16} />
              Open in calendar app
            </a>
          </div>
          <div className="flex flex-wrap items-center gap-2 border-t border-line-subtle pt-4">
            <p className="min-w-48 flex-1 text-sm text-pretty text-ink-2">
              If someone else has the link, replace it. Calendars using the old link will stop updating.
            </p>
            <span className="flex flex-wrap gap-2">
              <Button
                variant="outline"
                size="sm"
                disabled={isBusy}
                isLoading={create.isPending}
                loadingLabel="Replacing"
                onClick={() => act(create)}
              >
                Replace
              </Button>
              <Button
                variant="ghost"
                size="sm"
                disabled={isBusy}
                isLoading={end.isPending}
                loadingLabel="Revoking"
                onClick={() => act(end)}
              >
                Revoke
              </Button>
            </span>
          </div>
        </>
      )}
    </div>
  );
}
