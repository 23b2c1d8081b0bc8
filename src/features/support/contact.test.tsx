import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { setSessionHint } from '@/entities/session/hint';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { storedDrafts } from '@/testing/agreements/stored-drafts';
import { removeDraftsOf } from '@/ui/draft/draft-store';

const message = () => screen.findByRole('textbox', { name: 'Message' });
const words = 'Which of the two plans has the archive?';

async function fillAndSend() {
  await userEvent.type(await message(), words);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada Fenwick');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@post.example');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Sales');
  await userEvent.click(screen.getByRole('checkbox', { name: /can keep/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
}

/** Strangers share their drafts. */
const nobody = 0;
afterEach(() => removeDraftsOf(nobody));

describe('a message to support', () => {
  it('is answered with its number and the address of the answer', async () => {
    openApp('/contact');
    await fillAndSend();
    expect(await screen.findByRole('heading', { name: /Your reference is SUP-2026-\d{6}/ })).toHaveFocus();
    expect(screen.getByText('ada@post.example')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send another message' }));
    expect(await message()).toHaveValue('');
  });

  it('is still there when the page is opened again', async () => {
    openApp('/contact');
    await userEvent.type(await message(), words);
    cleanup();
    openApp('/contact');
    expect(await message()).toHaveValue(words);
    expect(storedDrafts()).toContain(words);
  });

  it('A message that was being sent when the page was left is not sent again unawares', async () => {
    const answer = holdNext('post', '/support');
    openApp('/contact');
    await fillAndSend();
    await screen.findByRole('button', { name: /Sending/ });
    cleanup();
    openApp('/contact');
    expect(await message()).toHaveValue(words);
    expect(screen.getByText(/may already have this message/)).toBeVisible();
    answer();
    await waitFor(() => expect(storedDrafts()).toBe(''));
  });

  it.each(['network', 'html', 504] as const)(
    'A message whose answer was lost (%s) is not sent again unawares, on this page or when it is opened again',
    async (status) => {
      mockServer.fail('createSupportTicket', { status, times: 1 });
      openApp('/contact');
      await fillAndSend();
      expect(await screen.findByRole('button', { name: 'Retry' })).toBeEnabled();
      expect(screen.getByText(/may already have this message/)).toBeVisible();
      cleanup();
      openApp('/contact');
      expect(await message()).toHaveValue(words);
      expect(screen.getByText(/may already have this message/)).toBeVisible();
    },
  );

  it('A message that the server refused is not said to have reached it', async () => {
    mockServer.fail('createSupportTicket', { status: 403, times: 1 });
    openApp('/contact');
    await fillAndSend();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeEnabled();
    expect(screen.queryByText(/may have reached us/)).toBeNull();
  });

  it('takes no file that is not a picture', async () => {
    openApp('/contact');
    await message();
    const file = new File(['words'], 'notes.txt', { type: 'text/plain' });
    await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Photos'), file);
    expect(await screen.findByText('The file given is not an image')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Photos to send' })).toBeNull();
  });

  it('knows who writes it when they are signed in', async () => {
    mockServer.signInAs('hannah.okafor');
    setSessionHint(true);
    openApp('/contact');
    expect(await screen.findByDisplayValue('Hannah Okafor')).toHaveAccessibleName('Name');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('hannah.okafor@post.example');
  });
});
