// What is being uploaded, two files at a time. It outlives the page that it was begun on, and goes on after a reload.
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { errorMessage, isPassing } from '@/api/errors';
import { formFailure } from '@/api/form-failure';
import { documentProblem } from '@/entities/document/document-files';
import { uploadDocument, type UploadPlace } from '@/entities/document/upload-document';
import { followSession } from '@/entities/session/follow';
import { newClientId } from '@/lib/client-id';
import { dropUpload, isUploadingTab, keepUpload, keptUploads } from './kept-uploads';

export interface Upload {
  /** The server keeps one document for it, however often it is sent. */
  id: string;
  userId: number;
  file: File;
  place: UploadPlace;
  /** `refused` can’t be sent at all; `failed` can be tried again. */
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'refused';
  problem?: string;
  /** How much of it has gone to the server, as a share of 1. */
  sent?: number;
  /** It failed for want of a network: it is sent again once there is one. */
  isInterrupted?: boolean;
}

const atOnce = 2;

export const useUploads = create<{ uploads: readonly Upload[] }>(() => ({ uploads: [] }));
const aborts = new Map<string, AbortController>();

const change = (id: string, patch: Partial<Upload>) =>
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((each) => (each.id === id ? { ...each, ...patch } : each)),
  }));

const isServed = new WeakSet<QueryClient>();

/** From the first upload on: goes on with what an interruption stopped, asks before the page goes, and ends what another member began. */
function serve(queryClient: QueryClient): void {
  if (isServed.has(queryClient)) return;
  isServed.add(queryClient);
  window.addEventListener('beforeunload', (leaving) => {
    if (useUploads.getState().uploads.some(isUnderWay)) leaving.preventDefault();
  });
  onlineManager.subscribe((isOnline) => isOnline && resumeUploads(queryClient));
  followSession(queryClient, ({ userId }) => {
    for (const upload of useUploads.getState().uploads)
      if (userId !== null && userId !== upload.userId) removeUpload(queryClient, upload.id);
  });
}

/** Whether a file is still to come to the server without anybody’s help. */
export const isUnderWay = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending';

/** Begins to upload files; one that can’t be kept is named with its reason, and never holds up the others. */
export function addUploads(
  queryClient: QueryClient,
  userId: number,
  files: readonly File[],
  place: UploadPlace,
): void {
  serve(queryClient);
  const added = files.map((file): Upload => {
    const problem = documentProblem(file);
    const shared = { id: newClientId(), userId, file, place };
    return problem === undefined ? { ...shared, state: 'waiting' } : { ...shared, state: 'refused', problem };
  });
  for (const upload of added) if (upload.state === 'waiting') keepUpload(userId, upload);
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
  sendNext(queryClient);
}

/** The members whose uploads of an earlier page were looked for. */
const restored = new Set<number>();

/** Goes on with what an earlier page of this member left behind, once; not while another tab is at it. */
export async function restoreUploads(queryClient: QueryClient, userId: number): Promise<void> {
  if (restored.has(userId)) return;
  restored.add(userId);
  if (!(await isUploadingTab(userId))) return;
  const kept = await keptUploads(userId);
  const { uploads } = useUploads.getState();
  const left = kept.filter(({ id }) => !uploads.some((upload) => upload.id === id));
  if (left.length === 0) return;
  serve(queryClient);
  const waiting = left.map((each): Upload => ({ ...each, userId, state: 'waiting' }));
  useUploads.setState((state) => ({ uploads: [...state.uploads, ...waiting] }));
  sendNext(queryClient);
}

/** Tries again what failed, with the same file. */
export function retryUpload(queryClient: QueryClient, id: string): void {
  change(id, { state: 'waiting', isInterrupted: false });
  sendNext(queryClient);
}

/** Tries again what an interruption stopped. */
function resumeUploads(queryClient: QueryClient): void {
  for (const { id, state, isInterrupted } of useUploads.getState().uploads)
    if (state === 'failed' && isInterrupted) retryUpload(queryClient, id);
}

/** Ends an upload, or takes what is over out of the list. */
export function removeUpload(queryClient: QueryClient, id: string): void {
  const gone = useUploads.getState().uploads.find((each) => each.id === id);
  if (gone) dropUpload(gone.userId, id);
  useUploads.setState(({ uploads }) => ({ uploads: uploads.filter((each) => each.id !== id) }));
  aborts.get(id)?.abort();
  aborts.delete(id);
  sendNext(queryClient);
}

export function removeFinished(): void {
  const { uploads } = useUploads.getState();
  for (const { userId, id, state } of uploads) if (state === 'failed') dropUpload(userId, id);
  useUploads.setState({ uploads: uploads.filter(isUnderWay) });
}

function sendNext(queryClient: QueryClient): void {
  const { uploads } = useUploads.getState();
  const free = atOnce - uploads.filter(({ state }) => state === 'sending').length;
  for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
    void send(queryClient, upload);
}

async function send(queryClient: QueryClient, { id, userId, file, place }: Upload): Promise<void> {
  const abort = new AbortController();
  aborts.set(id, abort);
  change(id, { state: 'sending', sent: 0 });
  try {
    await uploadDocument(queryClient, file, place, id, abort.signal, (sent, all) =>
      change(id, { sent: all === 0 ? 0 : sent / all }),
    );
    dropUpload(userId, id);
    change(id, { state: 'done' });
  } catch (error) {
    if (!abort.signal.aborted) {
      const problem = formFailure(error, ['file']).fields.get('file') ?? errorMessage(error);
      change(id, { state: 'failed', problem, isInterrupted: isPassing(error) });
    }
  } finally {
    aborts.delete(id);
    sendNext(queryClient);
  }
}
