import type { Schemas } from '@/api/contract';
import { useCurrentUser } from '@/entities/session/queries';
import { ConnectButton } from '../relation/connect-button';
import { MessageButton } from '../list/message-button';

/** The next step with a member of a list: write to whom I know, answer who asks me, ask everybody else. */
export function PersonAction({ person }: { person: Schemas['User'] }) {
  const me = useCurrentUser();
  if (person.id === me?.id) return <span className="text-ink-3 text-sm">You</span>;
  if (person.connectionStatus === 'blocked') return null;
  return person.connectionStatus === 'connected' ? (
    <MessageButton person={person} size="sm" isIconOnly="on phones" />
  ) : (
    <ConnectButton person={person} />
  );
}
