import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetAva } from '@/entities/assistant/ava-store';
import { avaButton, avaPanel, enter, field, openAvaCorner } from '@/testing/ava-screen';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft-store';
import { AskAva, AskAvaInWords } from './ask-ava';

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
  expect(screen.getByRole('button', { name: 'Don’t ask about Gas safety' })).toBeVisible();
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
