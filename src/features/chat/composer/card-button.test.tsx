import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { composer, openCallum, prepareChat, row, stored } from '@/testing/screens/chat-screen';

prepareChat();

/** Chooses the first record that fits these words, and answers how the list showed it. */
async function attach(kind: string, words: string): Promise<string> {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Share a deal, listing, property or contact' }));
  await user.click(await screen.findByRole('menuitem', { name: kind }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Attach a/ }));
  await user.type(dialog.getByRole('searchbox', { name: 'Search' }), words);
  await waitFor(() => expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(words));
  const [first] = within(dialog.getByRole('list')).getAllByRole('button');
  const shown = first?.querySelector('bdi')?.textContent ?? '';
  await user.click(first ?? document.body);
  return shown;
}

describe('a card in a message', () => {
  it.each([
    { kind: 'A listing…', words: 'Leeds', is: 'Listing' },
    { kind: 'A property…', words: 'Hume', is: 'Property' },
  ])('is called a $is', async ({ kind, words, is }) => {
    await openCallum();
    const title = await attach(kind, words);
    expect(await screen.findByRole('list', { name: 'Cards to send' })).toHaveTextContent(title);
    await userEvent.type(await composer(), 'This one{Enter}');
    await waitFor(() => expect(stored('This one')).toHaveLength(1));
    expect(stored('This one')[0]?.attachments).toMatchObject([{ kind: is.toLowerCase() }]);
    await waitFor(() => expect(row('This one')[0]).toHaveTextContent(is));
  });

  it('is still chosen after the page was left, and can be taken out', async () => {
    await openCallum();
    const title = await attach('A contact…', 'Dermot');
    cleanup();
    await openCallum();
    const chosen = await screen.findByRole('list', { name: 'Cards to send' });
    expect(chosen).toHaveTextContent(title);
    await userEvent.click(within(chosen).getByRole('button', { name: `Remove “${title}”` }));
    expect(screen.queryByRole('list', { name: 'Cards to send' })).toBeNull();
  });

  it('of a contact can be rung and written to', async () => {
    await openCallum();
    await attach('A contact…', 'Dermot');
    await userEvent.type(await composer(), 'Ask him{Enter}');
    await waitFor(() => expect(stored('Ask him')).toHaveLength(1));
    const [sent] = row('Ask him');
    const phone = await within(sent ?? document.body).findByRole('link', { name: /^Phone: / });
    expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:0\d+$/));
  });
});
