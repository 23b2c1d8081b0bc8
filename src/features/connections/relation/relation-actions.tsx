import { Check, UserPlus, X } from 'lucide-react';
import { useRef } from 'react';
import type { Schemas } from '@/api/contract';
import { Button } from '@/ui/button/button';
import { openAskForm } from '../requests/ask-form';
import { MessageButton } from '../list/message-button';
import { RelationMenu } from './relation-menu';
import { useAnswer, useEndRelation } from './relation-mutations';

interface RelationActionsProps {
  person: Schemas['User'];
  /** Said once the member is blocked: they are not to be found any more. */
  onBlocked: () => void;
}

/** What I can do about a member on their profile: connect, withdraw, answer, message, and what is behind the three dots. */
export function RelationActions({ person, onBlocked }: RelationActionsProps) {
  const area = useRef<HTMLDivElement>(null);
  return (
    // The button that was pressed gives way to another: the next Tab goes on from here.
    <div
      ref={area}
      tabIndex={-1}
      role="group"
      aria-label={`You and ${person.fullName}`}
      className="flex flex-wrap items-center gap-2 outline-none"
    >
      <Buttons person={person} onAct={() => area.current?.focus({ preventScroll: true })} />
      <RelationMenu person={person} onBlocked={onBlocked} />
    </div>
  );
}

function Buttons({ person, onAct }: { person: Schemas['User']; onAct: () => void }) {
  const withdraw = useEndRelation(person, 'Couldn’t withdraw your request');
  const answer = useAnswer(person);
  const { fullName, connectionStatus, connectionId } = person;
  const say = (status: 'accepted' | 'declined') => {
    if (connectionId === null) return;
    onAct();
    answer.mutate({ path: { id: connectionId }, body: { status } });
  };
  switch (connectionStatus) {
    case 'connected':
      return <MessageButton person={person} variant="primary" />;
    case 'pending_in':
      return (
        <>
          <Button
            icon={<Check aria-hidden size={16} strokeWidth={1.75} />}
            aria-label={`Accept ${fullName}’s request`}
            onClick={() => say('accepted')}
          >
            Accept
          </Button>
          <Button
            variant="outline"
            icon={<X aria-hidden size={16} strokeWidth={1.75} />}
            aria-label={`Decline ${fullName}’s request`}
            onClick={() => say('declined')}
          >
            Decline
          </Button>
        </>
      );
    case 'pending_out':
      return (
        <Button
          variant="outline"
          aria-label={`Withdraw the request to ${fullName}`}
          onClick={() => {
            if (connectionId === null) return;
            onAct();
            withdraw.mutate({ path: { id: connectionId } });
          }}
        >
          Withdraw the request
        </Button>
      );
    case 'none':
      return (
        <>
          <Button
            icon={<UserPlus aria-hidden size={16} strokeWidth={1.75} />}
            aria-label={`Connect with ${fullName}`}
            onClick={() => openAskForm(person)}
          >
            Connect
          </Button>
          <MessageButton person={person} />
        </>
      );
    case 'blocked':
      return null;
  }
}
