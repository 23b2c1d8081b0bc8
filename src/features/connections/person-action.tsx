import type { Schemas } from '@/api/contract';
import { useCurrentUser } from '@/entities/session/queries';
import { Button } from '@/ui/button';
import { ConnectButton } from './connect-button';
import { MessageButton } from './message-button';
import { useAnswer } from './relation-mutations';

/** The one thing to do about a member in a list: write to them, accept their request, or ask them to connect. */
export function PersonAction({ person }: { person: Schemas['User'] }) {
  const me = useCurrentUser();
  const answer = useAnswer(person);
  const { connectionStatus, connectionId, fullName } = person;
  if (person.id === me?.id) return <span className="text-ink-3 text-sm">You</span>;
  if (connectionStatus === 'connected')
    return <MessageButton person={person} size="sm" isIconOnly="on phones" />;
  if (connectionStatus === 'pending_in' && connectionId !== null) {
    return (
      <Button
        variant="soft"
        size="sm"
        aria-label={`Accept ${fullName}`}
        onClick={() => answer.mutate({ path: { id: connectionId }, body: { status: 'accepted' } })}
      >
        Accept
      </Button>
    );
  }
  return <ConnectButton person={person} />;
}
