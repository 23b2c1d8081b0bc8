import { uuidOf } from '@mocks/engine/db/table-definition';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetAva } from '@/entities/assistant/ava-store';
import { avaButton, avaPanel, enter, field, openAvaCorner } from '@/testing/screens/ava-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { AskAva, AskAvaInWords } from './ask-ava';
import { AskAvaBox } from './ask-ava-box';
import { longestQuestion } from '../conversation/messages';

beforeEach(() => mockServer.signInAs('hannah.okafor'));
afterEach(() =>
  act(() => {
    forgetAva();
    removeDraftsOf(1);
  }),
);

it('“Ask Ava about this” opens her panel, and the next question is about it', async () => {
  openAvaCorner();
  await avaButton();
  render(<AskAva subject={{ title: 'Gas safety', path: '/knowledge-base/article/018f' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Ask Ava about this' }));
  await avaPanel();
  expect(screen.getByRole('button', { name: 'Remove “Gas safety”' })).toBeVisible();
  enter('How often?');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Gas safety' })).toBeVisible());
});

/** Her floating button has the same name. */
const press = (place: HTMLElement) => fireEvent.click(within(place).getByRole('button', { name: 'Ask Ava' }));

it('words that found nothing are ready to be asked, unless something is being written', async () => {
  openAvaCorner();
  await avaButton();
  const { container, unmount } = render(<AskAvaInWords userId={1} words="party wall" />);
  press(container);
  await avaPanel();
  expect(field()).toHaveValue('party wall');
  unmount();
  press(render(<AskAvaInWords userId={1} words="lead pipes" />).container);
  expect(field()).toHaveValue('party wall');
});

it('a question in the box that is too long is kept whole, says by how much, and is not sent', async () => {
  openAvaCorner();
  await avaButton();
  render(<AskAvaBox />);
  const box = screen.getByRole('textbox', { name: 'Question for Ava' });
  const pasted = `${'Why? '.repeat(740)}And so?`;
  fireEvent.change(box, { target: { value: pasted } });
  expect(box).toHaveValue(pasted);
  expect(screen.getByRole('alert')).toHaveTextContent(
    `${pasted.length - longestQuestion} characters too long`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(box).toHaveFocus();
  expect(box).toHaveValue(pasted);
  expect(screen.queryByRole('dialog', { name: 'Ava' })).toBeNull();
  fireEvent.change(box, { target: { value: 'Why?' } });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await avaPanel()).toBeVisible();
  expect(box).toHaveValue('');
});

it('on an article the suggested questions fit its title and its category', async () => {
  openApp(`/knowledge-base/article/${uuidOf('article', 9)}`);
  await screen.findByRole('heading', { level: 1, name: /^Interest cover/ }, { timeout: 8000 });
  fireEvent.click(await avaButton());
  await avaPanel();
  const list = await screen.findByRole('list', { name: 'Suggested questions' }, { timeout: 8000 });
  const texts = within(list)
    .getAllByRole('button')
    .map((each) => each.textContent);
  expect(texts).toEqual([
    'Can you summarise this?',
    'How does interest cover work?',
    'What does section 24 change?',
    'How does BRRR work?',
  ]);
});
