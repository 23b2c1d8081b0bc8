import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findTaken, takenIn } from './asked-before';
import { createChat } from '../chat';
import type { Message, Question } from '../conversation/messages';

const asked = (id: string, askedAt?: number): Question => ({
  id,
  role: 'user',
  text: 'Yield?',
  state: 'answered',
  askedAt,
});
const answer = { id: 'a', role: 'assistant', text: 'Seven', helpful: null } as const;
const question = asked('local', 100_000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('A question in the thread since it was asked is the one, with the answer behind it', () => {
  const thread = [asked('s1', 100_200), answer];
  expect(takenIn({ thread, history: undefined, local: [] }, question)).toEqual({ answer });
  expect(
    takenIn({ thread: [asked('s1', 90_000), answer], history: [], local: [] }, question),
  ).toBeUndefined();
});

it('Where the server tells no times, only what was not there before is the one', () => {
  const thread = [asked('s1'), answer];
  expect(takenIn({ thread, history: [], local: [] }, question)).toEqual({ answer });
  expect(takenIn({ thread, history: thread, local: [] }, question)).toBeUndefined();
  expect(takenIn({ thread, history: undefined, local: [] }, question)).toBeUndefined();
});

it('The same question, asked again and answered here, is another one', () => {
  const thread = [asked('s1', 100_200), answer];
  expect(takenIn({ thread, history: [], local: [question, answer] }, question)).toBeUndefined();
});

it.each([
  ['comes at the third read', 3, answer],
  ['never comes', 99, null],
])('The thread is read four times at most for an answer that %s', async (_, from, expected) => {
  let reads = 0;
  const place = { chat: createChat(), history: [], signal: new AbortController().signal };
  const found = findTaken(question, place, (): Promise<readonly Message[]> => {
    reads += 1;
    return Promise.resolve(reads < from ? [asked('s1', 100_200)] : [asked('s1', 100_200), answer]);
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await found).toEqual({ answer: expected });
  expect(reads).toBe(Math.min(from, 4));
});
