// Sends what was noted at one viewing: once, under one name, and never over somebody else's change.
import type { QueryClient } from '@tanstack/react-query';
import { hasStatus } from '@/api/errors';
import { readOnce, write } from '@/api/queries';
import { readersOf } from '@/entities/viewing/queries';
import { newClientId } from '@/lib/client-id';
import { dropPhoto, isUnsent, readPhoto, type Kept } from '../device/kept-viewings';
import { withChecklist } from '../notes/figures';
import { mergeNotes, type Clash } from '../notes/merge';
import { changeOf, checklistOf, keyOf, notesOf, type Viewing } from '../notes/notes';
import { uploadPhoto } from './upload-photo';

/** Where the notes stand while they are being sent: the newest of them are read before each step. */
export interface NotesPlace {
  memberId: number;
  read: () => Kept;
  /** Changes them, and keeps them on the device before it resolves. */
  change: (act: (kept: Kept) => Kept) => Promise<void>;
}

export type Sent = { clash: { clashes: readonly Clash[]; theirs: Viewing } } | { clash: null };

/** More rounds than somebody can be overtaken in a row; the next sending goes on. */
const mostRounds = 5;

/** Sends until nothing is left. Throws what the calls throw; then everything is still on the device. */
export async function sendNotes(queryClient: QueryClient, place: NotesPlace): Promise<Sent> {
  for (let round = 0; round < mostRounds && isUnsent(place.read()); round += 1) {
    await sendPhotos(queryClient, place);
    const theirs = await sendOnce(queryClient, place);
    if (theirs === null) continue;
    const { viewing, notes } = place.read();
    const { notes: merged, clashes } = mergeNotes(notesOf(viewing), notes, notesOf(theirs));
    if (clashes.length > 0) return { clash: { clashes, theirs } };
    await place.change((kept) => ({ ...kept, viewing: theirs, notes: merged }));
  }
  return { clash: null };
}

async function sendPhotos(queryClient: QueryClient, { memberId, read, change }: NotesPlace): Promise<void> {
  const { viewing, notes } = read();
  if (viewing.evaluationId === null) return;
  for (const check of Object.values(notes.checks)) {
    const { photo } = check;
    if (photo === undefined) continue;
    const file = await readPhoto(memberId, photo);
    // Lost with its storage: there is nothing to send.
    const image = file && (await uploadPhoto(queryClient, viewing.evaluationId, check, photo, file));
    await change((kept) => {
      const { photo: now, ...rest } = kept.notes.checks[keyOf(check)] ?? check;
      // Another one was taken meanwhile, or none is wanted any more.
      if (now !== photo) return kept;
      const checks = { ...kept.notes.checks, [keyOf(check)]: { ...rest, image } };
      return { ...kept, notes: { ...kept.notes, checks } };
    });
    await dropPhoto(memberId, photo);
  }
}

/** One write. Answers the viewing as somebody else has changed it, or null when the server has ours. */
async function sendOnce(queryClient: QueryClient, { read, change }: NotesPlace): Promise<Viewing | null> {
  // Named and kept before it goes out: without an answer it is the same write that is sent again.
  await change((kept) => ({ ...kept, write: kept.write ?? { clientId: newClientId(), notes: kept.notes } }));
  const { viewing, write: sent } = read();
  if (sent === null) return null;
  const path = { id: viewing.id };
  const body = { ...changeOf(viewing, sent.notes), updatedAt: viewing.updatedAt, clientId: sent.clientId };
  const refreshes = readersOf(viewing);
  try {
    const saved = await write(queryClient, 'put', '/property-viewings/{id}', { path, body }, { refreshes });
    const answer = saved ?? (await readOnce('/property-viewings/{id}', { path }));
    await change((kept) => ({
      ...kept,
      write: null,
      viewing: answer,
      deal: kept.deal && withChecklist(kept.deal, kept.viewing.checklist, checklistOf(sent.notes)),
      // The server may have changed since what a repeated write is answered with.
      notes: {
        ...mergeNotes(sent.notes, kept.notes, notesOf(answer)).notes,
        isDone: kept.notes.isDone === sent.notes.isDone ? answer.status === 'done' : kept.notes.isDone,
      },
    }));
    return null;
  } catch (error) {
    if (!hasStatus(error, 409)) {
      // Refused for certain: what is noted next is another write.
      if ([400, 403, 404, 413, 422].some((status) => hasStatus(error, status)))
        await change((kept) => ({ ...kept, write: null }));
      throw error;
    }
    const theirs = await readOnce('/property-viewings/{id}', { path });
    await change((kept) => ({ ...kept, write: null }));
    return theirs;
  }
}
