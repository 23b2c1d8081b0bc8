import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAva } from '@/entities/assistant/ava-store';
import type { Schemas } from '@/api/contract';
import {
  avaButton,
  avaPanel,
  conversation,
  enter,
  openAvaCorner,
  pass,
  whileTimeStands,
} from '@/testing/screens/ava-screen';
import { mockServer } from '@/testing/setup';

// Callum has a thread in which nothing has been said. Time stands until a test lets it pass, so that 3 s are 3 s on any machine.
const hello = 'Hi Callum, I’m Ava. Ask me about a deal, your portfolio or how something works.';
const hellos = () => screen.queryAllByText(hello).length;

let answerHistory: (messages: Schemas['AvaMessage'][]) => void;
let reads: number;

beforeEach(() => {
  reads = 0;
  mockServer.signInAs('callum.reyes');
  mockServer.use(
    http.get('*/api/ava/thread/:id', async () => {
      reads += 1;
      const messages = await new Promise<Schemas['AvaMessage'][]>((resolve) => {
        answerHistory = resolve;
      });
      return HttpResponse.json({ threadId: 'thread_2', messages });
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  act(forgetAva);
});

/** Opens the panel; time stands still from before the history is asked for. */
async function open(isStrict: boolean) {
  openAvaCorner({ isStrict });
  const button = await avaButton();
  // her code is there before time stands
  fireEvent.pointerEnter(button);
  fireEvent.click(button);
  await avaPanel();
  await waitFor(() => expect(reads).toBeGreaterThan(0));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

async function historyComes(messages: Schemas['AvaMessage'][] = []) {
  answerHistory(messages);
  await whileTimeStands(() => conversation().getAttribute('aria-busy') === 'false');
}

const toggle = () => fireEvent.click(screen.getByRole('button', { name: /^Ask Ava/ }));

describe.each([
  ['as in production', false],
  ['in strict mode, where effects run twice', true],
])('%s', (_, isStrict) => {
  it('an empty thread is welcomed after 3 s, once', async () => {
    await open(isStrict);
    await historyComes();
    await pass(2999);
    expect(hellos()).toBe(0);
    await pass(1);
    expect(hellos()).toBe(1);
    await pass(60_000);
    expect(hellos()).toBe(1);
    expect(reads).toBe(1);
  });

  it('the welcome is not said again when the panel is opened again', async () => {
    await open(isStrict);
    await historyComes();
    await pass(3000);
    toggle();
    expect(screen.queryByRole('dialog', { name: 'Ava' })).toBeNull();
    await pass(10_000);
    toggle();
    await pass(10_000);
    expect(hellos()).toBe(1);
    expect(reads).toBe(1);
  });

  it('the welcome is not said again on a new topic', async () => {
    await open(isStrict);
    await historyComes();
    await pass(3000);
    enter('What is section 24?');
    await whileTimeStands(
      () => screen.queryByText('Ava is thinking', { selector: 'p:not([role])' }) === null,
    );
    fireEvent.click(screen.getByRole('button', { name: 'New topic' }));
    fireEvent.click(screen.getByRole('button', { name: 'Start a new topic' }));
    await whileTimeStands(() => reads === 2);
    await historyComes();
    await pass(10_000);
    expect(hellos()).toBe(0);
    expect(conversation()).toHaveTextContent('');
  });

  it('closing before the 3 s and opening again welcomes once', async () => {
    await open(isStrict);
    await historyComes();
    await pass(2000);
    toggle();
    await pass(10_000);
    expect(hellos()).toBe(0);
    toggle();
    await pass(3000);
    expect(hellos()).toBe(1);
    await pass(10_000);
    expect(hellos()).toBe(1);
  });

  it('a history that comes later than 3 s is shown without a welcome', async () => {
    await open(isStrict);
    await pass(5000);
    expect(hellos()).toBe(0);
    await historyComes([
      { id: '2', role: 'assistant', content: [{ type: 'text', text: { value: 'About 7%.' } }] },
      { id: '1', role: 'user', content: [{ type: 'text', text: { value: 'A good yield?' } }] },
    ]);
    await pass(10_000);
    expect(hellos()).toBe(0);
    expect(conversation()).toHaveTextContent(/A good yield\?.*About 7%\./);
  });

  it('who asks before the 3 s are over is answered, not welcomed', async () => {
    await open(isStrict);
    await historyComes();
    await pass(1000);
    enter('What is section 24?');
    await whileTimeStands(
      () => screen.queryByText('Ava is thinking', { selector: 'p:not(.sr-only)' }) === null,
    );
    await pass(10_000);
    expect(hellos()).toBe(0);
    expect(conversation()).toHaveTextContent(/What is section 24\?.*Section 24/);
  });

  it('who asks before the history has come sees each message once, in order', async () => {
    await open(isStrict);
    enter('What is section 24?');
    await whileTimeStands(() => mockServer.world.db.avaMessage.by('threadId', 'thread_2').length === 2);
    const kept = mockServer.world.db.avaMessage.by('threadId', 'thread_2').toReversed();
    await historyComes([
      ...kept.map(({ id, role, text }) => ({
        id,
        role,
        content: [{ type: 'text' as const, text: { value: text } }],
      })),
      { id: '1', role: 'user', content: [{ type: 'text', text: { value: 'The very first' } }] },
    ]);
    await pass(10_000);
    expect(hellos()).toBe(0);
    expect(screen.getAllByText('What is section 24?')).toHaveLength(1);
    expect(conversation()).toHaveTextContent(/The very first.*What is section 24\?.*Section 24/);
  });
});
