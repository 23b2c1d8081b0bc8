import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAva, forgetAva } from '@/entities/assistant/ava-store';
import {
  avaButton,
  avaPanel,
  conversation,
  enter,
  field,
  openAvaCorner,
  pass,
  pressAva,
  whileTimeStands,
} from '@/testing/screens/ava-screen';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { useToastAnnouncer } from '@/ui/toast/toast-announcer';
// evaluated with the test file, so that only the clock decides when a toast is there
import '@/ui/toast/toast-stack';

const patient = { timeout: 8000 };
const failure = 'An error occurred while sending the message. Please try again later.';

interface Sent {
  threadId: string;
  message: string;
}

/** What was sent, and how to answer the latest of it. */
let sent: Sent[];
let answer: (text: string | null) => void;
let isAborted: boolean;

beforeEach(() => {
  sent = [];
  isAborted = false;
  mockServer.signInAs('callum.reyes');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  act(() => {
    forgetAva();
    toast.remove();
    removeDraftsOf(2);
    useToastAnnouncer.setState(useToastAnnouncer.getInitialState());
  });
});

/** From now on the test itself answers as Ava; null is a failure of the server. */
function answerByHand() {
  mockServer.use(
    http.post<never, Sent>('*/api/ava/message', async ({ request }) => {
      sent.push(await request.clone().json());
      request.signal.addEventListener('abort', () => {
        isAborted = true;
      });
      const value = await new Promise<string | null>((resolve) => {
        answer = resolve;
      });
      if (value === null) return HttpResponse.json({ message: 'Give me a minute' }, { status: 429 });
      const content = [{ type: 'text', text: { value } }];
      return HttpResponse.json({
        message: { id: `answer-${sent.length}`, role: 'assistant', content, helpful: null },
      });
    }),
  );
}

async function open(path?: string) {
  openAvaCorner(path === undefined ? {} : { path });
  await pressAva();
  await waitFor(() => expect(conversation()).toHaveAttribute('aria-busy', 'false'));
}

const isThinking = () => within(conversation()).queryByText('Ava is thinking') !== null;
const isSent = (count: number) => waitFor(() => expect(sent).toHaveLength(count));

