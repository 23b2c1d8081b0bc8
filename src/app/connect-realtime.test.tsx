import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { read } from '@/api/queries';
import { onNetworkBack } from '@/lib/network/network-back';
import { connectionStatus, setConnectionStatus } from '@/realtime/status';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

it('A socket that connects again tells what waits for the network', async () => {
  mockServer.signInAs('hannah.okafor');
  openApp('/pipeline');
  await waitFor(() => expect(connectionStatus.getState().status).toBe('connected'), { timeout: 5000 });
  const life = new AbortController();
  onTestFinished(() => life.abort());
  const hear = vi.fn();
  onNetworkBack(hear, life.signal);
  act(() => setConnectionStatus('reconnecting'));
  expect(hear).not.toHaveBeenCalled();
  act(() => setConnectionStatus('connected'));
  expect(hear).toHaveBeenCalledOnce();
});

it('says that the network is gone, and a person may try although the browser does not', async () => {
  mockServer.signInAs('hannah.okafor');
  const { queryClient } = openApp('/pipeline');
  await screen.findByRole('heading', { level: 1, name: 'Pipeline' }, { timeout: 5000 });
  await waitFor(() => expect(connectionStatus.getState().status).toBe('connected'));
  // the first interaction brings the pill
  await userEvent.hover(document.body);
  const pill = await screen.findByRole('status', { name: 'Connection status' });
  expect(pill).toBeEmptyDOMElement();

  act(() => void window.dispatchEvent(new Event('offline')));
  // the pill may have been painted a moment before it listens: what it missed it shows then
  await waitFor(() => expect(pill).toHaveTextContent('You’re offline – changes will wait'));
  const waiting = queryClient.fetchQuery(read('/users', { query: { suggested: true } }));
  expect(queryClient.getQueryState(['/users', { suggested: true }])?.fetchStatus).toBe('paused');
  // nothing is tried by itself: only the button leads back
  await userEvent.click(screen.getByRole('button', { name: 'Retry now' }));
  await waitFor(() => expect(pill).toHaveTextContent('Back online'));
  expect(connectionStatus.getState().status).toBe('connected');
  // what waited for the network goes on
  expect(await waiting).toMatchObject({ page: 1 });
});
