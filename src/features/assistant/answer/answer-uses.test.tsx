import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetAva } from '@/entities/assistant/ava-store';
import { conversation, enter, pressAva } from '@/testing/screens/ava-screen';
import {
  field,
  leaveEvaluation,
  openEvaluation,
  patient,
  retype,
  storedEvaluation,
} from '@/testing/screens/evaluation-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { closeAllModals } from '@/ui/modal/modal-store';
// evaluated with the test file: on a loaded machine they would come later than a person waits
import '@/ui/menu/menu-list';
import '@/ui/modal/modal-stack';
import '@/ui/toast/toast-stack';

const question = 'What is section 24?';

/** Asks something, and opens what can be done with the answer. */
async function askAndOpenMore() {
  await pressAva();
  enter(question);
  await within(conversation()).findByText(/stops individuals/, undefined, patient);
  const [last] = screen.getAllByRole('button', { name: 'More options for this answer' }).toReversed();
  if (!last) throw new Error('There is no answer');
  fireEvent.click(last);
}
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('menuitem', { name }, patient));

beforeEach(() => mockServer.signInAs('hannah.okafor'));
afterEach(() =>
  act(() => {
    closeAllModals();
    forgetAva();
    removeDraftsOf(1);
  }),
);

describe('an answer', () => {
  it('is added to the notes for the evaluation on the page, with its date, and taken back by Undo', async () => {
    openEvaluation();
    const before = (await field('Notes')) as HTMLTextAreaElement;
    const { value } = before;
    await askAndOpenMore();
    await choose('Save to notes');
    await waitFor(() => expect(before).toHaveFocus());
    expect(screen.queryByRole('dialog', { name: 'Ava' })).toBeNull();
    expect(before.value).toMatch(/Ava, \d{1,2} [A-Z][a-z]+ \d{4}:\nSection 24/);
    expect(before.value.startsWith(value)).toBe(true);
    await waitFor(() => expect(storedEvaluation().notes).toContain('Section 24'), patient);
    const toasts = within(await screen.findByRole('list', { name: 'Status messages' }, patient));
    await userEvent.click(await toasts.findByRole('button', { name: 'Undo' }));
    expect(before).toHaveValue(value);
    await waitFor(() => expect(storedEvaluation().notes).toBe(value), patient);
    await leaveEvaluation();
  });

  it('begins a post, which nobody sends: what was being written stays', async () => {
    openApp('/knowledge-base');
    await askAndOpenMore();
    expect(screen.queryByRole('menuitem', { name: 'Save to notes' })).toBeNull();
    await choose('Post');
    const box = await screen.findByRole('textbox', { name: /^Share a deal/ }, patient);
    await waitFor(() => expect(box).toHaveFocus());
    expect((box as HTMLTextAreaElement).value).toMatch(
      /^Section 24[^]*\n\nAnswered by Ava, an AI assistant\.$/,
    );
    expect(screen.queryByRole('dialog', { name: 'Ava' })).toBeNull();
    expect(mockServer.world.db.post.all().some(({ content }) => content.includes('stops individuals'))).toBe(
      false,
    );
  });

  it('is sent to a conversation that is chosen, after it could be changed', async () => {
    openApp('/knowledge-base');
    await askAndOpenMore();
    await choose('Send to chat');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send to a chat' }, patient));
    const to = await dialog.findByRole('combobox', { name: 'Conversation' }, patient);
    await userEvent.selectOptions(to, 'Callum Reyes');
    const text = dialog.getByRole('textbox', { name: 'Message' });
    expect((text as HTMLTextAreaElement).value).toMatch(/^Section 24/);
    expect((text as HTMLTextAreaElement).value).not.toMatch(/\*\*|--- \|/);
    fireEvent.change(text, { target: { value: 'Ava says: read section 24' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(mockServer.world.db.message.all().map(({ content }) => content)).toContain(
        'Ava says: read section 24',
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send to a chat' })).toBeNull());
  });

  it('whose figures have changed since says so before it is posted: one may go on, or ask again', async () => {
    openEvaluation();
    await pressAva();
    enter('How does this deal look?');
    await within(conversation()).findAllByRole('link', { name: /^£253\.90, Cash flow/ }, patient);
    await retype('Rate', '6.25');
    await waitFor(() => expect(storedEvaluation().inputs.finance.rate).toBe(6.25), patient);
    const openMore = () => {
      const [last] = screen.getAllByRole('button', { name: 'More options for this answer' }).toReversed();
      fireEvent.click(last ?? document.body);
    };
    openMore();
    await choose('Send to chat');
    const asking = within(await screen.findByRole('dialog', { name: 'The figures have changed' }, patient));
    expect(asking.getByText(/^Cash flow for Ashfield/).parentElement).toHaveTextContent(
      '£253.90 in the answer, £141.40 now',
    );
    await userEvent.click(asking.getByRole('button', { name: 'Use anyway' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send to a chat' }, patient));
    const text = await dialog.findByRole('textbox', { name: 'Message' }, patient);
    expect((text as HTMLTextAreaElement).value).toContain('Monthly cash flow: £253.90');
    expect((text as HTMLTextAreaElement).value).not.toContain('[[');
    act(closeAllModals);
    openMore();
    await choose('Post');
    const again = within(await screen.findByRole('dialog', { name: 'The figures have changed' }, patient));
    await userEvent.click(again.getByRole('button', { name: 'Ask Ava again' }));
    await within(conversation()).findAllByRole('link', { name: /^£141\.40, Cash flow/ }, patient);
    expect(screen.queryByRole('dialog', { name: /^The figures/ })).toBeNull();
    openMore();
    await choose('Send to chat');
    await screen.findByRole('dialog', { name: 'Send to a chat' }, patient);
    act(closeAllModals);
    await leaveEvaluation();
  });

  it('can be reported with a reason', async () => {
    openApp('/knowledge-base');
    await askAndOpenMore();
    await choose('Report…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this answer' }, patient));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(dialog.getByText('Choose what’s wrong')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Wrong figure' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(
      await screen.findByText(/^Thanks\. Your report’s reference is/, { selector: 'li *' }, patient),
    ).toBeVisible();
    const ticket = mockServer.world.db.supportTicket.all().at(-1);
    expect(ticket).toMatchObject({ context: { kind: 'ava', reason: 'Wrong figure' } });
  });

  it('about tax says that it is no advice, and Ava’s hello does not', async () => {
    openApp('/knowledge-base');
    await askAndOpenMore();
    expect(
      within(conversation())
        .getAllByText(/^Information, not tax( or mortgage)? advice\. Ask an accountant/)
        .at(-1),
    ).toBeVisible();
  });
});
