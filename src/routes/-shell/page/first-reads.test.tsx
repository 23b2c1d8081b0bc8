import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

beforeEach(() => mockServer.signInAs('hannah.okafor'));

it.each([
  ['Evaluations', '/evaluations', 1],
  ['Pipeline', '/evaluations', 1],
  // The page then reads the homes of its map there, beside the totals.
  ['Portfolio', '/properties', 2],
  ['Knowledge Base', '/articles/categories', 1],
])(
  'What %s reads first is asked for as the pointer comes to its link, and not again by the page',
  async (name, first, times) => {
    const { queryClient } = openApp('/notifications');
    const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) }, patient);
    const requests = mockServer.recordRequests();
    const asked = () => requests.filter((each) => each === first);
    await userEvent.hover(link);
    await waitFor(() => expect(asked()).toHaveLength(1), patient);
    await userEvent.click(link);
    await screen.findByRole('heading', { level: 1, name }, patient);
    await waitFor(() => expect(asked()).toHaveLength(times), patient);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0), patient);
    expect(asked()).toHaveLength(times);
  },
);