describe('Enter', () => {
  it('sends what is written and clears the field; the question is there at once, the answer when it comes', async () => {
    answerByHand();
    await open();
    enter('  What is a **good** yield?  ');
    expect(field()).toHaveValue('');
    expect(within(conversation()).getByText('What is a **good** yield?')).toBeVisible();
    expect(isThinking()).toBe(true);
    await isSent(1);
    expect(sent).toEqual([{ threadId: 'thread_2', message: 'What is a **good** yield?' }]);
    answer('About seven per cent');
    expect(await within(conversation()).findByText('About seven per cent')).toBeVisible();
    await waitFor(() => expect(isThinking()).toBe(false));
  });

  it.each(['', '   ', '\n\n', '\u200b'])('on %j sends nothing', async (text) => {
    answerByHand();
    await open();
    enter(text);
    expect(within(conversation()).queryByText('You:', { exact: false })).toBeNull();
    expect(isThinking()).toBe(false);
    expect(sent).toEqual([]);
  });

  it('with Shift begins a new line, and within a composed word it ends the word', async () => {
    answerByHand();
    await open();
    await userEvent.type(field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(field()).toHaveValue('one\ntwo');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(field()).toHaveValue('one\ntwo');
    expect(sent).toEqual([]);
  });

  it('while Ava is thinking sends the next question after the first is answered', async () => {
    answerByHand();
    await open();
    enter('one');
    await isSent(1);
    enter('two');
    expect(within(conversation()).getByText('two')).toBeVisible();
    expect(sent).toHaveLength(1);
    answer('first answer');
    await isSent(2);
    answer('second answer');
    await within(conversation()).findByText('second answer');
    expect(conversation()).toHaveTextContent(/one.*first answer.*two.*second answer/);
  });
});

describe('a question that could not be sent', () => {
  it('is said in a toast for 5 s, keeps its text and can be sent again', async () => {
    answerByHand();
    await open();
    enter('What is a good yield?');
    await isSent(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    answer(null);
    const announced = () =>
      screen.queryAllByText(failure, { selector: '.sr-only[aria-live] p', ignore: false }).length;
    const shown = () => screen.queryAllByText(failure, { selector: 'li:not([inert]) *' }).length;
    await whileTimeStands(() => announced() > 0 && shown() > 0);
    expect(isThinking()).toBe(false);
    expect(within(conversation()).getByText('What is a good yield?')).toBeVisible();
    expect(within(conversation()).getByText('Not sent. Give me a minute.')).toBeVisible();
    await pass(4900);
    expect(shown()).toBe(1);
    await pass(200);
    expect(shown()).toBe(0);
    vi.useRealTimers();

    fireEvent.click(within(conversation()).getByRole('button', { name: 'Retry' }));
    await isSent(2);
    answer('About seven per cent');
    expect(await within(conversation()).findByText('About seven per cent')).toBeVisible();
    expect(within(conversation()).getAllByText('What is a good yield?')).toHaveLength(1);
  });
});

describe('Stop', () => {
  it('calls the question back: the request ends, its answer never shows, and it can be asked again', async () => {
    answerByHand();
    await open();
    enter('What is a good yield?');
    await isSent(1);
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(isThinking()).toBe(false);
    expect(within(conversation()).getByText('Stopped')).toBeVisible();
    await waitFor(() => expect(isAborted).toBe(true));
    answer('Too late');
    fireEvent.click(within(conversation()).getByRole('button', { name: 'Ask again' }));
    await isSent(2);
    answer('About seven per cent');
    expect(await within(conversation()).findByText('About seven per cent')).toBeVisible();
    expect(screen.queryByText('Too late')).toBeNull();
    expect(screen.queryByText(failure)).toBeNull();
  });
});

it('an answer that comes while the panel is closed is marked on the button, and is there when it opens', async () => {
  answerByHand();
  await open();
  enter('What is a good yield?');
  await isSent(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close Ava' }));
  answer('About seven per cent');
  await screen.findByRole('button', { name: 'Ask Ava, new answer' });
  fireEvent.click(await avaButton());
  await avaPanel();
  expect(within(conversation()).getByText('About seven per cent')).toBeVisible();
  expect(await avaButton()).toHaveAccessibleName('Ask Ava');
});

it('an answer is said once to screen readers, in words', async () => {
  answerByHand();
  await open();
  enter('My deal?');
  await isSent(1);
  const said: string[] = [];
  const status = screen.getByRole('status', { name: '' });
  const observer = new MutationObserver(() => said.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  answer('The yield is **7.67%** and $5k is money: $$x^2$$');
  await within(conversation()).findByText('7.67%', { selector: 'strong' }, patient);
  await waitFor(() => expect(said).toEqual(['Ava: The yield is 7.67% and $5k is money: x^2']));
  expect(conversation()).toHaveAttribute('aria-live', 'off');
  observer.disconnect();
});

describe('with an answer', () => {
  beforeEach(async () => {
    answerByHand();
    await open();
    enter('My deal?');
    await isSent(1);
    answer('**It** is [[eval:018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a02#cashFlowPcm=253.90]]');
    await within(conversation()).findByRole('group', { name: 'This answer' });
  });

  it('one can copy it in plain words, its figures by name and as they read', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('It is Cash flow £253.90'));
  });

  it('one can ask the same again', async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Ask this again' }));
    await isSent(2);
    expect(sent[1]?.message).toBe('My deal?');
    expect(screen.queryByRole('button', { name: 'Ask this again' })).toBeNull();
  });

  it('one can say whether it helped, and take it back; what cannot be saved is as it was', async () => {
    const said: unknown[] = [];
    mockServer.use(
      http.put('*/api/ava/message/:id', async ({ request, params }) => {
        const body = await request.json();
        said.push([params['id'], body]);
        if (said.length === 3) return new HttpResponse(null, { status: 500 });
        return HttpResponse.json({ id: 'answer-1', role: 'assistant', content: [], ...Object(body) });
      }),
    );
    const button = (name: string) => screen.getByRole('button', { name });
    fireEvent.click(button('Helpful'));
    expect(button('Helpful')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(said).toEqual([['answer-1', { helpful: true }]]));
    fireEvent.click(button('Helpful'));
    expect(button('Helpful')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(said[1]).toEqual(['answer-1', { helpful: null }]));
    fireEvent.click(button('Not helpful'));
    expect(button('Not helpful')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(button('Not helpful')).toHaveAttribute('aria-pressed', 'false'));
  });
});

describe('what a question is about', () => {
  it('is what somebody wished to ask about; it stands before the question, and can be taken away', async () => {
    answerByHand();
    openAvaCorner();
    await avaButton();
    act(() => askAva({ title: 'Ashfield Terrace', path: '/property-evaluations/018f' }));
    await avaPanel();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(screen.getByRole('button', { name: 'How does this deal look?' })).toBeVisible();
    enter('How does it look?');
    await isSent(1);
    expect(sent[0]?.message).toBe('About “Ashfield Terrace” (/property-evaluations/018f)\nHow does it look?');
    expect(within(conversation()).getByText('How does it look?')).toBeVisible();
    expect(within(conversation()).getByRole('link', { name: 'Ashfield Terrace' })).toHaveAttribute(
      'href',
      '/property-evaluations/018f',
    );
    answer('Well enough');
    await within(conversation()).findByText('Well enough');
    fireEvent.click(screen.getByRole('button', { name: 'Remove “Ashfield Terrace”' }));
    enter('And yields?');
    await isSent(2);
    expect(sent[1]?.message).toBe('And yields?');
  });

  it('is nothing on a page of nothing in particular, where four questions are suggested', async () => {
    answerByHand();
    await open('/portfolio');
    const suggested = screen.getByRole('list', { name: 'Suggested questions' });
    expect(within(suggested).getAllByRole('button')).toHaveLength(4);
    fireEvent.click(within(suggested).getByRole('button', { name: 'How is my portfolio doing?' }));
    await isSent(1);
    expect(sent[0]?.message).toBe('How is my portfolio doing?');
    expect(screen.queryByRole('list', { name: 'Suggested questions' })).toBeNull();
  });
});
