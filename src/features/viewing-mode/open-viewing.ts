// One viewing while it is open: what is noted, where it stands, and what happens to it.
import type { QueryClient } from '@tanstack/react-query';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { hasStatus, isPassing, errorMessage } from '@/api/errors';
import { read } from '@/api/queries';
import { dropKept, isUnsent, readKept, writeKept, type Kept } from './device/kept-viewings';
import { dealOf } from './notes/figures';
import { mergeNotes, type Clash, type Side } from './notes/merge';
import { notesOf, type Notes, type Viewing } from './notes/notes';
import { sendNotes, type NotesPlace } from './send/send-notes';

export type Standing =
  | { kind: 'sent' | 'waiting' | 'sending' }
  /** `isGone`: the server has no such viewing any more, or not for this member. */
  | { kind: 'failed'; text: string; isGone: boolean }
  | { kind: 'clash'; clashes: readonly Clash[]; theirs: Viewing };

interface OpenState {
  kept: Kept | null;
  /** Why there is nothing to show. */
  failure: unknown;
  standing: Standing;
  /** Whether the device has the newest notes; false where it keeps nothing. */
  isOnDevice: boolean;
}

export interface OpenViewing {
  use: UseBoundStore<StoreApi<OpenState>>;
  /** From the device if it is there, and with a session from the server if that answers. */
  load: (hasSession?: boolean) => Promise<void>;
  edit: (act: (notes: Notes) => Notes) => void;
  /** Sends what is unsent now; one sending at a time. */
  send: () => Promise<void>;
  /** Takes these sides of a clash and sends. */
  settle: (choices: Readonly<Record<string, Side>>) => Promise<void>;
  /** Gives up what was not sent. */
  discard: () => Promise<void>;
  /** Nobody looks at it any more: what the server has is not kept here. */
  close: () => Promise<void>;
}

/** Asks the server once it is told that there is a session. */
export function openViewing(queryClient: QueryClient, memberId: number, id: string): OpenViewing {
  let isSignedIn = false;
  let isClosed = false;
  const isOnline = () => isSignedIn && navigator.onLine;
  const use = create<OpenState>(() => ({
    kept: null,
    failure: null,
    standing: { kind: 'sent' },
    isOnDevice: true,
  }));
  const path = { id };

  const keep = async (kept: Kept) => {
    use.setState({ kept, failure: null });
    const isOnDevice = await writeKept(memberId, kept);
    use.setState({ isOnDevice });
  };

  const fetchFresh = async (): Promise<Pick<Kept, 'viewing' | 'deal'>> => {
    const ask = { staleTime: 0, networkMode: 'always' as const };
    const viewing = await queryClient.fetchQuery({ ...read('/property-viewings/{id}', { path }), ...ask });
    const dealId = viewing.evaluationId;
    if (dealId === null) return { viewing, deal: null };
    // Without the deal there is no return to show; the notes are as good.
    const deal = await queryClient
      .fetchQuery({ ...read('/evaluations/{id}', { path: { id: dealId } }), ...ask })
      .catch(() => null);
    const isMine = deal?.access === 'full' && (deal.myRole === 'owner' || deal.myRole === 'edit');
    return { viewing, deal: isMine ? dealOf(deal) : null };
  };

  const load = async (hasSession = isSignedIn) => {
    isSignedIn = hasSession;
    isClosed = false;
    const found = use.getState().kept ?? (await readKept(memberId, id));
    if (found)
      use.setState({ kept: found, failure: null, standing: { kind: isUnsent(found) ? 'waiting' : 'sent' } });
    if (!isOnline()) {
      if (!found) use.setState({ failure: new NotKeptError() });
      return;
    }
    if (found && isUnsent(found)) return send();
    try {
      const fresh = await fetchFresh();
      // Left meanwhile: nothing is kept of what nobody looks at.
      if (isClosed) return;
      if (fresh.viewing.ownerId !== memberId) throw new NotMineError();
      const { kept } = use.getState();
      // What was noted meanwhile is sent; a fresh beginning would undo it.
      if (kept && isUnsent(kept)) return await send();
      await keep({ ...fresh, notes: notesOf(fresh.viewing), write: null });
    } catch (error) {
      if (!found || hasStatus(error, 404) || hasStatus(error, 403)) use.setState({ failure: error });
    }
  };

  const place: NotesPlace = {
    memberId,
    read: () => {
      const { kept } = use.getState();
      if (!kept) throw new Error('Nothing is open');
      return kept;
    },
    change: (act) => keep(act(place.read())),
  };

  let sending: Promise<void> | null = null;
  const send = () => (sending ??= sendNow().finally(() => (sending = null)));
  const sendNow = async () => {
    const { kept } = use.getState();
    if (!kept || !isUnsent(kept)) return;
    use.setState({ standing: { kind: 'sending' } });
    try {
      const { clash } = await sendNotes(queryClient, place);
      const isLeft = isUnsent(place.read());
      use.setState({ standing: clash ? { kind: 'clash', ...clash } : { kind: isLeft ? 'waiting' : 'sent' } });
    } catch (error) {
      const isGone = hasStatus(error, 404) || hasStatus(error, 403);
      const isWaiting = isPassing(error) && !isOnline();
      use.setState({
        standing: isWaiting ? { kind: 'waiting' } : { kind: 'failed', text: errorMessage(error), isGone },
      });
    }
  };

  return {
    use,
    load,
    send,
    edit: (act) => {
      const { kept, standing } = use.getState();
      if (!kept) return;
      if (standing.kind === 'sent') use.setState({ standing: { kind: 'waiting' } });
      void keep({ ...kept, notes: act(kept.notes) });
    },
    settle: async (choices) => {
      const { standing } = use.getState();
      if (standing.kind !== 'clash') return;
      const { theirs } = standing;
      await place.change((kept) => ({
        ...kept,
        viewing: theirs,
        notes: mergeNotes(notesOf(kept.viewing), kept.notes, notesOf(theirs), choices).notes,
      }));
      use.setState({ standing: { kind: 'waiting' } });
      await send();
      const { kept } = use.getState();
      if (kept && !isUnsent(kept)) use.setState({ standing: { kind: 'sent' } });
    },
    discard: async () => {
      const { kept } = use.getState();
      if (kept) await dropKept(memberId, kept);
      use.setState({ kept: null, standing: { kind: 'sent' } });
      await load();
    },
    close: async () => {
      isClosed = true;
      await sending;
      const { kept } = use.getState();
      if (kept && !isUnsent(kept)) await dropKept(memberId, kept);
    },
  };
}

/** Somebody who attends a viewing sees it; its notes are their owner's. */
export class NotMineError extends Error {
  override name = 'NotMineError';
}

/** The device has no copy, and there is no network to get one by. */
export class NotKeptError extends Error {
  override name = 'NotKeptError';
}
