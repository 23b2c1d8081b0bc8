import { afterEach, expect, it, vi } from 'vitest';
import { message } from '@/testing/fixtures/chat-fixtures';
import { added, revived, type Outbox } from './outbox';
import { drain, type SendPorts } from './send-queue';

const written = (content: string) => ({
  clientId: content,
  conversationId: 12,
  content,
  replyTo: null,
  cards: [],
  files: [],
});

/** A page with this outbox whose calls end as `send` says. */
function page(outbox: Outbox, send: SendPorts['send'], stillHere = () => Promise.resolve()) {
  const at = { outbox, sent: [] as string[] };
  const ports: SendPorts = {
    outbox: () => at.outbox,
    change: (edit) => {
      at.outbox = edit(at.outbox);
    },
    send,
    onSent: ({ content }) => void at.sent.push(content),
    onTaken: () => {},
    judge: () => ({ reason: 'lost', isPassing: true }),
    isOnline: () => true,
    stillHere,
    now: () => 2000,
    newestId: () => 0,
  };
  return { at, ports };
}
afterEach(() => {
  vi.restoreAllMocks();
});

const two = added(added([], written('a'), 1000), written('b'), 1000);
const lost = () => Promise.reject(new Error('lost'));

it('notes a failure, and sends nothing after it', async () => {
  const { at, ports } = page(two, lost);
  await drain(ports, 12);
  expect(at.outbox.map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'lost'],
    ['failed', 'lost'],
  ]);
});

it('is cut off by a reload without a word, and the next page sends the same', async () => {
  const first = page(two, lost, () => new Promise(() => {}));
  void drain(first.ports, 12);
  await new Promise((resolve) => setImmediate(resolve));
  expect(first.at.outbox.map(({ state }) => state)).toEqual(['sending', 'waiting']);

  const { at, ports } = page(revived(first.at.outbox, 3000), ({ clientId }) =>
    Promise.resolve(message(1, { content: clientId, clientId })),
  );
  await drain(ports, 12);
  expect(at.sent).toEqual(['a', 'b']);
  expect(at.outbox).toEqual([]);
});

it('A message that was taken without an answer is sent once and never counts as not sent', async () => {
  let calls = 0;
  const { at, ports } = page(two, () => {
    calls += 1;
    return Promise.resolve(undefined);
  });
  await drain(ports, 12);
  await drain(ports, 12);
  expect(calls).toBe(2);
  expect(at.outbox.map(({ state }) => state)).toEqual(['sent', 'sent']);
});

it.each(['onSent', 'onTaken'] as const)(
  'A message is sent once and never counts as not sent, also when %s throws',
  async (callback) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const sent: string[] = [];
    const { at, ports } = page(two, ({ clientId }) => {
      sent.push(clientId);
      return Promise.resolve(callback === 'onSent' ? message(1, { clientId }) : undefined);
    });
    ports[callback] = () => {
      throw new Error('The thread couldn’t be drawn');
    };
    await drain(ports, 12);
    await drain(ports, 12);
    expect(sent).toEqual(['a', 'b']);
    expect(at.outbox.map(({ state }) => state)).toEqual(['sent', 'sent']);
  },
);
