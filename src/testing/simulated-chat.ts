// For the model test: the in-memory server's own rules behind a network that loses, delays, repeats and reorders.
import { changeMessage, sendMessage, startConversation } from '@mocks/features/chat/activity/chat-activity';
import { membershipOf, messagesFor } from '@mocks/features/chat/activity/conversations';
import { messageView } from '@mocks/features/chat/views';
import { createWorld, type World } from '@mocks/engine/world/world';
import { catchUp, loadOlder, readAnew, type ThreadPorts } from '@/features/chat/engine/catch-up';
import { inTurn } from '@/features/chat/engine/in-turn';
import { added, retried, revived, without, type Outbox, type Unsent } from '@/features/chat/engine/outbox';
import { drain, type SendPorts } from '@/features/chat/engine/send-queue';
import {
  arrivedIn,
  emptyThread,
  messagesIn,
  withMessage,
  type Message,
  type ReadPage,
  type Thread,
} from '@/features/chat/engine/thread';

const pageSize = 40;
export const me = 1;
const other = 2;

/** A request on its way: not yet at the server, or answered and on its way back. */
interface Call {
  serve: () => unknown;
  answer: { value: unknown } | null;
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

type News = { type: 'new' } | { type: 'changed'; messageId: number };

/** One conversation at the in-memory server, between this member and another. */
export class SimulatedServer {
  readonly world: World;
  readonly conversationId: number;
  /** What the socket has yet to tell; nothing is kept while it is not connected. */
  news: News[] = [];
  calls: Call[] = [];
  isConnected = true;

  constructor(world: World) {
    this.world = world;
    this.conversationId = startConversation(world, me, [other], { name: 'Model' }).id;
    world.db.conversationMember.update(this.member(other).id, { isDeleted: false });
  }

  member(userId: number) {
    const found = membershipOf(this.world.db, this.conversationId, userId);
    if (!found) throw new Error('Nobody is in the conversation');
    return found;
  }

  visible() {
    return messagesFor(this.world.db, this.member(me));
  }

  tell(news: News) {
    if (this.isConnected) this.news.push(news);
  }

  page(which: { page: number } | { around: number }): Omit<ReadPage, 'asOf'> {
    const rows = this.visible();
    const place = 'around' in which ? rows.findIndex(({ id }) => id === which.around) : -1;
    if ('around' in which && place < 0) throw new Error('404');
    const page = 'page' in which ? which.page : Math.floor(place / pageSize) + 1;
    const data = rows
      .slice((page - 1) * pageSize, page * pageSize)
      .map((row) => messageView(this.world, row, this.member(me)));
    return { page, totalPages: Math.ceil(rows.length / pageSize), total: rows.length, data };
  }

  /** Takes a message; the same client id a second time is the same message. */
  take(senderId: number, content: string, clientId: string): Message {
    const row = sendMessage(this.world, this.conversationId, senderId, { content, clientId });
    this.tell({ type: 'new' });
    return messageView(this.world, row, this.member(me));
  }

  editSomething(place: number) {
    const rows = this.visible();
    const row = rows[place % Math.max(1, rows.length)];
    if (!row || row.deletedAt !== null) return;
    changeMessage(this.world, row, { content: `${row.content}!`, editedAt: `${place}` });
    this.tell({ type: 'changed', messageId: row.id });
  }

  /** The member deletes for themselves alone, in another window: nobody is told. */
  hideSomething(place: number) {
    const rows = this.visible().filter(({ senderId }) => senderId === other);
    const row = rows[place % Math.max(1, rows.length)];
    const member = this.member(me);
    if (row) {
      const hiddenIds = [...member.hiddenIds, row.id];
      this.world.db.conversationMember.update(member.id, { hiddenIds });
    }
  }

