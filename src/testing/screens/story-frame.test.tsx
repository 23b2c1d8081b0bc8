import { useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { read } from '@/api/queries';
import { mockServer } from '@/testing/setup';
import { StoryFrame } from '../../../.storybook/story-frame';

function Name() {
  const { data } = useQuery(read('/auth/auth-user'));
  return <p>{data?.fullName ?? 'Nobody'}</p>;
}

const story = (situation: string, theme: 'dark' | 'light' = 'dark') => (
  <StoryFrame path="/" theme={theme} situation={situation}>
    <Name />
  </StoryFrame>
);

it('a story that is open begins anew when the toolbar makes the mock server another', async () => {
  await mockServer.apply('member');
  const { rerender } = render(story('"member"'));
  expect(await screen.findByText('Hannah Okafor')).toBeVisible();
  await mockServer.apply('newcomer');
  rerender(story('"newcomer"'));
  expect(await screen.findByText('Zainab Hussain')).toBeVisible();
});

it('a story that is open keeps what it has when only the theme is another', async () => {
  await mockServer.apply('member');
  const { rerender } = render(story('"member"'));
  const name = await screen.findByText('Hannah Okafor');
  rerender(story('"member"', 'light'));
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'));
  expect(name).toBeVisible();
});
