import { uuidOf } from '@mocks/engine/db/table-definition';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const section24 = uuidOf('article', 13);
const stampDuty = uuidOf('article', 14);
const remortgage = uuidOf('article', 12);
const firstBuyToLet = uuidOf('article', 2);

function open(uuid = section24) {
  mockServer.signInAs('hannah.okafor');
  return openApp(`/knowledge-base/article/${uuid}`);
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, patient);
const text = () => screen.findByRole('heading', { level: 2, name: 'What changes' }, patient);
const button = (name: string) => screen.findByRole('button', { name }, patient);
const mark = (uuid = section24) =>
  mockServer.world.db.articleMark.by('articleId', uuid).find(({ userId }) => userId === 1);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an article', () => {
  it('says who wrote it, when it was checked and where it applies, and that it is no advice', async () => {
    open(stampDuty);
    await title('Stamp duty on an additional home, worked out');
    expect(document.title).toBe('Stamp duty on an additional home, worked out · Tiebeam');
    expect(screen.getByText(/Checked \d+ \w+ \d{4}/)).toHaveTextContent('Applies to England');
    expect(screen.getByText(/not financial, tax or legal advice/)).toBeVisible();
    const place = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(place).getByRole('link', { name: 'Tax' })).toHaveAttribute(
      'href',
      '/knowledge-base?category=tax',
    );
  });

  it('shows tables, formulas and callouts, and lists its headings', async () => {
    open();
    await text();
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    expect(within(contents).getByRole('link', { name: 'Side effects' })).toHaveAttribute(
      'href',
      '#s-side-effects',
    );
    expect(screen.getByRole('heading', { name: 'Side effects' })).toHaveAttribute('id', 's-side-effects');
    expect(screen.getAllByRole('table').length).toBeGreaterThan(0);
    expect(screen.getByRole('note', { name: 'Note' })).toHaveTextContent('April 2027');
  });

  it('marks the heading that is being read', async () => {
    open();
    await text();
    const top = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    top.mockImplementation(function (this: Element) {
      // Of a box the page reads these two alone.
      return { top: this.id === 's-what-changes' ? 90 : 900, height: 0 } as DOMRect;
    });
    fireEvent.scroll(document);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    await waitFor(() =>
      expect(within(contents).getByRole('link', { name: 'What changes' })).toHaveAttribute(
        'aria-current',
        'location',
      ),
    );
    expect(within(contents).getByRole('link', { name: 'Side effects' })).not.toHaveAttribute('aria-current');
  });

  it('begins at the heading that its address names, once that is there', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    mockServer.signInAs('hannah.okafor');
    openApp(`/knowledge-base/article/${section24}#s-side-effects`);
    const heading = await screen.findByRole('heading', { name: 'Side effects' }, patient);
    await waitFor(() => expect(scroll.mock.contexts).toContain(heading));
  });

  it('explains the words it uses', async () => {
    open();
    const words = await screen.findByRole('region', { name: 'Terms in this article' }, patient);
    await userEvent.click(within(words).getByText('Section 24'));
    expect(within(words).getByText(/deducting mortgage interest/)).toBeVisible();
  });

  it('explains a word where it stands, and leads to the glossary', async () => {
    open(uuidOf('article', 6));
    const word = await screen.findByRole('link', { name: 'gross yield' }, patient);
    expect(word).toHaveAccessibleDescription(/annual rent ÷ price/);
    expect(word).toHaveAttribute('href', '/knowledge-base/glossary#g-gross-yield');
  });

  it('that nobody has checked for a year says so', async () => {
    open(remortgage);
    expect(
      await screen.findByText(/No one has checked this article since/, undefined, patient),
    ).toBeVisible();
  });

  it('leads to the next step of its path, and to related ones', async () => {
    open(firstBuyToLet);
    expect(await screen.findByText('Your first purchase · 1 of 7', undefined, patient)).toBeVisible();
    const next = screen.getByRole('link', { name: 'Continue with “Five numbers to know before a viewing”' });
    await userEvent.click(next);
    await title('Five numbers to know before a viewing');
    expect(await screen.findByRole('heading', { name: 'Related' })).toBeVisible();
  });

  it.each([uuidOf('article', 9999), 'not-a-uuid', uuidOf('article', 17)])(
    'that does not exist for me is not found: %s',
    async (uuid) => {
      open(uuid);
      expect(await title('We couldn’t find that page')).toBeVisible();
    },
  );

  it('leads to the property of a place, found by the filters of its link', async () => {
    const auction = mockServer.world.db.article
      .all()
      .find(({ title: name }) => name.startsWith('Buying at auction'));
    const { router } = open(auction?.id);
    await userEvent.click(await screen.findByRole('link', { name: 'auction lots in Leeds' }, patient));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ market: 'auction', locations: 'Leeds' }),
    );
    await screen.findByRole('heading', { level: 2, name: /auction lots? in Leeds$/ }, patient);
  });

  it('says what failed and loads it again', async () => {
    mockServer.fail('getArticle', { status: 403, body: { message: 'Not today' }, times: 1 });
    open();
    expect(await screen.findByText('Not today.', undefined, patient)).toBeVisible();
    await userEvent.click(await button('Retry'));
    await title('Section 24 for higher-rate landlords');
  });
});

