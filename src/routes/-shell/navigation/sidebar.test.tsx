import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectionStatus } from '@/realtime/status';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
// evaluated with the test file, so that nothing has to arrive first
import '../shell';
import './sidebar-extras';

const sidebar = () => screen.getByRole('complementary', { name: 'Sidebar' });
const main = () => within(sidebar()).getByRole('navigation', { name: 'Main' });
const words = () =>
  within(main())
    .getAllByRole('link')
    .map((link) => link.textContent);

/** A member's page; what comes late has come when `isSettled`. */
async function open(username: string, isSettled = true) {
  mockServer.signInAs(username);
  const app = openApp('/help');
  await screen.findByRole('heading', { level: 1, name: 'Help Center is coming soon' });
  if (isSettled) await userEvent.hover(document.body);
  return app;
}

const plain = [
  'Network',
  'Chat',
  'Property Search',
  'Evaluations',
  'PipelineBETA',
  'PortfolioBETA',
  'Knowledge Base',
];

afterEach(() => vi.useRealTimers());

describe('the sidebar', () => {
  it('has its items in their order, those of admins for admins', async () => {
    await open('hannah.okafor', false);
    expect(words()).toEqual(plain);
  });

  it('has Blog and Admin for an admin', async () => {
    await open('tom.whitfield', false);
    expect(words()).toEqual([...plain, 'Blog', 'Admin']);
  });

  it('has a Help Center that is coming soon and no link', async () => {
    await open('hannah.okafor', false);
    const help = within(sidebar()).getByText(/^Help Center/);
    expect(help).toHaveTextContent('Help Center, coming soon');
    expect(help.closest('a, button, [tabindex]')).toBeNull();
    expect(help.closest('[aria-disabled="true"]')).toHaveAttribute('title', 'Coming soon');
  });

  it('asks for its figures only once the first load is over', async () => {
    const requests = mockServer.recordRequests();
    await open('hannah.okafor', false);
    expect(requests).not.toContain('/conversations');
    expect(requests).not.toContain('/renewal-dates');
    expect(requests).not.toContain('/subscriptions/user-subscription');
    await userEvent.hover(document.body);
    await waitFor(() => expect(requests).toContain('/conversations'));
    await waitFor(() => expect(requests).toContain('/renewal-dates'));
    await waitFor(() => expect(requests).toContain('/subscriptions/user-subscription'));
  });

  it('says what waits, which plan this is and that live updates arrive', async () => {
    await open('hannah.okafor');
    expect(await within(main()).findByRole('link', { name: /^Chat.* unread conversations?$/ })).toBeVisible();
    expect(within(main()).getByRole('link', { name: /^Portfolio.* overdue/ })).toBeVisible();
    expect(within(sidebar()).getByText('Pro')).toHaveTextContent('Pro plan');
    expect(await within(sidebar()).findByRole('img', { name: 'Live updates on' })).toBeVisible();
  });

  it('says that a payment is due, on every page, while the plan stays', async () => {
    await open('grace.otieno');
    expect(await within(sidebar()).findByText('Payment due')).toHaveTextContent(
      'Payment due for the Pro plan',
    );
  });

  it('counts nothing where nothing waits or could be read', async () => {
    mockServer.fail('listRenewalDates', { status: 403 });
    await open('zainab.hussain');
    expect(await within(sidebar()).findByText('Free')).toBeVisible();
    expect(words()).toEqual(plain);
  });

  it('counts again when something happens', async () => {
    await open('hannah.okafor');
    const chat = await within(main()).findByRole('link', { name: /^Chat.* unread/ });
    await waitFor(() => expect(connectionStatus.getState().status).toBe('connected'));
    const requests = mockServer.recordRequests();
    act(() => mockServer.sendNotification(6));
    await waitFor(() => expect(requests).toContain('/conversations'), { timeout: 3000 });
    expect(chat).toBeVisible();
  });

  it('shows that the network is gone', async () => {
    await open('hannah.okafor');
    await within(sidebar()).findByRole('img', { name: 'Live updates on' });
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await within(sidebar()).findByRole('img', { name: 'You’re offline' })).toBeVisible();
  });
});
