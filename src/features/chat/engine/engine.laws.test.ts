// Whatever happens on the way, a conversation ends as the server has it: nothing lost, nothing doubled, the order kept.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SimulatedClient, simulatedServer, type SimulatedServer } from '@/testing/simulated-chat';
import { messagesIn } from './thread';

const place = fc.nat(30);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('write' as const) }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constantFrom('serve', 'answer', 'hear'), at: place }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('lose', 'hearTwice'), at: place }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('others' as const), at: fc.nat(60) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('edit', 'hide', 'retry'), at: place }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('older', 'disconnect', 'reconnect', 'offline', 'online', 'wait', 'reload'),
    }),
  },
);
type Step = { do: string; at?: number };

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** One window's life with a network that obeys nobody. */
class Life {
  readonly server: SimulatedServer = simulatedServer();
  readonly written: string[] = [];
  now = Date.parse('2026-11-21T09:00:00Z');
  client: SimulatedClient;
  #others = 0;

  constructor() {
    this.client = new SimulatedClient(this.server, [], () => this.now);
  }

  act({ do: what, at = 0 }: Step) {
    const { server, client } = this;
    const call = server.calls[at % Math.max(1, server.calls.length)];
    const news = server.news[at % Math.max(1, server.news.length)];
    if (what === 'write') {
      this.written.push(`mine ${server.conversationId} ${this.written.length}`);
      client.write(this.written.at(-1) ?? '');
    } else if (what === 'serve' && call) server.serve(call);
    else if (what === 'answer' && call) server.answer(call);
    else if (what === 'lose' && call) server.lose(call);
    else if ((what === 'hear' || what === 'hearTwice') && news) {
      if (what === 'hear') server.news = server.news.filter((each) => each !== news);
      client.hear(news);
    } else if (what === 'others') this.#othersWrite(at);
    else if (what === 'edit') server.editSomething(at);
    else if (what === 'hide') server.hideSomething(at);
    else if (what === 'retry') client.retry(at);
    else if (what === 'older') void client.older();
    else if (what === 'disconnect') {
      server.isConnected = false;
      server.news = [];
    } else if (what === 'reconnect') this.reconnect();
    else if (what === 'offline') client.isOnline = false;
    else if (what === 'online') {
      client.isOnline = true;
      void client.send();
    } else if (what === 'wait') this.now += 45_000;
    else if (what === 'reload') this.client = client.reload();
  }

  #othersWrite(count: number) {
    for (let each = 0; each <= count; each += 1) {
      this.#others += 1;
      this.server.take(2, `theirs ${this.#others}`, `theirs ${this.server.conversationId} ${this.#others}`);
    }
  }

  reconnect() {
    this.server.isConnected = true;
    void this.client.refresh();
  }

  /** The network is itself again: what is under way arrives, what failed is retried, and the reader scrolls to the beginning. */
  async end() {
    this.client.isOnline = true;
    this.reconnect();
    for (let turn = 0; turn < 400; turn += 1) {
      this.client.retry(0);
      void this.client.send();
      for (const call of this.server.calls) this.server.answer(call);
      await settle();
      if (this.server.calls.length > 0 || this.client.outbox.length > 0) continue;
      if (this.server.news.length > 0) {
        for (const news of this.server.news.splice(0)) this.client.hear(news);
      } else if (this.client.thread.hasOlder) void this.client.older();
      else break;
    }
    // What another window deleted tells nobody: seen when the thread is read the next time.
    this.client = this.client.reload();
    for (let turn = 0; turn < 400; turn += 1) {
      for (const call of this.server.calls) this.server.answer(call);
      await settle();
      if (this.server.calls.length > 0) continue;
      if (!this.client.thread.hasOlder) return;
      void this.client.older();
    }
  }
}

async function live(steps: readonly Step[], holds: (life: Life) => void): Promise<Life> {
  const life = new Life();
  await settle();
  for (const each of steps) {
    life.act(each);
    await settle();
    holds(life);
  }
  await life.end();
  return life;
}

/** At any moment: each message once, in order, none missing in the middle, and nothing that was typed out of reach. */
function isWhole({ client, server, written }: Life) {
  const known = messagesIn(client.thread).map(({ id }) => id);
  expect(known).toEqual([...new Set(known)].toSorted((a, b) => a - b));
  const solid = client.thread.entries.filter(({ isLoose }) => !isLoose).map(({ message }) => message.id);
  const [first = Infinity, last = -Infinity] = [solid[0], solid.at(-1)];
  const between = server.visible().filter(({ id }) => id >= first && id <= last);
  const shown = new Set(known);
  expect(between.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual([]);
  const kept = new Set(client.outbox.map(({ clientId }) => clientId));
  const arrived = new Set(server.visible().map(({ clientId }) => clientId));
  expect(written.filter((text) => !kept.has(text) && !arrived.has(text))).toEqual([]);
}

it('loses nothing, doubles nothing and keeps the order, whatever the network and the person do', async () => {
  let sends = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), async (steps) => {
      const life = await live(steps, isWhole);
      const { client, server, written } = life;
      const atServer = server.visible().toReversed();
      expect(messagesIn(client.thread).map(({ id, content }) => [id, content])).toEqual(
        atServer.map(({ id, content }) => [id, content]),
      );
      expect(client.outbox).toEqual([]);
      const mine = atServer.filter(({ senderId }) => senderId === 1).map(({ clientId }) => clientId);
      expect(mine.toSorted()).toEqual(written.toSorted());
      // What failed was sent when its writer said so; the rest arrived as it was written.
      const unharmed = (text: string) => !client.everFailed.has(text);
      expect(mine.filter(unharmed)).toEqual(written.filter(unharmed));
      sends += written.length;
    }),
    { numRuns: 500, endOnFailure: true },
  );
  expect(sends).toBeGreaterThan(1500);
});