  call<T>(serve: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.calls.push({ serve, answer: null, resolve, reject });
    });
  }

  serve(call: Call) {
    if (call.answer) return;
    try {
      call.answer = { value: call.serve() };
    } catch (error) {
      this.calls = this.calls.filter((each) => each !== call);
      call.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** The answer arrives; it is served first when it was not. */
  answer(call: Call) {
    this.serve(call);
    if (!call.answer || !this.calls.includes(call)) return;
    this.calls = this.calls.filter((each) => each !== call);
    // what a call was served with is what its caller waits for
    call.resolve(call.answer.value as never);
  }

  lose(call: Call) {
    this.calls = this.calls.filter((each) => each !== call);
    call.reject(new Error('lost'));
  }
}

/** The engine as one window has it, from its start to its reload. */
export class SimulatedClient {
  thread: Thread = emptyThread;
  outbox: Outbox;
  isOnline = true;
  readonly everFailed: Set<string>;
  #isAlive = true;
  #turn = 0;
  readonly #server: SimulatedServer;
  readonly #now: () => number;
  readonly #ports: ThreadPorts;
  readonly #sends: SendPorts;
  readonly refresh: () => Promise<void>;

  constructor(
    server: SimulatedServer,
    kept: readonly Unsent[],
    now: () => number,
    everFailed: Set<string> = new Set(),
  ) {
    this.#server = server;
    this.#now = now;
    this.everFailed = everFailed;
    this.outbox = revived(kept, now());
    this.#note();
    this.#ports = {
      thread: () => this.thread,
      apply: (change) => this.#apply(change),
      read: async (which) => {
        this.#turn += 1;
        const asOf = this.#turn;
        return { ...(await server.call(() => server.page(which))), asOf };
      },
    };
    this.#sends = {
      outbox: () => (this.#isAlive ? this.outbox : []),
      change: (edit) => {
        if (!this.#isAlive) return;
        this.outbox = edit(this.outbox);
        this.#note();
      },
      send: ({ content, clientId }) => server.call(() => server.take(me, content, clientId)),
      onSent: (message) => {
        this.#turn += 1;
        this.#apply((thread) => withMessage(thread, message, this.#turn));
        void this.refresh();
      },
      onTaken: () => {},
      judge: () => ({ reason: 'lost', isPassing: true }),
      isOnline: () => this.isOnline,
      stillHere: () => Promise.resolve(),
      now,
      newestId: () => messagesIn(this.thread).at(-1)?.id ?? 0,
    };
    this.refresh = inTurn(() => catchUp(this.#ports).catch(() => {}));
    void this.refresh();
    void this.send();
  }

  #apply(change: (thread: Thread) => Thread) {
    if (!this.#isAlive) return;
    this.thread = change(this.thread);
    const waiting = new Set(this.outbox.map(({ clientId }) => clientId));
    this.outbox = without(this.outbox, arrivedIn(messagesIn(this.thread), me, waiting));
  }

  #note() {
    for (const { clientId, state } of this.outbox) if (state === 'failed') this.everFailed.add(clientId);
  }

  send = () => drain(this.#sends, this.#server.conversationId);

  write(content: string) {
    const { conversationId } = this.#server;
    const written = { clientId: content, conversationId, content, replyTo: null, cards: [], files: [] };
    this.outbox = added(this.outbox, written, this.#now());
    void this.send();
  }

  retry(place: number) {
    const lost = this.outbox.filter(({ state }) => state === 'failed');
    const chosen = lost[place % Math.max(1, lost.length)];
    if (!chosen) return;
    this.outbox = retried(this.outbox, chosen.clientId, this.#now());
    void this.send();
  }

  hear(news: News) {
    if (news.type === 'new') void this.refresh();
    else void readAnew(this.#ports, news.messageId).catch(() => {});
  }

  older = () => loadOlder(this.#ports).catch(() => {});

  /** The window goes; what was kept goes on in the next one. */
  reload(): SimulatedClient {
    this.#isAlive = false;
    return new SimulatedClient(this.#server, this.outbox, this.#now, this.everFailed);
  }
}

let sharedWorld: World | undefined;

/** A fresh conversation at a server that all cases share: making its world takes longer than a case. */
export function simulatedServer(): SimulatedServer {
  sharedWorld ??= createWorld({ now: new Date('2026-11-21T09:00:00Z') });
  return new SimulatedServer(sharedWorld);
}
