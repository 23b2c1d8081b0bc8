// From the outbox to the server.
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { errorMessage, isPassing } from '@/api/errors';
import { readOnce, write } from '@/api/queries';
import { followSession } from '@/entities/session/follow';
import { newClientId } from '@/lib/client-id';
import { connectionStatus } from '@/realtime/status';
import { added, retried, without, type NewUnsent, type Unsent } from '../engine/outbox';
import { drain, type SendPorts } from '../engine/send-queue';
import { alikeIn, arrivedIn, messagesIn, withMessage, type Message, type Thread } from '../engine/thread';
import { knownConversation, patchConversation, refreshLists } from '../data/list-cache';
import {
  changeOutbox,
  closeOutbox,
  filesOf,
  hasUnsentFiles,
  keepFiles,
  openOutbox,
  useOutboxStore,
  type UnsentFiles,
} from './outbox-store';
import { changeThread, knownThread, nextTurn, refreshThread } from '../data/thread-cache';

function bodyOf({
  clientId,
  conversationId,
  content,
  replyTo,
  cards,
}: Unsent): Schemas['NewMessage'] | FormData {
  const attachments = cards.map(({ title: _title, ...asked }) => asked);
  const given = filesOf(clientId);
  if (!given) {
    return {
      conversationId,
      content,
      clientId,
      ...(replyTo && { replyToId: replyTo.id }),
      ...(attachments.length > 0 && { attachments }),
    };
  }
  const form = new FormData();
  form.set('conversationId', String(conversationId));
  form.set('content', content);
  form.set('clientId', clientId);
  if (replyTo) form.set('replyToId', String(replyTo.id));
  if (attachments.length > 0) form.set('attachments', JSON.stringify(attachments));
  for (const image of given.images) form.append('images', image);
  for (const document of given.documents) form.append('documents', document);
  return form;
}

function portsOf(queryClient: QueryClient): SendPorts {
  return {
    outbox: () => useOutboxStore.getState().outbox,
    change: changeOutbox,
    send: (unsent) =>
      write(queryClient, 'post', '/conversations/messages', { body: bodyOf(unsent) }, { refreshes: [] }),
    onSent: (message, { conversationId: id }) => {
      changeThread(queryClient, id, (thread) => withMessage(thread, message, nextTurn()));
      patchConversation(queryClient, id, (now) => ({ ...now, lastMessage: message }));
      void refreshThread(queryClient, id);
      void refreshLists(queryClient);
    },
    onTaken: (unsent) => void lookFor(queryClient, unsent),
    judge: (error) => ({ reason: errorMessage(error), isPassing: isPassing(error) }),
    isOnline: () => onlineManager.isOnline(),
    // A page that is being left runs no further task.
    stillHere: () => new Promise((resolve) => setTimeout(resolve)),
    now: Date.now,
    newestId: (id) => newestIdIn(queryClient, id),
  };
}

/** Takes what the server took out of the outbox once its thread holds it; until then it is shown as sent. */
async function lookFor(queryClient: QueryClient, { conversationId: id }: Unsent): Promise<void> {
  void refreshThread(queryClient, id);
  void refreshLists(queryClient);
  try {
    const { data } = await readOnce('/conversations/{id}/messages', { path: { id }, query: { page: 1 } });
    const { userId } = useOutboxStore.getState();
    if (userId !== null) settle(id, data.toReversed(), userId);
  } catch (error) {
    // oxlint-disable-next-line no-console -- nobody asked for this read, so nobody is told
    console.debug('Couldn’t read a sent message', error);
  }
}

const isServed = new WeakSet<QueryClient>();

/** Takes up this member's outbox and serves it from now on, whatever page is shown; until somebody else is signed in. */
export function serveOutbox(queryClient: QueryClient, userId: number): void {
  openOutbox(userId);
  sendWaiting(queryClient);
  if (isServed.has(queryClient)) return;
  isServed.add(queryClient);
  // Texts outlive the page; files do not: whoever leaves with some is asked.
  window.addEventListener('beforeunload', (leaving) => hasUnsentFiles() && leaving.preventDefault());
  followSession(queryClient, (found) => {
    if (found.userId !== useOutboxStore.getState().userId) closeOutbox();
  });
  onlineManager.subscribe((isOnline) => isOnline && sendWaiting(queryClient));
  connectionStatus.subscribe(({ status }) => status === 'connected' && sendWaiting(queryClient));
}

/** Sends what waits in any conversation. */
function sendWaiting(queryClient: QueryClient): void {
  const { outbox } = useOutboxStore.getState();
  const waiting = outbox.filter(({ state }) => state === 'waiting');
  for (const id of new Set(waiting.map(({ conversationId }) => conversationId))) {
    void drain(portsOf(queryClient), id);
  }
}

export interface NewText extends Omit<NewUnsent, 'clientId' | 'files'> {
  attached?: UnsentFiles | undefined;
}

/** Puts a message into the outbox, kept before anything else happens, and sends it when its turn comes. */
export function sendText(queryClient: QueryClient, { attached, ...written }: NewText): void {
  const clientId = newClientId();
  const all = [...(attached?.images ?? []), ...(attached?.documents ?? [])];
  if (attached && all.length > 0) keepFiles(clientId, attached);
  changeOutbox((outbox) =>
    added(outbox, { ...written, clientId, files: all.map(({ name }) => name) }, Date.now()),
  );
  void drain(portsOf(queryClient), written.conversationId);
}

/** Sends a failed message again, under the same name: the server keeps one. Tries also when the browser believes to be offline. */
export function retry(queryClient: QueryClient, { clientId, conversationId }: Unsent): void {
  changeOutbox((outbox) => retried(outbox, clientId, Date.now()));
  void drain(portsOf(queryClient), conversationId);
}

/** The person gives a failed message up. */
export function giveUp({ clientId }: Unsent): void {
  changeOutbox((outbox) => without(outbox, new Set([clientId])));
}

/** Takes out of the outbox what the thread has: its answer was lost, or another tab sent it. */
export function settleArrived(id: number, thread: Thread, userId: number): void {
  settle(id, messagesIn(thread), userId);
}

/** Of those without a client id only what the server took may be one of the outbox: another one is still to be sent. */
function settle(id: number, messages: readonly Message[], userId: number): void {
  const { outbox } = useOutboxStore.getState();
  const own = outbox.filter(({ conversationId }) => conversationId === id);
  const names = new Set(own.map(({ clientId }) => clientId));
  const taken = own.filter(({ state }) => state === 'sent');
  const arrived = new Set([...arrivedIn(messages, userId, names), ...alikeIn(messages, userId, taken)]);
  if (arrived.size > 0) changeOutbox((now) => without(now, arrived));
}

const newestIdIn = (queryClient: QueryClient, id: number): number => {
  const thread = knownThread(queryClient, id);
  const newest = thread && messagesIn(thread).at(-1);
  return newest?.id ?? knownConversation(queryClient, id)?.lastMessage?.id ?? 0;
};
