// The outbox of whoever is signed in: kept over reloads with the drafts, and gone with them at the sign-out.
import { create } from 'zustand';
import { draftsUnder, writeDraft } from '@/ui/draft/draft-parts';
import { forgetChosenFiles, hasChosenFiles } from './chosen-files';
import { revived, type Outbox, type Unsent } from '../engine/outbox';

interface OutboxState {
  userId: number | null;
  outbox: Outbox;
}

export const useOutboxStore = create<OutboxState>(() => ({ userId: null, outbox: [] }));

const placeOf = ({ conversationId, clientId }: Unsent) => `unsent:${conversationId}:${clientId}`;

/** The files of what is not sent: they do not outlive the page. */
const files = new Map<string, UnsentFiles>();

export interface UnsentFiles {
  images: readonly File[];
  documents: readonly File[];
}

export const filesOf = (clientId: string): UnsentFiles | undefined => files.get(clientId);
/** Whether the page has files that are gone with it. */
export const hasUnsentFiles = (): boolean => files.size > 0 || hasChosenFiles();
export const keepFiles = (clientId: string, kept: UnsentFiles): void => void files.set(clientId, kept);

/** Storage may hold anything: only what is whole is taken. */
function readUnsent(text: string): Unsent | null {
  try {
    const value: unknown = JSON.parse(text);
    return isUnsent(value) ? value : null;
  } catch {
    return null;
  }
}

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const {
    clientId,
    conversationId,
    content,
    writtenAt,
    askedAt,
    state,
    files: names,
    cards,
  } = value as Record<string, unknown>; // an object was checked for just above
  return (
    typeof clientId === 'string' &&
    Number.isInteger(conversationId) &&
    typeof content === 'string' &&
    Number.isFinite(writtenAt) &&
    Number.isFinite(askedAt) &&
    (state === 'waiting' || state === 'sending' || state === 'sent' || state === 'failed') &&
    Array.isArray(names) &&
    Array.isArray(cards)
  );
}

/** Takes up what this member has not sent yet. Does nothing when it is theirs already. */
export function openOutbox(userId: number): void {
  if (useOutboxStore.getState().userId === userId) return;
  const kept = Object.values(draftsUnder(userId, 'unsent:')).flatMap((text) => readUnsent(text) ?? []);
  useOutboxStore.setState({ userId, outbox: revived(kept, Date.now()) });
}

/** Nobody is signed in, or somebody else: what is in memory goes, what is kept is the drafts' affair. */
export function closeOutbox(): void {
  files.clear();
  forgetChosenFiles();
  useOutboxStore.setState({ userId: null, outbox: [] });
}

/** Changes the outbox here and where it is kept. */
export function changeOutbox(edit: (outbox: Outbox) => Outbox): void {
  const { userId, outbox: before } = useOutboxStore.getState();
  if (userId === null) return;
  const outbox = edit(before);
  if (outbox === before) return;
  const known = new Map(before.map((each) => [each.clientId, each]));
  for (const each of outbox) {
    if (known.get(each.clientId) !== each) writeDraft(userId, placeOf(each), JSON.stringify(each));
    known.delete(each.clientId);
  }
  for (const gone of known.values()) {
    files.delete(gone.clientId);
    writeDraft(userId, placeOf(gone), '');
  }
  useOutboxStore.setState({ outbox });
}
