// Half a character in a name leads nowhere strange: the row and its link are there, and nothing throws in the address.
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import '@/testing/screens/feed-screen';
import { author, post } from '@/testing/fixtures/fixtures';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

it('A post by somebody whose username has half a character is shown, with a link to them', async () => {
  mockServer.signInAs('hannah.okafor');
  localStorage.setItem('session-hint', '1');
  const answer = {
    page: 1,
    totalPages: 1,
    total: 1,
    data: [
      {
        ...post({ content: 'Half a name' }),
        authUser: author({ fullName: 'Half Name', username: 'half__name' }),
      },
    ],
  };
  mockServer.use(
    http.get('*/api/posts', () =>
      HttpResponse.text(JSON.stringify(answer).replace('half__name', String.raw`half\ud800name`), {
        headers: { 'Content-Type': 'application/json' },
      }),
    ),
  );
  openApp('/');
  expect(await screen.findByRole('link', { name: 'Half Name' })).toHaveAttribute(
    'href',
    '/half%EF%BF%BDname',
  );
});
