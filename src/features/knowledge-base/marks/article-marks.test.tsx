import { uuidOf } from '@mocks/engine/db/table-definition';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patient } from '@/testing/screens/evaluation-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { closeAllModals } from '@/ui/modal/modal-store';
// evaluated with the test file: on a loaded machine they would come later than a person waits
import '@/ui/modal/modal-stack';
import '@/ui/toast/toast-stack';

const section24 = uuidOf('article', 13);
const quote = 'What changes';
const stored = () => mockServer.world.db.articleNote.by('articleId', section24);
const marks = async () =>
  within(await screen.findByRole('region', { name: 'My highlights and notes' }, patient));

beforeEach(() => {
  // This environment lays nothing out.
  Range.prototype.getBoundingClientRect ??= () => new DOMRect(40, 100, 80, 20);
  mockServer.signInAs('hannah.okafor');
});
afterEach(() => {
  vi.restoreAllMocks();
  act(closeAllModals);
});

async function open() {
  openApp(`/knowledge-base/article/${section24}`);
  await screen.findByRole('heading', { level: 2, name: quote }, patient);
  return marks();
}
/** Selects the words of a heading, as a pointer would. */
function select() {
  getSelection()?.selectAllChildren(screen.getByRole('heading', { level: 2, name: quote }));
  fireEvent(document, new Event('selectionchange'));
}
const press = (name: string) =>
  fireEvent.click(
    within(screen.getByRole('toolbar', { name: 'Selected text' })).getByRole('button', { name }),
  );

describe('my marks in an article', () => {
  it('are made of selected words, listed, and taken away with a way back', async () => {
    const list = await open();
    expect(screen.queryByRole('toolbar')).toBeNull();
    await list.findByText(/^Select text to highlight it/);
    select();
    press('Highlight');
    expect(await list.findByRole('button', { name: quote }, patient)).toBeVisible();
    expect(stored()).toMatchObject([{ userId: 1, quote, note: null }]);
    expect(screen.queryByRole('toolbar')).toBeNull();
    await userEvent.click(list.getByRole('button', { name: `Remove “${quote}”` }));
    await waitFor(() => expect(stored()).toEqual([]));
    const toasts = within(await screen.findByRole('list', { name: 'Status messages' }, patient));
    await userEvent.click(await toasts.findByRole('button', { name: 'Undo' }, patient));
    expect(await list.findByRole('button', { name: quote }, patient)).toBeVisible();
  });

  it('can be notes, which lead to their words and can be changed', async () => {
    const list = await open();
    await list.findByText(/^Select text to highlight it/);
    select();
    press('Note');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add note' }, patient));
    expect(dialog.getByText(quote)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const note = dialog.getByRole('textbox', { name: 'Note' });
    expect(note).toHaveFocus();
    expect(note).toHaveAccessibleDescription('Enter a note');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Ask the accountant');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await list.findByText('Ask the accountant', undefined, patient)).toBeVisible();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await userEvent.click(list.getByRole('button', { name: quote }));
    expect(scroll.mock.contexts).toContain(screen.getByRole('heading', { level: 2, name: quote }));
    await userEvent.click(list.getByRole('button', { name: `Edit note on “${quote}”` }));
    const again = within(await screen.findByRole('dialog', { name: 'Edit note' }, patient));
    const field = again.getByRole('textbox', { name: 'Note' });
    expect(field).toHaveValue('Ask the accountant');
    await userEvent.clear(field);
    await userEvent.type(field, 'She agrees');
    await userEvent.click(again.getByRole('button', { name: 'Save' }));
    expect(await list.findByText('She agrees', undefined, patient)).toBeVisible();
  });

  it('need no pointer: a note can be on a part of the article', async () => {
    // pressed before the frame in which the text is read
    const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const list = await open();
    await userEvent.click(await list.findByRole('button', { name: 'Add note' }, patient));
    frames.mockRestore();
    const dialog = within(await screen.findByRole('dialog', { name: 'Add note' }, patient));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Selected text' }), 'Side effects');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Read again');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await list.findByRole('button', { name: 'Side effects' }, patient)).toBeVisible();
    expect(stored()).toMatchObject([{ quote: 'Side effects', note: 'Read again' }]);
  });

  it('whose words have gone from the article are still listed', async () => {
    mockServer.world.db.articleNote.add({
      articleId: section24,
      userId: 1,
      quote: 'Words that were taken out',
      occurrence: 0,
      note: 'Mine',
      createdAt: '2026-05-01T00:00:00.000Z',
    });
    const list = await open();
    expect(await list.findByText('(no longer in the text)', undefined, patient)).toBeVisible();
    expect(list.getByText('Mine')).toBeVisible();
  });

  it('that cannot be loaded or made say so', async () => {
    mockServer.fail('listArticleNotes', { status: 403, body: { message: 'Not today' }, times: 1 });
    mockServer.fail('createArticleNote', { status: 409, body: { message: 'Too many' } });
    const list = await open();
    expect(await list.findByText(/Couldn’t load your notes\. Not today/, undefined, patient)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Retry' }));
    await list.findByText(/^Select text to highlight it/);
    select();
    press('Highlight');
    expect(
      await screen.findByText(/^Couldn’t save your highlight/, { selector: 'li *' }, patient),
    ).toBeVisible();
    expect(stored()).toEqual([]);
  });

  it('are offered only where words are selected, and Escape sends the offer away', async () => {
    await open();
    select();
    expect(screen.getByRole('toolbar', { name: 'Selected text' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).toBeNull();
    select();
    getSelection()?.removeAllRanges();
    fireEvent(document, new Event('selectionchange'));
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});
