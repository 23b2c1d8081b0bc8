import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { read } from '@/api/queries';
import { buttonClass } from '@/ui/button/button-class';
import { RelationActions } from '../relation/relation-actions';

interface AskToSeeProps {
  username: string;
  /** They are connected now, or can no longer be. */
  onChanged: () => void;
}

/** Where something is for a member's connections alone: the request to connect, that it is pending, and theirs to answer. */
export function AskToSee({ username, onChanged }: AskToSeeProps) {
  const profile = useQuery(read('/profiles/{id}', { path: { id: username } }));
  const person = profile.data?.user;
  const isConnected = person?.connectionStatus === 'connected';
  const tellChanged = useEffectEvent(onChanged);
  useEffect(() => {
    if (isConnected) tellChanged();
  }, [isConnected]);
  if (profile.isError && !person) {
    return (
      <Link to="/$username" params={{ username }} className={buttonClass({ variant: 'outline' })}>
        View their profile
      </Link>
    );
  }
  return (
    <div className="flex min-h-(--ctl-md) flex-wrap items-center justify-center gap-x-3 gap-y-2">
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {person?.connectionStatus === 'pending_out' && 'Pending'}
      </p>
      {person && <RelationActions person={person} onBlocked={onChanged} />}
    </div>
  );
}
