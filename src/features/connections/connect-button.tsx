import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { useDelete, usePost } from '@/api/queries';
import { Button } from '@/ui/button';

/** Asks a member to connect; the request can be withdrawn with the same button. */
export function ConnectButton({ person }: { person: Schemas['User'] }) {
  const [requestId, setRequestId] = useState<number | null>(null);
  const request = usePost('/connections', {
    failureTitle: "Your request wasn't sent",
    onDone: ({ id }) => setRequestId(id),
  });
  const withdraw = useDelete('/connections/{id}', {
    failureTitle: "Your request wasn't withdrawn",
    onDone: () => setRequestId(null),
  });
  if (requestId !== null) {
    return (
      <Button
        variant="ghost"
        size="sm"
        isLoading={withdraw.isPending}
        aria-label={`Requested. Withdraw the request to ${person.fullName}`}
        onClick={() => withdraw.mutate({ path: { id: requestId } })}
      >
        Requested
      </Button>
    );
  }
  return (
    <Button
      variant="soft"
      size="sm"
      isLoading={request.isPending}
      aria-label={`Connect with ${person.fullName}`}
      onClick={() => request.mutate({ body: { userId: person.id } })}
    >
      Connect
    </Button>
  );
}
