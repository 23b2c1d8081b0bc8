import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { callumSays, composer, hannah, openCallum, prepareChat, row } from '@/testing/screens/chat-screen';
import { mockServer } from '@/testing/setup';
// evaluated with the test file, so that nothing has to arrive first
import './emoji-picker';

const { world } = mockServer;
prepareChat();
afterEach(() => localStorage.removeItem(`recent-emoji:${hannah}`));

const openPicker = async () => {
  await openCallum();
  const user = userEvent.setup();
  const area = await composer();
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Add emoji' }));
    return screen.findByRole('dialog', { name: 'Add emoji' });
  };
  return { user, area, open };
};

describe('the emoji of the composer', () => {
  it('are found by name, taken by the keyboard, and put where one writes', async () => {
    const { user, area, open } = await openPicker();
    await user.type(area, 'A  for us{ArrowLeft>7/}');
    const picker = await open();
    const field = within(picker).getByRole('combobox', { name: 'Find an emoji' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('house');
    expect(within(picker).getByRole('option', { name: 'house', selected: true })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(area).toHaveValue('A 🏠 for us'));
    await waitFor(() => expect(area).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('!');
    expect(area).toHaveValue('A 🏠! for us');
  });

  it('that were chosen last come first', async () => {
    const { user, area, open } = await openPicker();
    const picker = await open();
    expect(within(picker).queryByRole('button', { name: 'Recent' })).toBeNull();
    await user.click(within(picker).getByRole('button', { name: 'Flags' }));
    await user.click(within(picker).getByRole('option', { name: 'chequered flag' }));
    await waitFor(() => expect(area).toHaveValue('🏁'));
    const again = await open();
    const recent = within(again).getByRole('listbox', { name: 'Recent' });
    expect(within(recent).getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(area).toHaveValue('🏁🏁'));
  });

  it('say when none is called so, and Escape leaves the text as it was', async () => {
    const { user, area, open } = await openPicker();
    await user.type(area, 'Hello');
    const picker = await open();
    await user.type(within(picker).getByRole('combobox'), 'nothing like it');
    expect(within(picker).getByText('No emoji found')).toBeVisible();
    await user.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(area).toHaveValue('Hello');
  });
});

it('any emoji can be a reaction', async () => {
  const message = callumSays('Done, keys on Friday');
  await openCallum();
  const user = userEvent.setup();
  await waitFor(() => expect(row('keys on Friday')).toHaveLength(1));
  const [bubble] = row('keys on Friday');
  if (!bubble) throw new Error('The message is not there');
  await user.click(within(bubble).getByRole('button', { name: /^Actions for .+’s message$/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'More emoji…' }));
  const picker = await screen.findByRole('dialog', { name: 'React with an emoji' });
  await user.type(within(picker).getByRole('combobox'), 'key{Enter}');
  expect(await within(bubble).findByRole('button', { name: '🔑, 1', pressed: true })).toBeVisible();
  await waitFor(() =>
    expect(world.db.message.get(message.id)?.reactions).toEqual([{ emoji: '🔑', userId: hannah }]),
  );
});
