import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { useDelete, usePost } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { refreshRelations, relationChange, showRelation, type Relation } from './relation-cache';
import { useAnswer } from './relation-mutations';

const asking: Relation = { connectionStatus: 'pending_out', connectionId: null };
const nothing: Relation = { connectionStatus: 'none', connectionId: null };

/**
 * Asks a member to connect; the same button takes the request back. Who asks me is answered instead. Each shows at once
 * wherever the member is shown, and is taken back when it fails.
 */
export function ConnectButton({ person }: { person: Schemas['User'] }) {
  const queryClient = useQueryClient();
  // Not every list of members is in the cache (those who were invited): what was said here counts before the list.
  const [said, setSaid] = useState<Relation | null>(null);
  const { connectionStatus, connectionId } = said ?? person;
  // A request without its number cannot be taken back yet: it is as soon as the number has come.
  const isUnwanted = useRef(false);
  const show = (relation: Relation) => {
    setSaid(relation);
    showRelation(queryClient, person.id, relation);
  };
  const request = usePost('/connections', {
    failureTitle: 'Your request wasn’t sent',
    changes: () => [relationChange(person.id, asking)],
    onStart: () => setSaid(asking),
    onUndo: () => setSaid(null),
    onDone: (asked) => {
      if (!asked) {
        // What is read again names it.
        setSaid(null);
        void refreshRelations(queryClient);
      } else if (isUnwanted.current) withdraw.mutate({ path: { id: asked.id } });
      else show({ connectionStatus: 'pending_out', connectionId: asked.id });
    },
  });
  const withdraw = useDelete('/connections/{id}', {
    failureTitle: 'Couldn’t withdraw your request',
    changes: () => [relationChange(person.id, nothing)],
    onStart: () => setSaid(nothing),
    onUndo: (_context, { path: { id } }) => setSaid({ connectionStatus: 'pending_out', connectionId: id }),
  });
  const answer = useAnswer(person);
  if (connectionStatus === 'pending_in' && connectionId !== null) {
    const say = (status: 'accepted' | 'declined') => {
      setSaid(status === 'accepted' ? { connectionStatus: 'connected', connectionId } : nothing);
      answer.mutate({ path: { id: connectionId }, body: { status } }, { onError: () => setSaid(null) });
    };
    return <Answers person={person} onSay={say} />;
  }
  if (connectionStatus === 'connected') return <span className="text-ink-3 text-sm">Connected</span>;
  if (connectionStatus === 'pending_out') {
    return (
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Requested. Withdraw the request to ${person.fullName}`}
        onClick={() => {
          if (connectionId !== null) return withdraw.mutate({ path: { id: connectionId } });
          if (!request.isPending) return void refreshRelations(queryClient);
          isUnwanted.current = true;
          show(nothing);
        }}
      >
        Requested
      </Button>
    );
  }
  return (
    <Button
      variant="soft"
      size="sm"
      // What was taken back is still on its way: another request would meet the old one.
      isLoading={request.isPending || withdraw.isPending}
      aria-label={`Connect with ${person.fullName}`}
      onClick={() => {
        isUnwanted.current = false;
        request.mutate({ body: { userId: person.id } });
      }}
    >
      Connect
    </Button>
  );
}

interface AnswersProps {
  person: Schemas['User'];
  onSay: (status: 'accepted' | 'declined') => void;
}

/** What can be said to a request in a row of a list. Declining is silent to who asked. */
function Answers({ person: { fullName }, onSay }: AnswersProps) {
  return (
    <span className="flex shrink-0 items-center gap-1 max-md:gap-2.5">
      <Button
        variant="soft"
        size="sm"
        aria-label={`Accept ${fullName}’s request`}
        onClick={() => onSay('accepted')}
      >
        Accept
      </Button>
      <IconButton size="sm" label={`Decline ${fullName}’s request`} onClick={() => onSay('declined')}>
        <X aria-hidden size={16} strokeWidth={1.75} />
      </IconButton>
    </span>
  );
}
