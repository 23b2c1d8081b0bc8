import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectionStatus } from '@/realtime/status';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

// Its code is fetched when it is opened first; a busy machine takes its time.
const patient = { timeout: 5000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patient);
const namesIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

async function openAs(username: string) {
  mockServer.signInAs(username);
  const app = openApp('/pipeline');
  await heading('Pipeline');
  return app;
}

describe('the header of somebody who is not signed in', () => {
  it("has the links Blog and Login and 'Create FREE Account'", async () => {
    openApp('/terms');
    expect(namesIn(await screen.findByRole('navigation', { name: 'Main' }))).toEqual([
      'Blog /blog',
      'Login /account/login',
      'Create FREE Account /account/register',
    ]);
    expect(screen.queryByRole('complementary', { name: 'Sidebar' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
  });
});

describe('the top bar', () => {
  it('has the logo, the search, the bell, and the avatar that leads to the profile', async () => {
    await openAs('hannah.okafor');
    const bar = screen.getByRole('banner');
    expect(within(bar).getByRole('link', { name: 'Tiebeam home' })).toHaveAttribute('href', '/');
    expect(within(bar).getByRole('combobox', { name: /^Search/ })).toBeVisible();
    expect(within(bar).getByRole('button', { name: 'Search' })).toBeInTheDocument();
    expect(within(bar).getByRole('button', { name: /^Notifications/ })).toBeVisible();
    expect(within(bar).getByRole('link', { name: 'Your profile, Hannah Okafor' })).toHaveAttribute(
      'href',
      '/hannah.okafor',
    );
    expect(within(bar).getByRole('button', { name: 'Open menu' })).toBeInTheDocument();
  });
});

describe('at bottom right', () => {
  it('has Ava’s button for a member, and for nobody else', async () => {
    openApp('/terms');
    await screen.findByRole('navigation', { name: 'Main' });
    await userEvent.hover(document.body);
    expect(screen.queryByRole('button', { name: 'Ask Ava' })).toBeNull();
    cleanup();

    const requests = mockServer.recordRequests();
    await openAs('hannah.okafor');
    const button = await screen.findByRole('button', { name: 'Ask Ava' }, patient);
    await userEvent.click(button);
    expect(await screen.findByRole('dialog', { name: 'Ava' }, patient)).toBeVisible();
    // she has a thread, and a stranger needs none
    expect(requests.filter((path) => path === '/ava/thread')).toEqual([]);
  });
});

describe('the sidebar', () => {
  const items = [
    'Network /',
    'Chat /conversations',
    'Property Search /property-search',
    'Evaluations /property-evaluations',
    'PipelineBETA /pipeline',
    'PortfolioBETA /portfolio',
    'Knowledge Base /knowledge-base',
  ];

  it('has the member on top, then the places, then Settings and a Help Center that is not open', async () => {
    await openAs('hannah.okafor');
    const sidebar = screen.getByRole('complementary', { name: 'Sidebar' });
    expect(namesIn(within(sidebar).getByRole('navigation', { name: 'Main' }))).toEqual(items);
    expect(namesIn(sidebar)).toEqual([
      'HOHannah OkaforView profile /hannah.okafor',
      ...items,
      'Settings /settings/account',
    ]);
    const help = within(sidebar).getByText(/^Help Center/);
    expect(help.closest('a, button')).toBeNull();
    expect(help.closest('[aria-disabled=true]')).not.toBeNull();
  });

  it('shows Blog and Admin to admins alone', async () => {
    await openAs('tom.whitfield');
    const sidebar = screen.getByRole('complementary', { name: 'Sidebar' });
    expect(namesIn(within(sidebar).getByRole('navigation', { name: 'Main' }))).toEqual([
      ...items,
      'Blog /blog',
      'Admin /admin',
    ]);
  });

  it('marks the place where one is', async () => {
    await openAs('hannah.okafor');
    const sidebar = screen.getByRole('complementary', { name: 'Sidebar' });
    expect(
      within(sidebar)
        .getAllByRole('link', { current: 'page' })
        .map((link) => link.textContent),
    ).toEqual(['PipelineBETA']);
  });
});

describe('the burger', () => {
  it('opens the same places, and marks the body modal-open as long as they are open', async () => {
    await openAs('hannah.okafor');
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(document.body).toHaveClass('modal-open'));
    expect(namesIn(within(drawer).getByRole('navigation', { name: 'Main' }))).toHaveLength(7);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveClass('modal-open'));
  });
});

describe('while the session is checked', () => {
  let answer: () => void;
  beforeEach(() => {
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mockServer.use(
      http.get('*/api/auth/session', async () => {
        await asked;
        return HttpResponse.json({ userId: 1 });
      }),
    );
  });

  it('a full-page spinner stands on a page that is not public', async () => {
    mockServer.signInAs('hannah.okafor');
    openApp('/pipeline');
    expect(await screen.findByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByRole('heading')).toBeNull();
    answer();
    await heading('Pipeline');
  });

  it('home and the public pages show themselves at once', async () => {
    localStorage.setItem('session-hint', '1');
    openApp('/terms');
    await screen.findByRole('main');
    expect(screen.queryByText('Loading', { selector: '[role=status] *' })).toBeNull();
    answer();
  });
});

describe('the realtime connection', () => {
  it('is there for a member and ends when they log out', async () => {
    await openAs('hannah.okafor');
    await waitFor(() => expect(connectionStatus.getState().status).toBe('connected'));
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }, patient));
    await heading('Welcome back');
    expect(connectionStatus.getState()).toMatchObject({ status: 'disconnected', awaySince: null });
  });

  it('is not there without a session, and nothing of a member is asked for', async () => {
    const requests = mockServer.recordRequests();
    const { path } = openApp('/pipeline');
    await heading('Welcome back');
    expect(path()).toBe('/account/login');
    expect(requests.filter((each) => each !== '/auth/session')).toEqual([]);
    expect(connectionStatus.getState().status).toBe('disconnected');
    // the failed check says nothing
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
