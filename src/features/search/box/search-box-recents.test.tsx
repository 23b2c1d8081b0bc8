import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sixResults } from '@/testing/fixtures/fixtures';
import { rememberRecent } from '../recents';
import {
  listen,
  passTime,
  pointWith,
  setUpSearchBox,
  show,
  showPalette,
  user,
} from '@/testing/screens/search-box';
import '../recents-panel';

setUpSearchBox();

describe('the way to the palette', () => {
  it('of the mouse is in the empty box, with its key', async () => {
    pointWith('mouse');
    const { box } = show();
    const keys = user();
    await keys.click(screen.getByRole('button', { name: /^Command palette/ }));
    expect(showPalette).toHaveBeenCalledOnce();
    await keys.type(box, 'a');
    expect(screen.queryByRole('button', { name: /^Command palette/ })).toBeNull();
  });

  it('of the finger is below the box', async () => {
    pointWith('finger');
    const { box } = show();
    const keys = user();
    expect(screen.queryByRole('button', { name: /^Command palette/ })).toBeNull();
    await keys.click(box);
    await keys.click(await screen.findByRole('button', { name: 'Pages and actions' }));
    expect(showPalette).toHaveBeenCalledOnce();
  });
});

describe('recent searches', () => {
  const panel = () => screen.queryByRole('region', { name: 'Recent searches' });
  const recents = () => screen.getAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent);

  async function openWithRecents() {
    for (const result of sixResults.slice(0, 3)) rememberRecent(1, result);
    rememberRecent(2, { type: 'businessType', name: 'Of somebody else' });
    const shown = show();
    const keys = user();
    await keys.click(shown.box);
    await screen.findByRole('region', { name: 'Recent searches' });
    return { ...shown, keys };
  }

  beforeEach(() => pointWith('mouse'));

  it('are not there before something was chosen', async () => {
    const { box } = show();
    await user().click(box);
    await passTime(100);
    expect(panel()).toBeNull();
    expect(box).not.toHaveAttribute('aria-describedby');
  });

  it('stand below the empty box, the newest first, and are nothing that was found', async () => {
    const { box } = await openWithRecents();
    expect(recents()).toEqual(['Solicitors & conveyancers', 'Pritchard Lettings', 'Priya Raman']);
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(box).toHaveAccessibleDescription('Press the down arrow for recent searches.');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.queryByText(/found/)).toBeNull();
  });

  it('go with the first letter, and come back with the last one', async () => {
    const { keys } = await openWithRecents();
    await keys.keyboard('a');
    expect(panel()).toBeNull();
    await keys.keyboard('{Backspace}');
    expect(panel()).toBeVisible();
  });

  it('are walked with the arrows and open with Enter', async () => {
    const { box, keys, router } = await openWithRecents();
    await keys.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(box).toHaveFocus();
    await keys.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe('/pritchard'));
    expect(panel()).toBeNull();
    // what was chosen again is the newest now
    await keys.click(box);
    expect(recents()).toEqual(['Pritchard Lettings', 'Solicitors & conveyancers', 'Priya Raman']);
  });

  it('are forgotten one by one; the focus stays with the next, and in the end in the box', async () => {
    const { box, keys } = await openWithRecents();
    await keys.click(screen.getByRole('button', { name: /^Remove “Pritchard Lettings”/ }));
    expect(recents()).toEqual(['Solicitors & conveyancers', 'Priya Raman']);
    expect(screen.getByText('Pritchard Lettings removed')).toHaveRole('status');
    expect(screen.getByRole('button', { name: /^Remove “Priya Raman”/ })).toHaveFocus();
    await keys.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: /^Remove “Solicitors & conveyancers”/ })).toHaveFocus();
    await keys.keyboard('{Enter}');
    expect(box).toHaveFocus();
    expect(panel()).toBeNull();
    expect(box).not.toHaveAttribute('aria-describedby');
  });

  it('are forgotten all at once', async () => {
    const { box, keys } = await openWithRecents();
    await keys.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(panel()).toBeNull();
    expect(box).toHaveFocus();
    expect(localStorage.getItem('recent-searches:1')).toBeNull();
    expect(localStorage.getItem('recent-searches:2')).not.toBeNull();
  });

  it('close with Escape, from inside too, and on a click outside', async () => {
    const { box, keys } = await openWithRecents();
    await keys.keyboard('{ArrowDown}{Escape}');
    expect(panel()).toBeNull();
    expect(box).toHaveFocus();
    await keys.keyboard('{ArrowDown}');
    expect(panel()).toBeVisible();
    await keys.click(screen.getByText('Elsewhere'));
    expect(panel()).toBeNull();
  });

  it('hold what was found and chosen', async () => {
    listen();
    const { box } = show();
    const keys = user();
    await keys.type(box, 'fen');
    await passTime(500);
    await screen.findByRole('listbox');
    await keys.keyboard('{ArrowDown}{Enter}');
    await keys.click(box);
    expect(recents()).toEqual(['Priya Raman']);
  });
});
