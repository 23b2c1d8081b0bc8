import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetAva } from '@/entities/assistant/ava-store';
import { conversation, enter, openAvaCorner, pressAva } from '@/testing/screens/ava-screen';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';

const question = 'What is a good yield?';
const reply = 'About seven per cent';
let sent: unknown[];

beforeEach(() => {
  sent = [];
  mockServer.signInAs('callum.reyes');
});
afterEach(() =>
  act(() => {
    forgetAva();
    toast.remove();
    removeDraftsOf(2);
  }),
);

/** Asks; the server takes these texts into the thread, and its answer is lost on the way. */
async function lose(texts: readonly string[]) {
  mockServer.use(
    http.post('*/api/ava/message', async ({ request }) => {
      sent.push(await request.json());
      texts.forEach((text, index) =>
        mockServer.world.db.avaMessage.add({
          threadId: 'thread_2',
          role: index === 0 ? 'user' : 'assistant',
          text,
          createdAt: new Date().toISOString(),
          helpful: null,
        }),
      );
      return HttpResponse.error();
    }),
  );
  openAvaCorner();
  await pressAva();
  await waitFor(() => expect(conversation()).toHaveAttribute('aria-busy', 'false'));
  enter(question);
  return within(conversation()).findByRole('button', { name: 'Retry' });
}

describe('a question whose answer was lost', () => {
  it('is not sent a second time by Retry: its answer is read in the thread', async () => {
    fireEvent.click(await lose([question, reply]));
    expect(await within(conversation()).findByText(reply)).toBeVisible();
    expect(within(conversation()).getAllByText(question)).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  it('is sent again when the server did not take it', async () => {
    const retry = await lose([]);
    mockServer.use(
      http.post('*/api/ava/message', async ({ request }) => {
        sent.push(await request.json());
        const content = [{ type: 'text', text: { value: reply } }];
        return HttpResponse.json({ message: { id: 'answer', role: 'assistant', content, helpful: null } });
      }),
    );
    fireEvent.click(retry);
    expect(await within(conversation()).findByText(reply)).toBeVisible();
    expect(sent).toEqual([sent[0], sent[0]]);
    expect(screen.getAllByText(question)).toHaveLength(1);
  });
});
