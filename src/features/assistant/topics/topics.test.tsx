import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askAva, forgetAva } from '@/entities/assistant/ava-store';
import { avaPanel, conversation, enter, field, openAvaCorner, pressAva } from '@/testing/screens/ava-screen';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';

const patient = { timeout: 8000 };
const button = (name: string) => screen.getByRole('button', { name });
const ownThread = () => mockServer.world.db.user.get(1)?.avaThreadId;

beforeEach(() => mockServer.signInAs('hannah.okafor'));
afterEach(() =>
  act(() => {
    forgetAva();
    removeDraftsOf(1);
  }),
);

async function open() {
  openAvaCorner();
  await pressAva();
  await within(conversation()).findByText('Hi Ava', undefined, patient);
}
async function begin() {
  fireEvent.click(button('New topic'));
  fireEvent.click(button('Start a new topic'));
  await waitFor(() => expect(within(conversation()).queryByText('Hi Ava')).toBeNull());
}

describe('a new topic', () => {
  it('is asked about before, and begins an empty thread that is kept as mine', async () => {
    await open();
    fireEvent.click(button('New topic'));
    const asking = screen.getByRole('alertdialog', { name: 'Start a new topic?' });
    expect(asking).toHaveAccessibleDescription('You’ll find this conversation in “Earlier topics”.');
    expect(button('Start a new topic')).toHaveFocus();
    expect(within(conversation()).getByText('Hi Ava')).toBeVisible();
    fireEvent.click(button('Start a new topic'));
    await waitFor(() => expect(within(conversation()).queryByText('Hi Ava')).toBeNull());
    await waitFor(() => expect(ownThread()).toBe('thread_1_2'));
    expect(field()).toHaveFocus();
    enter('What is section 24?');
    expect(await within(conversation()).findByText(/stops individuals/, undefined, patient)).toBeVisible();
    expect(mockServer.world.db.avaMessage.by('threadId', 'thread_1_2')).toHaveLength(2);
    expect(mockServer.world.db.avaMessage.by('threadId', 'thread_1')).toHaveLength(8);
  });

  it('is not begun by Escape, nor where there is nothing to put away; what is being written stays', async () => {
    await open();
    fireEvent.change(field(), { target: { value: 'half a question' } });
    fireEvent.click(button('New topic'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field()).toHaveFocus();
    await begin();
    expect(field()).toHaveValue('half a question');
    fireEvent.click(button('New topic'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(mockServer.world.db.avaThread.by('ownerId', 1)).toHaveLength(2);
  });

  it('calls back the question that waits', async () => {
    await open();
    mockServer.use(http.post('*/api/ava/message', () => delay('infinite')));
    enter('What is a good yield?');
    fireEvent.click(button('New topic'));
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/current answer will be cancelled/);
    fireEvent.click(button('Start a new topic'));
    await waitFor(() => expect(within(conversation()).queryByText('What is a good yield?')).toBeNull());
    expect(within(conversation()).queryByText('Ava is thinking')).toBeNull();
  });

  it('that cannot be begun says so, and the conversation goes on', async () => {
    await open();
    mockServer.fail('createAvaThread', { status: 500 });
    fireEvent.click(button('New topic'));
    fireEvent.click(button('Start a new topic'));
    expect(await screen.findByText(/^Couldn’t start a new topic/, undefined, patient)).toBeVisible();
    expect(within(conversation()).getByText('Hi Ava')).toBeVisible();
  });
});

it.each([{}, { id: 7 }, { threadId: null }])(
  'A new topic that is answered with %j says that it did not open, and the conversation goes on',
  async (answer) => {
    await open();
    mockServer.use(http.post('*/api/ava/thread', () => HttpResponse.json(answer)));
    fireEvent.click(button('New topic'));
    fireEvent.click(button('Start a new topic'));
    expect(await screen.findAllByText(/^Couldn’t open the new topic/, undefined, patient)).not.toEqual([]);
    expect(within(conversation()).getByText('Hi Ava')).toBeVisible();
    expect(ownThread()).toBe('thread_1');
  },
);

describe('earlier topics', () => {
  const topic = (name: RegExp) => screen.findByRole('button', { name }, patient);

  it('lead back to what was said, with what was said since', async () => {
    await open();
    enter('What is section 24?');
    await within(conversation()).findByText(/stops individuals/, undefined, patient);
    await begin();
    fireEvent.click(button('Earlier topics'));
    expect(screen.queryByRole('log')).toBeNull();
    const before = await topic(/^What is the stamp duty/);
    expect(before).toHaveTextContent('5 questions');
    fireEvent.click(before);
    await within(conversation()).findByText('Hi Ava', undefined, patient);
    expect(within(conversation()).getAllByText('What is section 24?')).toHaveLength(1);
    await waitFor(() => expect(ownThread()).toBe('thread_1'));
    expect(field()).toHaveFocus();
  });

  it('show which one is open, and close again', async () => {
    await open();
    fireEvent.click(button('Earlier topics'));
    expect(await topic(/^What is the stamp duty/)).toHaveAttribute('aria-current', 'true');
    expect(button('Earlier topics')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(button('Earlier topics'));
    expect(within(conversation()).getByText('Hi Ava')).toBeVisible();
    fireEvent.click(button('Earlier topics'));
    act(() => askAva({ title: 'Gas safety', path: '/knowledge-base/article/018f' }));
    expect(conversation()).toBeVisible();
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('of somebody who asked nothing are none', async () => {
    mockServer.signInAs('zainab.hussain');
    openAvaCorner();
    await pressAva();
    fireEvent.click(button('Earlier topics'));
    expect(
      await screen.findByText('No topics yet. Your conversations with Ava will appear here.'),
    ).toBeVisible();
  });

  it('that cannot be loaded are asked for again', async () => {
    await open();
    mockServer.fail('listAvaThreads', { status: 403, body: { message: 'Not today' }, times: 1 });
    fireEvent.click(button('Earlier topics'));
    expect(
      await screen.findByText(/Couldn’t load your topics\. Not today/, undefined, patient),
    ).toBeVisible();
    fireEvent.click(button('Retry'));
    expect(await topic(/^What is the stamp duty/)).toBeVisible();
  });
});

it('a question written elsewhere is sent as soon as she is there', async () => {
  openAvaCorner();
  act(() => askAva(null, 'What is section 24?'));
  await avaPanel();
  expect(await within(conversation()).findByText(/stops individuals/, undefined, patient)).toBeVisible();
  expect(within(conversation()).getAllByText('What is section 24?')).toHaveLength(1);
});
