import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { closeAllModals, openModal } from '@/ui/modal/modal-store';
import { chooseTheme } from '@/ui/theme/theme';
// evaluated with the test file, so that nothing has to arrive first
import '@/ui/modal/modal-stack';
import '@/routes/-home/signed-in-home';
import './command-palette';
import '../shell';

afterEach(() => {
  act(closeAllModals);
  chooseTheme('dark');
});

async function openShell(username = 'hannah.okafor', path = '/help') {
  mockServer.signInAs(username);
  const app = openApp(path);
  await screen.findByRole('combobox', { name: /^Search people/ }, { timeout: 10_000 });
  return app;
}
const dialog = () => screen.findByRole('dialog', { name: 'Command palette' });
async function openPalette() {
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = within(await dialog());
  const field = palette.getByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  return {
    palette,
    field,
    names: () => palette.getAllByRole('option').map(({ textContent }) => textContent),
  };
}

describe('the key', () => {
  it('opens the palette from a field, closes it again, and gives the focus back', async () => {
    await openShell();
    const box = screen.getByRole('combobox', { name: /^Search people/ });
    await userEvent.type(box, 'ab');
    await openPalette();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue('ab');
  });

  it('says nothing to a stranger', async () => {
    openApp('/about');
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('pages', () => {
  it('are those of the sidebar and behind other buttons; not those that are for admins or closed', async () => {
    await openShell();
    const { palette } = await openPalette();
    const pages = within(palette.getByRole('group', { name: 'Pages' })).getAllByRole('option');
    expect(pages.map(({ textContent }) => textContent)).toEqual([
      'Network',
      'Chat',
      'Property Search',
      'Evaluations',
      'Pipeline',
      'Portfolio',
      'Knowledge Base',
      'Notifications',
      'Connection requests',
      'Your profile',
      'Settings',
      'New evaluation',
      'My day',
      'Add a task',
      'Viewings',
      'Saved homes and searches',
      'Ask Ava to find a home',
      'Connections',
      'Explore',
      'Glossary',
      'Evaluation profiles',
      'Notification settings',
      'Privacy settings',
      'Appearance',
      'Profile settings',
      'Business settings',
      'Your data',
      'Beta features',
      'Subscription',
      'Support',
    ]);
  });

  it('of admins are there for an admin', async () => {
    await openShell('tom.whitfield');
    const { names } = await openPalette();
    expect(names()).toEqual(expect.arrayContaining(['Blog', 'Admin']));
  });

  it('open with Enter, found by words', async () => {
    const { path } = await openShell();
    const { names } = await openPalette();
    await userEvent.keyboard('base kno');
    expect(names()).toEqual(['Knowledge Base']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/knowledge-base'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('open in a new tab with Ctrl and Enter, and the palette stays', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { path } = await openShell();
    await openPalette();
    await userEvent.keyboard('portf{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledExactlyOnceWith('/portfolio', '_blank', 'noopener');
    expect(await dialog()).toBeVisible();
    expect(path()).toBe('/help');
    open.mockRestore();
  });

  it('do not open over a modal that keeps unsaved text', async () => {
    const { path } = await openShell();
    act(() => openModal({ id: 'form', title: 'A form', content: 'Unsaved', canClose: () => false }));
    await screen.findByRole('dialog', { name: 'A form' });
    await openPalette();
    await userEvent.keyboard('portf{Enter}');
    expect(await screen.findByRole('dialog', { name: 'A form' })).toBeVisible();
    expect(path()).toBe('/help');
  });
});

describe('the keys', () => {
  it('walk all groups and turn round at the ends', async () => {
    await openShell();
    const { palette, field, names } = await openPalette();
    const lit = () => palette.getByRole('option', { selected: true });
    expect(lit()).toHaveTextContent('Network');
    await userEvent.keyboard('{End}');
    expect(lit()).toHaveTextContent('Sign out');
    expect(field).toHaveAttribute('aria-activedescendant', lit().id);
    await userEvent.keyboard('{ArrowDown}');
    expect(lit()).toHaveTextContent('Network');
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}');
    expect(lit()).toHaveTextContent('Chat');
    await userEvent.keyboard('{End}t');
    // what is typed lights the first again
    expect(lit()).toHaveTextContent(names()[0] ?? '');
  });

  it('Escape clears the text, then closes', async () => {
    await openShell();
    const { field } = await openPalette();
    await userEvent.keyboard('chat{Escape}');
    expect(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('what the server finds', () => {
  it('comes below pages and actions, counted, and is remembered', async () => {
    const { path } = await openShell();
    const { palette } = await openPalette();
    await userEvent.keyboard('priya raman');
    const people = await palette.findByRole('group', { name: 'People' }, { timeout: 3000 });
    const person = within(people).getByRole('option', { name: /Priya Raman/ });
    expect(palette.getByRole('option', { selected: true })).toBe(person);
    expect(person).toHaveAttribute('href', '/priya.raman');
    expect(palette.getByRole('status')).toHaveTextContent(/^\d+ found$/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/priya.raman'));
    const again = await openPalette();
    expect(again.names()[0]).toContain('Priya Raman');
  });
});

describe('conversations', () => {
  const found = async (palette: Awaited<ReturnType<typeof openPalette>>['palette']) =>
    within(await palette.findByRole('group', { name: 'Conversations' }, { timeout: 3000 })).getAllByRole(
      'option',
    )[0];

  it('are found by name, from any page', async () => {
    const { path, router } = await openShell();
    const { palette } = await openPalette();
    await userEvent.keyboard('leeds hmo own');
    const option = await found(palette);
    expect(option).toHaveTextContent(/Leeds HMO owners Katarzyna: Meeting/);
    expect(option).toHaveAttribute('href', '/conversations?chat=3&view=chat');
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(path()).toBe('/conversations'));
    expect(router.state.location.search).toMatchObject({ chat: 3, view: 'chat' });
  });

  it('are what Enter takes in the chat, before the person of that name', async () => {
    const { router } = await openShell('hannah.okafor', '/conversations?chat=3&view=chat');
    const { palette } = await openPalette();
    await userEvent.keyboard('priya raman');
    expect(await found(palette)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ chat: 2, view: 'chat' }));
  });

  it('that cannot be read leave the rest as it is', async () => {
    await openShell();
    mockServer.fail('listConversations', { status: 403 });
    const { palette } = await openPalette();
    await userEvent.keyboard('priya raman');
    expect(await palette.findByRole('group', { name: 'People' }, { timeout: 3000 })).toBeVisible();
    expect(palette.queryByRole('group', { name: 'Conversations' })).toBeNull();
  });
});

describe('actions', () => {
  it('change the theme, and offer only what would change something', async () => {
    await openShell();
    const { names } = await openPalette();
    expect(names()).not.toContain('Use the dark theme');
    await userEvent.keyboard('light theme{Enter}');
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'));
    const again = await openPalette();
    expect(again.names()).toContain('Use the dark theme');
    expect(again.names()).not.toContain('Use the light theme');
  });

  it('mark all notifications as read, while some are not', async () => {
    await openShell();
    await screen.findByRole('button', { name: /^Notifications, \d+ unread/ });
    await openPalette();
    await userEvent.keyboard('mark all{Enter}');
    await screen.findByRole('button', { name: 'Notifications' });
    const { names } = await openPalette();
    expect(names()).not.toContain('Mark all notifications as read');
  });

  it('begin a post from any page', async () => {
    const { path } = await openShell();
    await openPalette();
    await userEvent.keyboard('new post{Enter}');
    await waitFor(() => expect(path()).toBe('/'));
    const text = await screen.findByRole('textbox', { name: /^Share a deal/ });
    await waitFor(() => expect(text).toHaveFocus());
  });

  it('list the keyboard shortcuts, the palette’s among them', async () => {
    await openShell();
    await openPalette();
    await userEvent.keyboard('keyboard{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(sheet).toHaveTextContent('Command paletteCtrlK');
    expect(sheet).toHaveTextContent('Search/');
  });

  it('log out, and forget what was chosen here', async () => {
    const { path } = await openShell();
    localStorage.setItem('recent-searches:1', JSON.stringify([{ type: 'businessType', name: 'Brokers' }]));
    const { names } = await openPalette();
    expect(names()[0]).toContain('Brokers');
    await userEvent.keyboard('log out{Enter}');
    await waitFor(() => expect(path()).toBe('/account/login'));
    expect(localStorage.getItem('recent-searches:1')).toBeNull();
  });

  it('stays on the page, which goes on loading, when logging out fails', async () => {
    holdNext('get', '/companies');
    await openShell('hannah.okafor', '/portfolio/companies');
    await screen.findByText('Loading companies', {}, { timeout: 10_000 });
    mockServer.use(
      http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    await openPalette();
    await userEvent.keyboard('log out{Enter}');
    expect(await screen.findByText(/^Couldn’t sign you out/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Loading companies')).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  });
});

it('a slash goes to the search box, unless single keys are switched off', async () => {
  await openShell();
  await userEvent.hover(document.body);
  await screen.findByRole('status', { name: 'Connection status' });
  await userEvent.keyboard('/');
  const box = screen.getByRole('combobox', { name: /^Search people/ });
  expect(box).toHaveFocus();
  expect(box).toHaveValue('');
});
