import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetAva } from '@/entities/assistant/ava-store';
import { conversation, enter, openAvaCorner, pressAva } from '@/testing/screens/ava-screen';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';

const patient = { timeout: 8000 };
const threadId = 'thread_2';
const inChat = () => within(conversation());

let otherTab: BroadcastChannel;
beforeEach(() => {
  otherTab = new BroadcastChannel('ava');
  mockServer.signInAs('callum.reyes');
});
afterEach(() => {
  otherTab.close();
  act(() => {
    forgetAva();
    removeDraftsOf(2);
  });
});

/** In another tab of the same browser something is asked and answered. */
function askElsewhere(question: string, answer: string, userId = 2) {
  const createdAt = mockServer.world.clock.now().toISOString();
  const { avaMessage } = mockServer.world.db;
  avaMessage.add({ threadId, role: 'user', text: question, createdAt, helpful: null });
  avaMessage.add({ threadId, role: 'assistant', text: answer, createdAt, helpful: null });
  otherTab.postMessage({ userId, threadId });
}

async function open() {
  openAvaCorner();
  await pressAva();
  await waitFor(() => expect(conversation()).toHaveAttribute('aria-busy', 'false'), patient);
}

it('what is asked in another tab is seen here, each message once and Ava’s hello before it', async () => {
  await open();
  await inChat().findByText(/^Hi Callum/, undefined, patient);
  askElsewhere('From the other tab', 'Seen in both');
  await inChat().findByText('Seen in both', undefined, patient);
  enter('What is section 24?');
  await inChat().findByText(/stops individuals/, undefined, patient);
  askElsewhere('Once more', 'Seen again');
  await inChat().findByText('Seen again', undefined, patient);
  expect(inChat().getAllByText('What is section 24?')).toHaveLength(1);
  expect(inChat().getAllByText(/^Hi Callum/)).toHaveLength(1);
  expect(conversation()).toHaveTextContent(
    /Hi Callum.*From the other tab.*Seen in both.*What is section 24\?.*stops individuals.*Once more.*Seen again/,
  );
});

it('an answer here is told to the other tabs', async () => {
  const heard: unknown[] = [];
  otherTab.addEventListener('message', ({ data }) => heard.push(data));
  await open();
  enter('What is section 24?');
  await inChat().findByText(/stops individuals/, undefined, patient);
  await waitFor(() => expect(heard).toEqual([{ userId: 2, threadId }]));
});

it('what another person asks in another tab is not read here, nor is another thread’s', async () => {
  await open();
  const paths = mockServer.recordRequests();
  askElsewhere('Not yours', 'Not mine', 1);
  otherTab.postMessage({ userId: 2, threadId: 'thread_2_2' });
  askElsewhere('Mine', 'Yours');
  await inChat().findByText('Yours', undefined, patient);
  expect(paths.filter((path) => path.startsWith('/ava/thread/'))).toHaveLength(1);
});

it('a question that failed here and is asked again in another tab is there once, with its answer', async () => {
  mockServer.fail('sendAvaMessage', { status: 500, times: 1 });
  await open();
  enter('What is a good yield?');
  await inChat().findByRole('group', { name: 'Not sent' }, patient);
  mockServer.world.clock.setTo(new Date());
  askElsewhere('What is a good yield?', 'About seven per cent');
  await inChat().findByText('About seven per cent', undefined, patient);
  await waitFor(() => expect(inChat().queryByRole('group', { name: 'Not sent' })).toBeNull());
  expect(inChat().getAllByText('What is a good yield?')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close Ava' }));
});
