import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { read, useDelete, usePost } from '@/api/queries';
import { LoadedPart } from '@/entities/setting/loaded-part';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { RelativeTime } from '@/ui/text/relative-time';
import { useNow } from '@/ui/text/use-now';
import { showToast } from '@/ui/toast/toast';

/** Where I am signed in, this device first; each other one can be signed out, or all at once. */
export function Sessions() {
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const sessions = useQuery(read('/auth/sessions'));
  // What was signed out is gone with its button: the list has the focus then.
  const onDone = (text: string) => {
    list.current?.focus();
    showToast({ kind: 'success', text });
  };
  const end = useDelete('/auth/sessions/{id}', {
    failureTitle: 'Couldn’t sign that device out',
    refreshes: ['/auth/sessions'],
    onDone: () => onDone('Device signed out'),
  });
  const endOthers = usePost('/auth/logout', {
    failureTitle: 'Couldn’t sign your other devices out',
    refreshes: ['/auth/sessions'],
    onDone: () => onDone('All other devices signed out'),
  });
  return (
    <LoadedPart
      query={sessions}
      failureTitle="Couldn’t load your sessions"
      skeleton="h-24"
      isWhole={({ data }) => Array.isArray(data)}
    >
      {({ data }) => (
        <div className="flex flex-col items-start gap-3">
          <ul
            ref={list}
            tabIndex={-1}
            aria-label="Sessions"
            className="flex w-full flex-col divide-y divide-line-subtle"
          >
            {data.map(({ id, device, place, lastSeenAt, isCurrent }) => (
              <li key={id} className="flex min-h-12 flex-wrap items-center gap-3 py-2 first:pt-0">
                <span className="min-w-0 flex-1">
                  <span className="block font-medium wrap-anywhere">{device}</span>
                  <span className="text-sm text-ink-2">
                    {place !== null && `${place} · `}
                    {isCurrent ? (
                      'Active now'
                    ) : (
                      <>
                        Last active <RelativeTime at={lastSeenAt} now={now} isInSentence />
                      </>
                    )}
                  </span>
                </span>
                {isCurrent ? (
                  <Badge tone="teal">This device</Badge>
                ) : (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`Sign out of ${device}`}
                    isLoading={end.isPending && end.variables.path.id === id}
                    loadingLabel="Signing out"
                    onClick={() => end.mutate({ path: { id } })}
                  >
                    Sign out
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {data.length > 2 && (
            <Button
              variant="outline"
              isLoading={endOthers.isPending}
              loadingLabel="Signing out"
              onClick={() => endOthers.mutate({ query: { others: true } })}
            >
              Sign out of all other devices
            </Button>
          )}
        </div>
      )}
    </LoadedPart>
  );
}
