import { useQuery } from '@tanstack/react-query';
import { FileX, Hourglass, LockKeyhole } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { ApiError, adviceText, hasStatus } from '@/api/errors';
import { readByPost } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Field } from '@/ui/form/field';
import { PasswordInput } from '@/ui/input/password-input';
import { Skeleton } from '@/ui/states/skeleton';
import { SnapshotView } from '../page/snapshot-view';

/** A deal as somebody sees it who was given a link: to look at, with no more than its owner shows. */
export function SharedPage({ token }: { token: string }) {
  const [passcode, setPasscode] = useState('');
  const query = useQuery({
    queryKey: ['/evaluations/links', token, passcode],
    queryFn: ({ signal }) =>
      readByPost('/evaluations/links', {
        body: { token, ...(passcode !== '' && { passcode }) },
        signal,
      }),
    // A refusal stays one until the link changes or the passcode does.
    retry: false,
    staleTime: 60_000,
  });
  const { data, error } = query;
  const code = error instanceof ApiError ? error.code : undefined;
  const asksPasscode = code === 'passcode-wanted' || code === 'passcode-wrong';
  return (
    <div className="pb-24">
      <title>{`${data?.title ?? 'Shared evaluation'} · Tiebeam`}</title>
      {query.isPending && passcode === '' && (
        <div role="status" aria-label="Loading" className="mx-auto max-w-[620px]">
          <Skeleton className="h-96 rounded-[14px]" />
        </div>
      )}
      {data && <SnapshotView snapshot={data} />}
      {!data && (asksPasscode || (query.isPending && passcode !== '')) && (
        <PasscodeForm
          isWrong={code === 'passcode-wrong'}
          isBusy={query.isFetching}
          onTry={(next) => (next === passcode ? void query.refetch() : setPasscode(next))}
        />
      )}
      {!data && code === 'link-ended' && (
        <EmptyState
          headingLevel={1}
          icon={<Hourglass aria-hidden />}
          title="This link has expired"
          text="Ask the person who shared it for a new one."
        />
      )}
      {!data && (code === 'no-link' || hasStatus(error, 422)) && (
        <EmptyState
          headingLevel={1}
          icon={<FileX aria-hidden />}
          title="No longer shared"
          text="The owner may have revoked this link, or the address is wrong."
        />
      )}
      {!data &&
        query.isError &&
        !asksPasscode &&
        code !== 'link-ended' &&
        code !== 'no-link' &&
        !hasStatus(error, 422) && (
          <ErrorState
            headingLevel={1}
            title="Couldn’t open this evaluation"
            text={adviceText(error)}
            onRetry={() => void query.refetch()}
            isRetrying={query.isRefetching}
          />
        )}
    </div>
  );
}

interface PasscodeFormProps {
  isWrong: boolean;
  isBusy: boolean;
  onTry: (passcode: string) => void;
}

function PasscodeForm({ isWrong, isBusy, onTry }: PasscodeFormProps) {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onTry(text.trim());
  };
  return (
    <Card className="mx-auto max-w-[440px]">
      <LockKeyhole aria-hidden size={22} className="mb-2 text-ink-3" />
      <h1 className="font-display text-xl tracking-display font-bold">
        Enter the passcode to view this evaluation
      </h1>
      <form onSubmit={send} className="mt-4 flex flex-col gap-3.5" noValidate>
        <Field
          label="Passcode"
          error={isWrong && !isBusy ? 'That passcode isn’t right. Try again.' : undefined}
        >
          {(control) => (
            <PasswordInput
              {...control}
              value={text}
              maxLength={64}
              autoComplete="off"
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" className="self-start" isLoading={isBusy} loadingLabel="Opening">
          Open
        </Button>
      </form>
    </Card>
  );
}
