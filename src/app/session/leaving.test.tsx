// What a page does that is left because its session is over.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { setSession } from '@/entities/session/queries';
import { logOut } from '@/routes/-shell/log-out';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

const patience = { timeout: 10_000 };
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, patience);

describe('a member who signs out', () => {
  it('sees nothing more of a private page, and none of its answers is asked for again', async () => {
    mockServer.signInAs('hannah.okafor');
    const { queryClient, router } = openApp(`/portfolio/properties/${uuidOf('property', 1)}`);
    await heading(/^27 Braemar Road/);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0), patience);
    await queryClient.invalidateQueries({ refetchType: 'none' });
    // The sign-in page is long in coming.
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    Object.assign(router.routesByPath['/account/login'].options, { loader: () => coming });
    const requests = mockServer.recordRequests();
    act(() => logOut(queryClient, router));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^27 Braemar Road/ })).toBeNull());
    act(come);
    await heading('Welcome back');
    await waitFor(() => expect(queryClient.getQueryData(['/auth/auth-user', {}])).toBeUndefined());
    expect(requests).toEqual(['/auth/logout']);
  });
});

describe('a session that ends while a form of a page is being filled in', () => {
  it('leads to the sign-in page without a question whose answer could save nothing', async () => {
    mockServer.signInAs('hannah.okafor');
    const { path, queryClient } = openApp('/portfolio/properties/new');
    const address = await screen.findByRole('textbox', { name: 'Address' }, patience);
    fireEvent.change(address, { target: { value: '1 Kirkgate' } });
    mockServer.signOut();
    act(() => setSession(queryClient, null));
    await heading('Welcome back');
    expect(path()).toBe('/account/login');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
