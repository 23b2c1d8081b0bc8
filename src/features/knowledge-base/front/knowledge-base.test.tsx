import { uuidOf } from '@mocks/engine/db/table-definition';
import { newcomerId } from '@mocks/features/account/seeds/accounts';
import { articles } from '@mocks/features/knowledge-base/seeds/articles';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

function open(path = '/knowledge-base') {
  mockServer.signInAs('hannah.okafor');
  return openApp(path);
}

const link = (name: string | RegExp) => screen.findByRole('link', { name }, patient);
const category = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('link', { name });
const rows = () => screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('heading'));

describe('the start page', () => {
  it('has what I began, where to begin and what was checked last, each with its date', async () => {
    open();
    const begun = await screen.findByRole('region', { name: 'Continue reading' }, patient);
    expect(within(begun).getByRole('link', { name: 'Section 24 for higher-rate landlords' })).toBeVisible();
    expect(begun).toHaveTextContent('45% read');
    const paths = await screen.findByRole('region', { name: 'Start here' });
    expect(await within(paths).findByText('Your first purchase')).toBeVisible();
    expect(paths).toHaveTextContent('1 of 7 read');
    expect(
      await within(paths).findByRole('link', { name: 'Continue with “A first buy-to-let, step by step”' }),
    ).toBeVisible();
    await screen.findByRole('region', { name: 'Most helpful' });
    for (const card of await screen.findAllByRole('article')) {
      expect(card).toHaveTextContent(/Checked \d{1,2} [A-Z][a-z]+ \d{4}/);
    }
  });

  it('opens a path by its title: what I read, what is next, and the way to each step', async () => {
    const { path } = open();
    const title = await screen.findByRole('button', { name: 'Your first purchase' }, patient);
    expect(title).toHaveAttribute('aria-expanded', 'false');
    title.focus();
    await userEvent.keyboard('{Enter}');
    const steps = within(screen.getByRole('list', { name: 'Steps in “Your first purchase”' }));
    const all = steps.getAllByRole('listitem');
    expect(all).toHaveLength(7);
    const next = all.filter((step) => step.getAttribute('aria-current') === 'step');
    expect(next).toHaveLength(1);
    expect(next[0]).toHaveTextContent('A first buy-to-let, step by step');
    expect(next[0]).toHaveTextContent('Next · 70% read');
    expect(all[2]).toHaveTextContent(/Interest cover.*Read · \d+ min read/);
    await userEvent.click(title);
    expect(screen.queryByRole('list', { name: 'Steps in “Your first purchase”' })).toBeNull();
    await userEvent.click(title);
    await userEvent.click(screen.getByRole('link', { name: 'Which survey for which house' }));
    await waitFor(() => expect(path()).toMatch(/^\/knowledge-base\/article\//));
  });

  it('has no next step on a path that is read to its end', async () => {
    mockServer.signInAs('zainab.hussain');
    for (const { key, n } of articles.map(({ key }, index) => ({ key, n: index + 1 }))) {
      if (['article-4', 'hmo-licence', 'room-sizes', 'fire-safety'].includes(key)) {
        mockServer.world.db.articleMark.add({
          articleId: uuidOf('article', n),
          userId: newcomerId,
          saved: false,
          progress: 100,
        });
      }
    }
    openApp('/knowledge-base');
    await userEvent.click(await screen.findByRole('button', { name: 'Shared houses' }, patient));
    const steps = within(screen.getByRole('list', { name: 'Steps in “Shared houses”' })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, null, null]);
    expect(screen.getByText('4 of 4 read')).toBeVisible();
  });

  it('offers no pen to those who do not write', async () => {
    open();
    await link('Open glossary');
    expect(screen.queryByRole('link', { name: 'New article' })).toBeNull();
  });

  it.each(['tom.whitfield', 'mei-ling.zhou'])('offers one to %s', async (who) => {
    mockServer.signInAs(who);
    openApp('/knowledge-base');
    expect(await link('New article')).toHaveAttribute('href', '/knowledge-base/new');
  });

  it('says what failed and loads it again', async () => {
    mockServer.fail('listArticles', { status: 403, body: { message: 'Not today' } });
    open();
    expect(await screen.findByText('Couldn’t load the articles', undefined, patient)).toBeVisible();
    mockServer.clearFaults();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Most helpful' })).toBeVisible();
  });
});

describe('a search', () => {
  it('finds words in the text, marks them and stands in the address', async () => {
    const { router } = open();
    const box = await screen.findByRole('searchbox', { name: 'Search the knowledge base' }, patient);
    await userEvent.type(box, 'section 24');
    await waitFor(() => expect(router.state.location.search).toEqual({ query: 'section 24' }));
    expect(await screen.findByText(/articles? for “section 24”/)).toBeVisible();
    const [first] = rows();
    expect(first).toHaveTextContent('Section 24 for higher-rate landlords');
    expect(first?.querySelector('mark')).toHaveTextContent('Section');
    expect(box).toHaveFocus();
  });

  it('gives the window the name of its category', async () => {
    const { router } = open('/knowledge-base?category=finance');
    await waitFor(() => expect(document.title).toBe('Finance · Knowledge Base · Tiebeam'), patient);
    expect(screen.getByRole('heading', { level: 2, name: 'Finance' })).toBeVisible();
    await router.navigate({ to: '/knowledge-base' });
    await waitFor(() => expect(document.title).toBe('Knowledge Base · Tiebeam'));
  });

  it('keeps the category that is chosen while its words are still being typed', async () => {
    const { router } = open();
    await screen.findByRole('link', { name: /^Tax/ }, patient);
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search the knowledge base' }));
    // looked up before: the pause is shorter than a search by role
    const tax = category(/^Tax/);
    await userEvent.paste('landlord');
    await userEvent.click(tax);
    expect(await screen.findByText(/articles? for “landlord”/, undefined, patient)).toBeVisible();
    expect(router.state.location.search).toEqual({ category: 'tax', query: 'landlord' });
  });

  it('forgives a wrong letter', async () => {
    open('/knowledge-base?query=secton');
    expect(await link(/Section 24 for higher-rate/)).toBeVisible();
  });

  it('for what the trade calls otherwise finds it, and marks that name', async () => {
    open('/knowledge-base?query=sdlt');
    expect(await link(/Stamp duty on an additional home/)).toBeVisible();
    expect(rows()[0]?.querySelector('mark')).toHaveTextContent('Stamp duty');
  });

  it('that nothing answers wholly shows what comes closest, and says what that lacks', async () => {
    open('/knowledge-base?query=carbide+bananas');
    const close = await screen.findByRole('region', { name: 'No articles match all your words' }, patient);
    const [damp] = within(close).getAllByRole('listitem');
    expect(damp).toHaveTextContent('Damp: find the cause');
    expect(damp).toHaveTextContent('Without “bananas”');
    expect(within(close).getByRole('button', { name: /Ava/ })).toBeVisible();
  });

  it('that finds nothing says so, and how to see everything', async () => {
    open('/knowledge-base?query=zzzzzz');
    expect(await screen.findByText('No articles found', undefined, patient)).toBeVisible();
    await userEvent.click(await link('Show all articles'));
    expect(await screen.findByRole('region', { name: 'Most helpful' })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search the knowledge base' })).toHaveValue('');
  });

  it.each(['?query=%20', '?category=%3Cscript%3E', '?page=-1', '?saved=no'])(
    'takes no harm from %s',
    async (query) => {
      open(`/knowledge-base${query}`);
      expect(await screen.findByRole('region', { name: 'Most helpful' }, patient)).toBeVisible();
    },
  );
});

describe('a category', () => {
  it('stands in the address and survives the way back', async () => {
    const { router, path } = open();
    await screen.findByRole('link', { name: /^Tax/ }, patient);
    await userEvent.click(category(/^Tax/));
    await waitFor(() => expect(router.state.location.search).toEqual({ category: 'tax' }));
    expect(await screen.findByRole('heading', { name: 'Tax', level: 2 })).toBeVisible();
    await screen.findByText('4 articles');
    await userEvent.click(await link('Making Tax Digital for landlords'));
    await waitFor(() => expect(path()).toMatch(/article/));
    router.history.back();
    expect(await screen.findByRole('heading', { name: 'Tax', level: 2 }, patient)).toBeVisible();
    expect(category(/^Tax/)).toHaveAttribute('aria-current');
    expect(category(/^All/)).not.toHaveAttribute('aria-current');
  });

  it('shows its drafts to admins alone, with a mark', async () => {
    mockServer.signInAs('tom.whitfield');
    openApp('/knowledge-base?category=tax');
    expect(await screen.findByText('5 articles', undefined, patient)).toBeVisible();
    expect(screen.getByText('Draft')).toBeVisible();
  });
});

it('marks what came out within the past week as new', async () => {
  const fresh = uuidOf('article', 15);
  mockServer.world.db.article.update(fresh, {
    publishedAt: new Date(Date.now() - 6 * 86_400_000).toISOString(),
  });
  open('/knowledge-base?category=tax');
  expect(await screen.findByText('New', undefined, patient)).toBeVisible();
  expect(rows().filter((row) => within(row).queryByText('New'))).toHaveLength(1);
});

describe('what I saved', () => {
  it('is a list of its own', async () => {
    open('/knowledge-base?saved=true');
    expect(await screen.findByText('4 articles', undefined, patient)).toBeVisible();
    expect(rows()).toHaveLength(4);
  });

  it('says how to fill it where it is empty', async () => {
    mockServer.signInAs('zainab.hussain');
    openApp('/knowledge-base?saved=true');
    expect(await screen.findByText('No saved articles yet', undefined, patient)).toBeVisible();
  });
});

it('has all articles page by page', async () => {
  const { router } = open('/knowledge-base?all=true');
  expect(await screen.findByText('40 articles', undefined, patient)).toBeVisible();
  const first = rows().map(({ textContent }) => textContent);
  expect(first).toHaveLength(20);
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(first).not.toContain(rows()[0]?.textContent ?? first[0]));
  expect(rows()).toHaveLength(20);
  expect(router.state.location.search).toEqual({ all: true, page: 2 });
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Page 1' })).not.toHaveAttribute('aria-current');
  expect(category(/^All/)).toHaveAttribute('aria-current');
});

it('has a glossary with formulas', async () => {
  open('/knowledge-base/glossary');
  expect(await screen.findByRole('heading', { name: 'Glossary', level: 1 }, patient)).toBeVisible();
  expect(screen.getByText('Annual rent ÷ price')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the glossary' }), 'peppercorn');
  expect(await screen.findByText('1 term')).toBeInTheDocument();
  expect(screen.getByText('Ground rent')).toBeVisible();
});

it('has a glossary that forgives a wrong letter and shows the best match first', async () => {
  open('/knowledge-base/glossary');
  const box = await screen.findByRole('searchbox', { name: 'Search the glossary' }, patient);
  await userEvent.type(box, 'yeild');
  const found = await screen.findByRole('region', { name: 'Search results' });
  expect(within(found).getAllByRole('term')[0]).toHaveTextContent('Gross yield');
  expect(screen.queryByRole('navigation', { name: 'A to Z' })).toBeNull();
  await userEvent.clear(box);
  expect(await screen.findByRole('navigation', { name: 'A to Z' })).toBeVisible();
});
