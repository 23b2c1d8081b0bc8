import { uuidOf } from '@mocks/engine/db/table-definition';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

// Every address of specification §2. Where its page is still to come, the page says what will be there.
const addresses = [
  '/',
  '/blog',
  '/blog/first-purchase-checklist',
  '/terms',
  '/privacy',
  '/about',
  '/contact',
  '/conversations',
  '/conversations?chat=12&view=chat',
  '/property-search',
  '/property-evaluations',
  '/pipeline',
  '/portfolio',
  '/knowledge-base',
  `/knowledge-base/article/${uuidOf('article', 13)}`,
  '/settings/account',
  '/settings/subscription',
  '/help',
  '/admin',
  '/hannah.okafor',
  '/networking/explore?businessType=Letting+agent',
  '/notifications',
  '/notifications?requests=true',
];

describe('an address of the specification', () => {
  it.each(addresses)('%s leads to a page with a heading', async (address) => {
    mockServer.signInAs('tom.whitfield');
    const { router } = openApp(address);
    const headings = await screen.findAllByRole('heading', { level: 1 });
    expect(headings).toHaveLength(1);
    expect(headings[0]).not.toHaveTextContent(/couldn’t find that|don’t have access|Something went wrong/);
    expect(router.state.location.href).toBe(address);
  });

  it('of an evaluation leads to the evaluation, by its title', async () => {
    mockServer.signInAs('hannah.okafor');
    const address = `/property-evaluations/${uuidOf('evaluation', 1)}`;
    const { router } = openApp(address);
    const heading = await screen.findByRole('heading', { level: 1, name: /Ashfield Terrace/ });
    expect(heading).toBeInTheDocument();
    expect(router.state.location.href).toBe(address);
  });

  it('of outstanding transactions leads to the ones to confirm', async () => {
    mockServer.signInAs('hannah.okafor');
    const { path } = openApp('/portfolio?section=propertyManagement');
    expect(await screen.findByRole('heading', { level: 1, name: 'Money' })).toBeVisible();
    expect(path()).toBe('/portfolio/money');
  });

  it.each(['/account/login', '/account/register'])('%s leads a stranger to a page', async (address) => {
    const { path } = openApp(address);
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent(/couldn’t find that/);
    expect(path()).toBe(address);
  });

  it('of the account pages alone leads a stranger to the sign-in page, never to a profile', async () => {
    const { path } = openApp('/account');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expect(path()).toBe('/account/login');
  });

  it.each(['hannah.okafor', 'by its number'])('of a post is opened by its author: %s', async (author) => {
    mockServer.signInAs('hannah.okafor');
    const { world } = mockServer;
    const member = world.db.user.all().find(({ username }) => username === 'hannah.okafor');
    const post = world.db.post.by('authorId', member?.id ?? 0)[0];
    openApp(`/${author === 'by its number' ? member?.id : author}/post/${post?.id}`);
    expect(await screen.findByRole('article')).toHaveTextContent('Hannah Okafor');
  });
});
