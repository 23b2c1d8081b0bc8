import { Check } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { Button } from '@/ui/button';
import { ConnectButton } from './connect-button';
import { MessageButton } from './message-button';
import { useAnswer } from './relation-mutations';

/** The next step with a member of a list: accept who asks me, write to whom I know, ask everybody else. */
export function PersonActions({ person }: { person: Schemas['User'] }) {
  const answer = useAnswer(person);
  const { fullName, connectionStatus, connectionId } = person;
  if (connectionStatus === 'connected')
    return <MessageButton person={person} size="sm" isIconOnly="on phones" />;
  if (connectionStatus !== 'pending_in' || connectionId === null) return <ConnectButton person={person} />;
  return (
    <Button
      size="sm"
      icon={<Check aria-hidden size={16} strokeWidth={1.75} />}
      aria-label={`Accept ${fullName}`}
      onClick={() => answer.mutate({ path: { id: connectionId }, body: { status: 'accepted' } })}
    >
      Accept
    </Button>
  );
}
