import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apart,
  heldQuestions,
  historyOf,
  joined,
  longestQuestion,
  nextWaiting,
  questionBefore,
  withAnswer,
  withState,
  withSubject,
  type Message,
} from './messages';

let count = 0;
const asked = (text: string, state: 'waiting' | 'answered' = 'answered'): Message => ({
  id: `q${(count += 1)}`,
  role: 'user',
  text,
  state,
});
const said = (text: string): Message => ({
  id: `a${(count += 1)}`,
  role: 'assistant',
  text,
  helpful: null,
});
const hello: Message = { id: 'hello', role: 'assistant', text: 'Hi' };
const failed = (text: string, askedAt: number): Message => ({
  id: `f${(count += 1)}`,
  role: 'user',
  text,
  state: 'failed',
  askedAt,
});
const texts = (messages: readonly Message[]) => messages.map(({ text }) => text);

describe('a thread', () => {
  it('comes newest first and is read oldest first, its text at content[0].text.value', () => {
    const content = (value: string) => [{ type: 'text' as const, text: { value } }];
    const history = historyOf({
      messages: [
        { id: '3', role: 'assistant', content: content('£10,100'), helpful: true },
        { id: '2', role: 'user', content: content('Stamp duty?') },
        { id: '1', role: 'assistant', content: [] },
      ],
    });
    expect(texts(history)).toEqual(['', 'Stamp duty?', '£10,100']);
    expect(history[2]).toMatchObject({ id: '3', helpful: true });
  });

  it.each<[string, Message[], Message[], string[]]>([
    ['read before the question was sent', [asked('a'), said('b')], [asked('c', 'waiting')], ['a', 'b', 'c']],
    [
      'read after the question',
      [asked('a'), said('b'), asked('c')],
      [asked('c', 'waiting')],
      ['a', 'b', 'c'],
    ],
    ['read after the answer', [asked('c'), said('d')], [asked('c'), said('d')], ['c', 'd']],
    ['that ends like the question began', [said('c')], [asked('c')], ['c', 'c']],
    ['without anything', [], [asked('c')], ['c']],
    ['alone', [asked('a')], [], ['a']],
  ])('%s is shown with what was said here, each once', (_, history, local, shown) => {
    expect(texts(joined(history, local))).toEqual(shown);
  });

  it('that was read again holds what was said here and in another tab, each once, behind Ava’s hello', () => {
    const [mine, answer] = [asked('a'), said('b')];
    const history = [asked('a'), answer, asked('c'), said('d')];
    expect(texts(joined(history, [hello, mine, answer]))).toEqual(['Hi', 'a', 'b', 'c', 'd']);
    expect(texts(joined(history, [mine, answer, asked('e', 'waiting')]))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('has what could not be sent behind it, and knows what was sent all the same', () => {
    const [lost, held] = [failed('a', 10_000), failed('c', 10_000)];
    const history = [asked('a'), said('b'), { ...asked('c'), askedAt: 9000 }];
    expect(texts(joined(history, [lost, asked('c'), said('d')]))).toEqual(['a', 'b', 'a', 'c', 'd']);
    expect(heldQuestions(history, [lost, held], 20_000)).toEqual([held]);
    // read before it was asked, or asked long before: another question with the same words
    expect(heldQuestions(history, [held], 9500)).toEqual([]);
    expect(heldQuestions(history, [failed('c', 60_000)], 90_000)).toEqual([]);
  });

  it('never loses what was said here', () => {
    const message = fc
      .tuple(fc.boolean(), fc.constantFrom('a', 'b'))
      .map(([mine, text]) => (mine ? asked(text) : said(text)));
    fc.assert(
      fc.property(
        fc.array(message, { maxLength: 8 }),
        fc.array(message, { maxLength: 5 }),
        (history, local) => {
          const shown = joined(history, local);
          expect(shown.slice(shown.length - local.length)).toEqual(local);
          expect(shown.length).toBeGreaterThanOrEqual(Math.max(history.length, local.length));
        },
      ),
    );
  });
});

describe('an answer', () => {
  it('stands behind its own question, although another one waits below it', () => {
    const first = asked('a', 'waiting');
    const second = asked('b', 'waiting');
    const after = withAnswer([first, second], first.id, said('to a'));
    expect(texts(after)).toEqual(['a', 'to a', 'b']);
    expect(nextWaiting(after)?.text).toBe('b');
    expect(questionBefore(after, after[1]?.id ?? '')?.text).toBe('a');
  });

  it('to a question that is gone changes nothing', () => {
    const messages = [asked('a', 'waiting')];
    expect(withAnswer(messages, 'gone', said('b'))).toBe(messages);
  });

  it('is not waited for when its question failed', () => {
    const question = asked('a', 'waiting');
    const [failed] = withState([question], question.id, 'failed', 'Give me a minute');
    expect(failed).toMatchObject({ state: 'failed', why: 'Give me a minute' });
    expect(nextWaiting(failed ? [failed] : [])).toBeUndefined();
  });
});

describe('what a question is about', () => {
  const subject = { title: 'Ashfield Terrace, two-bed', path: '/property-evaluations/018f-3c2a' };

  it('stands before it in one line, and is taken apart again', () => {
    const text = withSubject('How does it look?\nReally?', subject);
    expect(text).toBe(
      'About “Ashfield Terrace, two-bed” (/property-evaluations/018f-3c2a)\nHow does it look?\nReally?',
    );
    expect(apart(text)).toEqual({ subject, text: 'How does it look?\nReally?' });
  });

  it('may need a query to say which', () => {
    const home = { title: 'Marley Place', path: '/property-search?listing=018f-3c2a' };
    expect(apart(withSubject('Is it a good deal?', home)).subject).toEqual(home);
  });

  it('is nothing for a question of no subject', () => {
    expect(withSubject('Hi', null)).toBe('Hi');
    expect(apart('Hi')).toEqual({ subject: null, text: 'Hi' });
  });

  it.each(['About “x” (//evil.example)\ny', 'About “x” (https://evil.example)\ny', 'About “x” (/blog/a)'])(
    'is not read from %j',
    (text) => expect(apart(text)).toEqual({ subject: null, text }),
  );

  it('survives any title, and leaves room for the longest question', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 300 }), (title) => {
        const text = withSubject('x'.repeat(longestQuestion), { title: `t${title}`, path: '/blog/a' });
        expect(text.length).toBeLessThanOrEqual(4000);
        expect(apart(text).text).toBe('x'.repeat(longestQuestion));
      }),
    );
  });
});
