import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

it.each(['/pipeline', '/pipeline?view=table'])(
  'On %s the second click of a double click opens no deal, while a first click and a key do',
  async (path) => {
    mockServer.signInAs('hannah.okafor');
    const { router } = openApp(path);
    const link = await screen.findByRole('link', { name: 'Woodthorpe loft flip' }, patient);
    const isOpen = () => 'deal' in router.state.location.search;
    fireEvent.click(link, { detail: 2 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isOpen()).toBe(false);
    // As a key clicks.
    fireEvent.click(link, { detail: 0 });
    await waitFor(() => expect(isOpen()).toBe(true), patient);
    router.history.back();
    await waitFor(() => expect(isOpen()).toBe(false), patient);
    fireEvent.click(await screen.findByRole('link', { name: 'Woodthorpe loft flip' }, patient), {
      detail: 1,
    });
    await waitFor(() => expect(isOpen()).toBe(true), patient);
  },
);
