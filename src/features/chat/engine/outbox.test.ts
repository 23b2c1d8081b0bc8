import { expect, it } from 'vitest';
import {
  added,
  aged,
  failed,
  newsOf,
  nextToSend,
  retried,
  revived,
  started,
  without,
  type Outbox,
  type Unsent,
} from './outbox';

const written = (clientId: string, more: Partial<Unsent> = {}) => ({
  clientId,
  conversationId: 12,
  content: clientId,
  replyTo: null,
  cards: [],
  files: [],
  ...more,
});
const box = (...names: string[]): Outbox =>
  names.reduce<Outbox>((outbox, name) => added(outbox, written(name), 1000), []);
const states = (outbox: Outbox) => outbox.map(({ clientId, state }) => `${clientId} ${state}`);

it('sends one at a time, in the order of writing, also of the same millisecond', () => {
  const outbox = box('a', 'b');
  expect(new Set(outbox.map(({ writtenAt }) => writtenAt)).size).toBe(2);
  expect(nextToSend(outbox, 12, true)?.clientId).toBe('a');
  expect(nextToSend(started(outbox, 'a', 0), 12, true)).toBeUndefined();
  expect(nextToSend(without(outbox, new Set(['a'])), 12, true)?.clientId).toBe('b');
  expect(nextToSend(outbox, 13, true)).toBeUndefined();
});

it('is written once, however often it is given', () => {
  expect(box('a', 'a')).toHaveLength(1);
});

it('waits for the network, unless the person insists', () => {
  const outbox = box('a');
  expect(nextToSend(outbox, 12, false)).toBeUndefined();
  const insisted = retried(failed(outbox, 'a', { reason: 'x', isPassing: true }), 'a', 2000);
  expect(nextToSend(insisted, 12, false)?.clientId).toBe('a');
});

it('goes out on demand while the browser believes to be offline, with what was written before it', () => {
  const outbox = retried(box('a', 'b', 'c'), 'b', 2000);
  expect(outbox.map(({ isInsistent }) => isInsistent)).toEqual([true, true, false]);
  expect(nextToSend(outbox, 12, false)?.clientId).toBe('a');
  const later = without(outbox, new Set(['a', 'b']));
  expect(nextToSend(later, 12, false)).toBeUndefined();
  const sending = started(box('a'), 'a', 0);
  expect(retried(sending, 'a', 2000)).toBe(sending);
});

it('offers after a minute what waited for the network, instead of sending it', () => {
  expect(states(aged(box('a'), 61_000))).toEqual(['a waiting']);
  const [late] = aged(box('a'), 61_001);
  expect(late).toMatchObject({ state: 'failed', reason: 'You were offline when you sent this' });
});

it('lets nothing overtake a message that the network lost, and nobody wait for a refused one', () => {
  const outbox = started(added(box('a', 'b'), written('elsewhere', { conversationId: 13 }), 1000), 'a', 0);
  expect(states(failed(outbox, 'a', { reason: 'lost', isPassing: true }))).toEqual([
    'a failed',
    'b failed',
    'elsewhere waiting',
  ]);
  expect(states(failed(outbox, 'a', { reason: 'refused', isPassing: false }))).toEqual([
    'a failed',
    'b waiting',
    'elsewhere waiting',
  ]);
  expect(failed([], 'a', { reason: 'lost', isPassing: true })).toEqual([]);
});

it('comes back after a reload: what was under way goes on under its name, what is a minute old is offered', () => {
  const kept = started(box('a', 'b'), 'a', 0).toReversed();
  expect(states(revived(kept, 2000))).toEqual(['a waiting', 'b waiting']);
  const late = revived(kept, 100_000);
  expect(states(late)).toEqual(['a failed', 'b failed']);
  expect(late.map(({ reason }) => reason)).toEqual([
    'The page was closed before the server answered',
    'You were offline when you sent this',
  ]);
  const refused = failed(kept, 'a', { reason: 'The server said no', isPassing: false });
  expect(revived(refused, 2000)[0]).toMatchObject({ state: 'failed', reason: 'The server said no' });
});

it('sends after a reload nothing old by itself, also what somebody had insisted on', () => {
  const insisted = retried(failed(box('a'), 'a', { reason: 'x', isPassing: true }), 'a', 2000);
  expect(states(revived(insisted, 3000))).toEqual(['a waiting']);
  expect(nextToSend(revived(insisted, 3000), 12, false)).toBeUndefined();
  expect(states(revived(insisted, 100_000))).toEqual(['a failed']);
});

it('says after a reload that the files went with the page', () => {
  const withFiles = added([], written('c', { files: ['plan.pdf'] }), 1000);
  expect(revived(withFiles, 1500)[0]?.reason).toBe('The page was closed before its files were sent');
});

it('tells of a conversation what failed last, else what is under way', () => {
  const outbox = added(box('a', 'b', 'c'), written('d', { conversationId: 13 }), 2000);
  expect(newsOf(outbox, 12)?.clientId).toBe('c');
  expect(newsOf(failed(outbox, 'b', { reason: 'Refused', isPassing: false }), 12)?.clientId).toBe('b');
  expect(newsOf(outbox, 14)).toBeUndefined();
});
