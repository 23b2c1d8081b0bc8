import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http } from 'msw';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askAva, forgetAva } from '@/entities/assistant/ava-store';
import { conversation, enter, field, openAvaCorner, pressAva } from '@/testing/screens/ava-screen';
import { holdNext } from '@/testing/hold-next';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { storedDrafts } from '@/testing/agreements/stored-drafts';

const patient = { timeout: 8000 };
const question = 'What is section 24?';
const sent = () => mockServer.world.db.avaMessage.by('threadId', 'thread_2').length;

beforeEach(() => mockServer.signInAs('callum.reyes'));
afterEach(() =>
  act(() => {
    forgetAva();
    toast.remove();
    removeDraftsOf(2);
  }),
);

const inChat = () => within(conversation());
const notSent = () => inChat().findByRole('group', { name: 'Not sent' }, patient);

/** Asks what cannot be sent, and loads the page again. */
async function failAndReload() {
  mockServer.fail('sendAvaMessage', { status: 500, times: 1 });
  const { unmount } = openAvaCorner();
  await pressAva();
  enter(question);
  await notSent();
  unmount();
  act(forgetAva);
  openAvaCorner();
  await pressAva();
}

it('a question that could not be sent is there after a reload, and is sent by Retry alone', async () => {
  await failAndReload();
  expect(await notSent()).toHaveTextContent('Not sent');
  expect(inChat().getByText(question)).toBeVisible();
  await waitFor(() => expect(conversation()).toHaveAttribute('aria-busy', 'false'));
  expect(sent()).toBe(0);
  fireEvent.click(inChat().getByRole('button', { name: 'Retry' }));
  expect(await inChat().findByText(/stops individuals/, undefined, patient)).toBeVisible();
  expect(inChat().getAllByText(question)).toHaveLength(1);
  expect(storedDrafts()).not.toContain(question);
});

it('a question that was not sent can be copied, and deleted for good', async () => {
  await failAndReload();
  const user = userEvent.setup();
  await notSent();
  await user.click(inChat().getByRole('button', { name: 'Copy' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(question));
  fireEvent.click(inChat().getByRole('button', { name: 'Delete' }));
  expect(inChat().queryByText(question)).toBeNull();
  expect(storedDrafts()).not.toContain(question);
  expect(sent()).toBe(0);
});

it('says what it is about, also where the question before it was about the same', async () => {
  openAvaCorner();
  await pressAva();
  act(() => askAva({ title: 'Ashfield Terrace', path: '/property-evaluations/018f' }));
  enter(question);
  await inChat().findByText(/stops individuals/, undefined, patient);
  mockServer.fail('sendAvaMessage', { status: 500, times: 1 });
  enter('How does it look?');
  await notSent();
  const subjects = () => inChat().getAllByRole('link', { name: 'Ashfield Terrace' });
  expect(subjects()).toHaveLength(2);
  // sent, it is said once for both
  fireEvent.click(inChat().getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(inChat().queryByRole('group', { name: 'Not sent' })).toBeNull(), patient);
  expect(subjects()).toHaveLength(1);
});

it('leaves the suggested questions where nothing else was asked', async () => {
  const suggestions = () => screen.queryByRole('list', { name: 'Suggested questions' });
  await failAndReload();
  await notSent();
  await waitFor(() => expect(suggestions()).toBeVisible());
  fireEvent.click(inChat().getByRole('button', { name: 'Retry' }));
  await inChat().findByText(/stops individuals/, undefined, patient);
  expect(suggestions()).toBeNull();
});

it('one that waited when the page was closed says so, and is not sent by itself', async () => {
  const { unmount } = openAvaCorner();
  await pressAva();
  mockServer.use(http.post('*/api/ava/message', () => delay('infinite')));
  enter(question);
  fireEvent(globalThis.window, new Event('pagehide'));
  unmount();
  act(forgetAva);
  openAvaCorner();
  await pressAva();
  expect(await notSent()).toHaveTextContent('Not sent. The page closed before Ava could answer');
  expect(screen.queryByText('Ava is thinking', { selector: 'p:not([role])' })).toBeNull();
});

it('What is typed while a question is being sent is there after a reload, and the question the server had is not sent again', async () => {
  const answer = holdNext('post', '/ava/message');
  const { unmount } = openAvaCorner();
  await pressAva();
  enter(question);
  fireEvent.change(field(), { target: { value: 'And in Wales?' } });
  answer();
  await inChat().findByText(/stops individuals/, undefined, patient);
  unmount();
  act(forgetAva);
  openAvaCorner();
  await pressAva();
  expect(field()).toHaveValue('And in Wales?');
  expect(await inChat().findByText(question, undefined, patient)).toBeVisible();
  expect(inChat().queryByRole('group', { name: 'Not sent' })).toBeNull();
  expect(storedDrafts()).not.toContain(question);
});

it('is nobody else’s, and goes at the sign-out', async () => {
  mockServer.fail('sendAvaMessage', { status: 500, times: 1 });
  const { unmount } = openAvaCorner();
  await pressAva();
  enter(question);
  await notSent();
  unmount();
  act(forgetAva);
  mockServer.signInAs('hannah.okafor');
  const { unmount: leave } = openAvaCorner();
  await pressAva();
  await inChat().findByText('Hi Ava', undefined, patient);
  expect(inChat().queryByRole('group', { name: 'Not sent' })).toBeNull();
  leave();
  act(forgetAva);
  act(() => removeDraftsOf(2));
  mockServer.signInAs('callum.reyes');
  openAvaCorner();
  await pressAva();
  await waitFor(() => expect(conversation()).toHaveAttribute('aria-busy', 'false'));
  expect(inChat().queryByText(question)).toBeNull();
});
