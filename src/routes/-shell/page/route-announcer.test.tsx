import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

const mainPart = () => screen.getByRole('main');
const announced = (title: string) =>
  waitFor(() =>
    expect(
      [...document.querySelectorAll('[aria-live="polite"]')].map((region) => region.textContent),
    ).toContain(title),
  );
const mainNavigation = () => screen.findByRole('navigation', { name: 'Main' });

describe('another page', () => {
  it('is focused and announced to a visitor, unlike the first one', async () => {
    openApp('/');
    await screen.findByRole('heading', { level: 1, name: 'Know the deal before you buy' });
    expect(document.body).toHaveFocus();
    expect(screen.queryByText(/Tiebeam/, { selector: '[aria-live] p' })).toBeNull();

    await userEvent.click(within(await mainNavigation()).getByRole('link', { name: 'Login' }));
    await announced('Sign in · Tiebeam');
    expect(mainPart()).toHaveFocus();
  });

  it('is focused and announced to a member', async () => {
    mockServer.signInAs('hannah.okafor');
    openApp('/pipeline');
    await screen.findByRole('heading', { level: 1, name: 'Pipeline' });
    await userEvent.click(within(await mainNavigation()).getByRole('link', { name: /^Portfolio/ }));
    await announced('Portfolio · Tiebeam');
    expect(mainPart()).toHaveFocus();
  });

  it('is neither where only the query or the hash changes', async () => {
    mockServer.signInAs('hannah.okafor');
    const { router } = openApp('/pipeline');
    const link = within(await mainNavigation()).getByRole('link', { name: 'Chat' });
    link.focus();
    router.history.push('/pipeline?view=board#first');
    await waitFor(() => expect(router.state.resolvedLocation?.hash).toBe('first'));
    expect(link).toHaveFocus();
  });

  it('takes the focus from the drawer, which gives it back only when it is closed in place', async () => {
    mockServer.signInAs('hannah.okafor');
    openApp('/pipeline');
    const opener = await screen.findByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Menu' });
    // the drawer's code has just come: what it does to the page follows its first paint
    await waitFor(() => expect(document.body).toHaveClass('modal-open'));
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    expect(opener.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    expect(document.body.style.overflow).toBe('');
    expect(opener.closest('[inert]')).toBeNull();

    await userEvent.click(opener);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: /^Portfolio/ }));
    await announced('Portfolio · Tiebeam');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(mainPart()).toHaveFocus();
  });
});
