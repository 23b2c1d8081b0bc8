import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { useDelete, usePost, usePut } from '@/api/queries';
import { showToast } from '@/ui/toast/toast';
import { refreshRelations, relationChange, showRelation, type Relation } from './relation-cache';

type Person = Pick<Schemas['User'], 'id' | 'fullName'>;
const nothing: Relation = { connectionStatus: 'none', connectionId: null };

/** The last path that each write below changes is none of its own: `refreshRelations` names them all. */
const refreshes: readonly string[] = [];

/** Withdraws a request, or ends a connection; the other member is told of neither. Shown at once, taken back when it fails. */
export function useEndRelation(person: Person, failureTitle: string, onDone: () => void = () => {}) {
  const queryClient = useQueryClient();
  return useDelete('/connections/{id}', {
    refreshes,
    failureTitle,
    changes: () => [relationChange(person.id, nothing)],
    onDone: () => {
      onDone();
      void refreshRelations(queryClient);
    },
  });
}

/** Accepts, declines or blocks. Shown at once, taken back when it fails; only an acceptance is said aloud. */
export function useAnswer(person: Person) {
  const queryClient = useQueryClient();
  return usePut('/connections/{id}', {
    refreshes,
    failureTitle: 'Your answer wasn’t saved',
    changes: ({ path: { id }, body }) => [
      relationChange(
        person.id,
        body?.status === 'accepted' ? { connectionStatus: 'connected', connectionId: id } : nothing,
      ),
    ],
    onDone: (_answer, { body }) => {
      // voice: the specification’s words
      if (body?.status === 'accepted') showToast({ kind: 'success', text: 'You are now connected' });
      void refreshRelations(queryClient);
    },
  });
}

/** Blocks a member, whatever was between the two; they are not told. */
export function useBlock(person: Person, onDone: () => void) {
  const queryClient = useQueryClient();
  return usePost('/connections', {
    refreshes,
    failureTitle: `Couldn’t block ${person.fullName}`,
    onDone: () => {
      onDone();
      void refreshRelations(queryClient);
    },
  });
}

/** Asks a member to connect; what failed is shown by the form that asks. */
export function useAskToConnect(person: Person, onDone: () => void) {
  const queryClient = useQueryClient();
  return usePost('/connections', {
    refreshes,
    onDone: (asked) => {
      const connectionId = asked?.id ?? null;
      showRelation(queryClient, person.id, { connectionStatus: 'pending_out', connectionId });
      onDone();
      void refreshRelations(queryClient);
    },
  });
}
