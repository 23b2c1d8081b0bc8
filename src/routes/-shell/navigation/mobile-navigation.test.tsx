import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

afterEach(() => vi.unstubAllGlobals());

it('closes when the window grows wide enough for the sidebar', async () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => media);
  mockServer.signInAs('hannah.okafor');
  openApp('/pipeline');
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();

  media.matches = true;
  act(() => void media.dispatchEvent(new Event('change')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body).not.toHaveClass('modal-open');
  expect(document.body.style.overflow).toBe('');
});
