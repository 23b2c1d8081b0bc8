// What strangers can have written somewhere on the public and the account pages is shown as the text it is.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetProof, keepProof } from '@/features/account/social/pending-proof';
import { expectNothingRan, forgetWhatRan, hostileTexts } from '@/testing/fixtures/hostile-texts';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

/** Lets a text stand somewhere, and opens the page that shows it. */
type Place = (text: string) => Promise<unknown>;

const slug = 'where-yields-still-start-with-an-eight';
const { db } = mockServer.world;
const heading = () => screen.findByRole('heading', { level: 1 });
const button = (name: string) => screen.findByRole('button', { name });
const answer = (method: 'get' | 'post', path: string, body: object, status = 200) =>
  mockServer.use(http[method](`*/api${path}`, () => HttpResponse.json(body, { status })));

function changePost(part: Parameters<typeof db.blog.update>[1]) {
  db.blog.update(db.blog.first('slug', slug)?.id ?? '', part);
}
function renameAuthor(fullName: string) {
  db.user.update(db.blog.first('slug', slug)?.ownerId ?? 0, { fullName });
}
async function typeUsername() {
  openApp('/account/register');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'ada.fenwick');
}

const places: Record<string, Place> = {
  'a post’s title in the list': async (title) => {
    changePost({ title });
    openApp('/blog');
  },
  'a post’s title on its page and in its tab': async (title) => {
    changePost({ title });
    openApp(`/blog/${slug}`);
    await waitFor(() => expect(document.title).toBe(`${title} · Tiebeam`));
  },
  'a post’s excerpt': async (excerpt) => {
    changePost({ excerpt });
    openApp(`/blog/${slug}`);
  },
  'an author’s name in the list': async (name) => {
    renameAuthor(name);
    openApp('/blog');
  },
  'an author’s name on the post': async (name) => {
    renameAuthor(name);
    openApp(`/blog/${slug}`);
  },
  'the name of somebody who invites': async (name) => {
    db.user.update(db.user.first('username', 'hannah.okafor')?.id ?? 0, { fullName: name });
    openApp('/account/register?invite=hannah.okafor');
  },
  'an address that a provider proves': async (email) => {
    keepProof({
      needsRegistration: true,
      registrationToken: 't',
      email,
      fullName: 'Ada',
    });
    openApp('/account/register');
  },
  'a name that is said to be free': async (name) => {
    answer('get', '/profiles', {
      available: false,
      reason: 'taken',
      message: 'This username is taken',
      suggestions: [name],
    });
    await typeUsername();
  },
  'why a name is not free': async (message) => {
    answer('get', '/profiles', { available: false, reason: 'taken', message, suggestions: [] });
    await typeUsername();
  },
  'a kind of business': async (name) => {
    const [type] = db.businessType.all();
    db.businessType.update(type?.id ?? '', { name });
    openApp('/account/register');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'This is a business account' }));
  },
  'what the server says of a sign-in': async (message) => {
    answer('post', '/auth/login', { message }, 403);
    openApp('/account/login');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email or username' }), 'hannah');
    await userEvent.type(screen.getByLabelText('Password'), 'x{Enter}');
  },
  'what the server says of a field': async (said) => {
    answer('post', '/auth/reset-password', { message: 'No', errors: { email: [said] } }, 422);
    openApp('/account/forgot-password');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@post.example{Enter}');
  },
  'what the server says of a link': async (message) => {
    mockServer.use(http.delete('*/api/mailing-list', () => HttpResponse.json({ message }, { status: 403 })));
    openApp('/privacy/unsubscribe?code=abc');
    await userEvent.click(await button('Unsubscribe'));
  },
  'the address and the number of a message to support': async (text) => {
    answer(
      'post',
      '/support',
      { id: 'a', reference: text, email: text, replyWithinHours: 1, createdAt: '2026-05-01T09:00:00Z' },
      201,
    );
    openApp('/contact');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@post.example');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Sales');
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Twenty characters and more.');
    await userEvent.click(screen.getByRole('checkbox', { name: /can keep/ }));
    await userEvent.click(await button('Send message'));
  },
};

afterEach(() => {
  forgetProof();
  forgetWhatRan();
});

describe.each(Object.entries(places))('%s', (_name, place) => {
  it.each(hostileTexts)('%s is a text', async (text) => {
    await place(text);
    await heading();
    const shown = (await screen.findAllByText((content) => content.includes(text), { ignore: 'title' }))[0];
    expect(shown?.textContent).toContain(text);
    expectNothingRan();
  });
});

describe('what is typed', () => {
  it.each(hostileTexts)('%s is a text in the blog’s search, also by the address', async (text) => {
    openApp(`/blog?query=${encodeURIComponent(text)}`);
    await screen.findByText('No posts found');
    expect(screen.getByRole('searchbox', { name: 'Search the blog' })).toHaveValue(text);
    expectNothingRan();
  });
});

it('a post’s address that leads elsewhere does not', async () => {
  // the slug, the cover and the author's name make addresses
  changePost({ cover: 'javascript:window.hostile=1/media/x.svg' });
  db.user.update(db.blog.first('slug', slug)?.ownerId ?? 0, { username: 'javascript:alert(1)' });
  openApp('/blog');
  await screen.findAllByRole('article');
  const leading = [...document.querySelectorAll('[href], [src]')].map(
    (each) => each.getAttribute('href') ?? each.getAttribute('src') ?? '',
  );
  for (const address of leading)
    expect(new URL(address, location.href).protocol).toMatch(/^(https?|data|blob):$/);
});