it('an article is printed in the light theme, whatever the screen shows', async () => {
  document.documentElement.dataset['theme'] = 'dark';
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => {});
  open();
  await text();
  await userEvent.click(await button('Print'));
  expect(print).toHaveBeenCalledOnce();
  fireEvent(globalThis.window, new Event('beforeprint'));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  fireEvent(globalThis.window, new Event('afterprint'));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

describe('my own marks', () => {
  it('are given and taken back', async () => {
    open();
    const save = await button('Save');
    expect(save).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(save);
    await waitFor(() => expect(mark()?.saved).toBe(false));
    expect(save).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(save);
    await waitFor(() => expect(mark()?.saved).toBe(true));
  });

  it('stay as they were where the server refuses', async () => {
    open();
    const save = await button('Save');
    mockServer.fail('updateArticle', { status: 500, body: { message: 'Broken' } });
    await userEvent.click(save);
    // Said to a screen reader, and shown as soon as the stack of toasts is there.
    expect(await screen.findAllByText('Couldn’t remove the article from your saved list')).not.toHaveLength(
      0,
    );
    await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'true'));
  });

  it('tell how far I have read, and never go back', async () => {
    open();
    await text();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    const requests = mockServer.recordRequests();
    const readTo = async (share: number) => {
      // Of a box the page reads these two alone.
      box.mockReturnValue({ top: innerHeight - share * 5000, height: 5000 } as DOMRect);
      fireEvent.scroll(document);
      await act(() => vi.advanceTimersByTimeAsync(1500));
    };
    await readTo(0.8);
    await waitFor(() => expect(mark()?.progress).toBe(80));
    await readTo(0.1);
    await readTo(0.82);
    await readTo(1);
    await waitFor(() => expect(mark()?.progress).toBe(100));
    await readTo(0.5);
    expect(requests.filter((path) => path === `/articles/${section24}`)).toHaveLength(2);
  });
});

describe('how far I have read', () => {
  const place = (top: number, height: number) =>
    // Of a box the page reads these two alone.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top, height } as DOMRect);
  const openSlowly = (hash = '') => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open(stampDuty + hash);
    return screen.findByRole('heading', { name: 'Exceptions and special cases' }, patient);
  };
  const stay = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const told = (requests: readonly string[]) =>
    requests.filter((path) => path === `/articles/${stampDuty}`).length;

  it('is nothing where I opened it, saved it and left, however much of it could be seen', async () => {
    await openSlowly();
    const save = await button('Save');
    place(300, innerHeight);
    await userEvent.click(save);
    await waitFor(() => expect(mark(stampDuty)?.saved).toBe(true));
    const requests = mockServer.recordRequests();
    await stay(60_000);
    expect(told(requests)).toBe(0);
    expect(mark(stampDuty)?.progress).toBeNull();
  });

  it('is what I scrolled to and stayed at, not what I passed in a hurry', async () => {
    await openSlowly();
    place(innerHeight - 4000, 5000);
    fireEvent.scroll(document);
    await stay(1000);
    place(innerHeight - 1500, 5000);
    fireEvent.scroll(document);
    await stay(1500);
    await waitFor(() => expect(mark(stampDuty)?.progress).toBe(30));
  });

  it('is not the way to the heading that the address names', async () => {
    place(innerHeight - 4000, 5000);
    await openSlowly('#s-exceptions-and-special-cases');
    fireEvent.scroll(document);
    const requests = mockServer.recordRequests();
    await stay(5000);
    expect(told(requests)).toBe(0);
    place(innerHeight - 4500, 5000);
    fireEvent.scroll(document);
    await stay(1500);
    await waitFor(() => expect(mark(stampDuty)?.progress).toBe(90));
  });

  it('is everything where all of it can be seen for half a minute', async () => {
    place(100, innerHeight - 200);
    await openSlowly();
    await stay(30_000);
    await waitFor(() => expect(mark(stampDuty)?.progress).toBe(100));
  });
});

describe('the question whether it helped', () => {
  it('is answered once, can be changed, and takes a reason', async () => {
    open(stampDuty);
    const yes = await button('Yes');
    await userEvent.click(yes);
    await waitFor(() => expect(yes).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.getByText(/^Thanks\./)).toBeVisible();
    await userEvent.click(await button('No'));
    const reason = await screen.findByRole('textbox', { name: 'What’s missing, wrong or out of date?' });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(reason).toHaveFocus();
    expect(reason).toHaveAccessibleDescription('Tell us what needs fixing');
    await userEvent.type(reason, 'The Welsh bands are missing');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(mockServer.world.db.articleFeedback.by('articleId', stampDuty)).toMatchObject([
        { userId: 1, helpful: false, reason: 'The Welsh bands are missing' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /out of date/ })).toBeNull());
    expect(yes).toHaveAttribute('aria-pressed', 'false');
  });

  it('is not asked of its author', async () => {
    mockServer.signInAs('mei-ling.zhou');
    openApp(`/knowledge-base/article/${stampDuty}`);
    await title('Stamp duty on an additional home, worked out');
    expect(screen.queryByRole('heading', { name: 'Was this helpful?' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible();
  });
});
