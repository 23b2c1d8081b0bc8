// What happens to a question while it is written, and right after it was sent.
import { uuidOf } from '@mocks/engine/db/table-definition';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetAva } from '@/entities/assistant/ava-store';
import { avaPanel, conversation, enter, field, openAvaCorner, pressAva } from '@/testing/screens/ava-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';

const patient = { timeout: 8000 };
const inChat = () => within(conversation());
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });

beforeEach(() => mockServer.signInAs('hannah.okafor'));
afterEach(() =>
  act(() => {
    forgetAva();
    toast.remove();
    removeDraftsOf(1);
  }),
);

describe('one’s own question', () => {
  async function openScrolledUp() {
    openAvaCorner();
    await pressAva();
    await inChat().findByText('Hi Ava', undefined, patient);
    conversation().scrollTop = -500;
    fireEvent.scroll(conversation());
  }

  it('takes the reader to the end, where it is', async () => {
    await openScrolledUp();
    enter('What is section 24?');
    expect(conversation().scrollTop).toBe(0);
    fireEvent.scroll(conversation());
    await inChat().findByText(/stops individuals/, undefined, patient);
    expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
  });

  it('takes them there also when it could not be sent, and when it is asked again', async () => {
    await openScrolledUp();
    mockServer.fail('sendAvaMessage', { status: 500, times: 1 });
    enter('What is section 24?');
    const retry = await inChat().findByRole('button', { name: 'Retry' }, patient);
    expect(conversation().scrollTop).toBe(0);
    conversation().scrollTop = -500;
    fireEvent.click(retry);
    await inChat().findByText(/stops individuals/, undefined, patient);
    expect(conversation().scrollTop).toBe(0);
  });
});

describe('a question that is too long', () => {
  it('is kept whole, says by how much, and is not sent until it is shorter', async () => {
    openAvaCorner();
    await pressAva();
    await inChat().findByText('Hi Ava', undefined, patient);
    const long = 'rent '.repeat(800).trim();
    write(long);
    expect(field()).toHaveValue(long);
    expect(screen.getByRole('alert')).toHaveTextContent('299 characters too long');
    expect(field()).toBeInvalid();
    screen.getByRole('button', { name: 'Send' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(long);
    expect(inChat().queryByText(long)).toBeNull();
    write(long.slice(0, 3701));
    expect(screen.getByRole('alert')).toHaveTextContent('1 character too long');
    write(long.slice(0, 3700));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(inChat().getByText(long.slice(0, 3699))).toBeVisible();
    expect(field()).toHaveValue('');
  });
});

const cover = uuidOf('article', 9);
const other = uuidOf('article', 2);
const chip = (title: RegExp) => screen.queryByRole('button', { name: title });

async function openArticle() {
  const { router } = openApp(`/knowledge-base/article/${cover}`);
  await screen.findByRole('heading', { level: 1, name: /^Interest cover/ }, patient);
  // her floating button; the article has one of its own, which says more
  fireEvent.click(await screen.findByRole('button', { name: 'Ask Ava' }, patient));
  await avaPanel();
  await waitFor(() => expect(chip(/^Remove “Interest cover/)).toBeVisible(), patient);
  const goOn = async () => {
    await act(() => router.navigate({ to: '/knowledge-base/article/$uuid', params: { uuid: other } }));
    await waitFor(
      () =>
        expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(
          /^(?:Interest cover|Knowledge)/,
        ),
      patient,
    );
  };
  return { goOn };
}

describe('what a question is about', () => {
  it('stays what it was where the question was begun, until it is emptied', async () => {
    const { goOn } = await openArticle();
    write('Why 145');
    await goOn();
    write('Why 145%?');
    expect(chip(/^Remove “Interest cover/)).toBeVisible();
    write('');
    await waitFor(() => expect(chip(/^Remove “Interest cover/)).toBeNull());
    expect(chip(/^Remove “/)).toBeVisible();
  });

  it('is sent with it from another page, and the next one is about that page', async () => {
    const { goOn } = await openArticle();
    write('Why 145%?');
    await goOn();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(inChat().getByRole('link', { name: /^Interest cover/ })).toHaveAttribute(
      'href',
      `/knowledge-base/article/${cover}`,
    );
    await waitFor(() => expect(chip(/^Remove “Interest cover/)).toBeNull());
  });

  it('can be taken away there, and no other takes its place', async () => {
    const { goOn } = await openArticle();
    write('Why 145%?');
    await goOn();
    fireEvent.click(screen.getByRole('button', { name: /^Remove “Interest cover/ }));
    expect(chip(/^Remove “/)).toBeNull();
    expect(field()).toHaveValue('Why 145%?');
  });
});

it('another page offers two questions that fit it once the conversation is under way, unless one is being written', async () => {
  const suggested = () => screen.queryByRole('list', { name: 'Suggested questions' });
  const { goOn } = await openArticle();
  enter('What does section 24 change?');
  expect(suggested()).toBeNull();
  await goOn();
  await waitFor(() => expect(suggested()).toBeVisible(), patient);
  expect(screen.getAllByRole('listitem').filter((each) => suggested()?.contains(each))).toHaveLength(2);
  write('And');
  expect(suggested()).toBeNull();
});
