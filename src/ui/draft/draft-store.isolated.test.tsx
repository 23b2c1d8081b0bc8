import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const day = 24 * 60 * 60_000;

/** The page as it is after a reload: the store begins anew from what is stored. */
async function openPage(userId: number) {
  vi.resetModules();
  const { useDraft, removeDraftsOf } = await import('./draft-store');
  function Box() {
    const { text, write, settle } = useDraft(userId, 'post');
    return (
      <>
        <textarea aria-label="Post" value={text} onChange={(event) => write(event.target.value)} />
        <button onClick={() => settle('Exchanged today')}>The server has it</button>
      </>
    );
  }
  const { unmount } = render(<Box />);
  return {
    close: unmount,
    box: screen.getByRole('textbox', { name: 'Post' }),
    signOut: () => removeDraftsOf(userId),
  };
}

/** The same, for what is written in several parts. */
async function openParts() {
  vi.resetModules();
  return import('./draft-parts');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('a draft', () => {
  it('is there again after a reload', async () => {
    const before = await openPage(1);
    await userEvent.type(before.box, 'Exchanged today');
    before.close();
    expect((await openPage(1)).box).toHaveValue('Exchanged today');
  });

  it('goes when the server has it, but for what was typed meanwhile', async () => {
    const { box } = await openPage(1);
    await userEvent.type(box, 'Exchanged today and tomorrow');
    await userEvent.click(screen.getByRole('button', { name: 'The server has it' }));
    expect(box).toHaveValue('and tomorrow');
    await userEvent.clear(box);
    await userEvent.type(box, 'Something else');
    await userEvent.click(screen.getByRole('button', { name: 'The server has it' }));
    expect(box).toHaveValue('Something else');
  });

  it('is not shown to another person', async () => {
    const before = await openPage(1);
    await userEvent.type(before.box, 'Private');
    before.close();
    expect((await openPage(2)).box).toHaveValue('');
  });

  it('is gone after 7 days', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const before = await openPage(1);
    await userEvent.type(before.box, 'Old');
    before.close();
    vi.setSystemTime(7 * day - 1);
    const meanwhile = await openPage(1);
    expect(meanwhile.box).toHaveValue('Old');
    meanwhile.close();
    vi.setSystemTime(7 * day + 1);
    expect((await openPage(1)).box).toHaveValue('');
  });

  it('lives no longer for a clock that was wrong when it was written', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 8 * day });
    const before = await openPage(1);
    await userEvent.type(before.box, 'From the future');
    before.close();
    vi.setSystemTime(0);
    expect((await openPage(1)).box).toHaveValue('');
  });

  it('survives a clock that is a day wrong, either way', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 10 * day });
    const before = await openPage(1);
    await userEvent.type(before.box, 'Mine');
    before.close();
    for (const now of [9 * day, 11 * day]) {
      vi.setSystemTime(now);
      const page = await openPage(1);
      expect(page.box).toHaveValue('Mine');
      page.close();
    }
  });

  it('of another tab stays stored when this one has sent its own', async () => {
    const here = await openPage(1);
    await userEvent.type(here.box, 'Exchanged today');
    // the other tab writes at the same place, later
    const stored = { text: 'Written over there', savedAt: Date.now() };
    localStorage.setItem('draft:1:post', JSON.stringify(stored));
    await userEvent.click(screen.getByRole('button', { name: 'The server has it' }));
    expect(here.box).toHaveValue('');
    here.close();
    expect((await openPage(1)).box).toHaveValue('Written over there');
  });

  it('of another tab at another place stays as it is there, though this tab has not heard of it yet', async () => {
    const elsewhere = JSON.stringify({ text: 'Sent meanwhile', savedAt: Date.now() });
    localStorage.setItem('draft:1:chat', elsewhere);
    const here = await openPage(1);
    // the other tab has sent it; browsers tell each other of a change a moment later
    localStorage.removeItem('draft:1:chat');
    const stale = vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(elsewhere);
    await userEvent.type(here.box, 'Exchanged today');
    stale.mockRestore();
    expect(localStorage.getItem('draft:1:chat')).toBeNull();
    expect(localStorage.getItem('draft:1:post')).toContain('Exchanged today');
  });

  it('that was sent does not come back, though its last words could not be stored', async () => {
    const page = await openPage(1);
    await userEvent.type(page.box, 'Exchanged');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.type(page.box, ' today');
    full.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'The server has it' }));
    page.close();
    expect((await openPage(1)).box).toHaveValue('');
  });

  it('is removed by signing out', async () => {
    const before = await openPage(1);
    await userEvent.type(before.box, 'Mine');
    before.signOut();
    before.close();
    expect((await openPage(1)).box).toHaveValue('');
  });

  it.each(['not json', '[]', 'null', '"text"', '{"text":7,"savedAt":1}'])(
    'survives a damaged store: %s',
    async (stored) => {
      localStorage.setItem('draft:1:post', stored);
      expect((await openPage(1)).box).toHaveValue('');
    },
  );

  it('What another tab wrote or removed since is known when a page reads its parts', async () => {
    localStorage.setItem('draft:1:deal:price', JSON.stringify({ text: '1', savedAt: Date.now() }));
    localStorage.setItem('draft:1:deal:rent', JSON.stringify({ text: '2', savedAt: Date.now() }));
    const { draftsUnder, storedDraftsUnder } = await openParts();
    localStorage.removeItem('draft:1:deal:price');
    localStorage.setItem('draft:1:deal:rent', JSON.stringify({ text: '3', savedAt: Date.now() }));
    expect(storedDraftsUnder(1, 'deal:')).toEqual({ 'deal:rent': '3' });
    expect(draftsUnder(1, 'deal:')).toEqual({ 'deal:rent': '3' });
  });

  it('A part that could not be stored stays when what is stored is read again', async () => {
    const { storedDraftsUnder, writeDraft } = await openParts();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeDraft(1, 'deal:price', '1');
    full.mockRestore();
    writeDraft(1, 'deal:rent', '2');
    expect(storedDraftsUnder(1, 'deal:')).toEqual({ 'deal:price': '1', 'deal:rent': '2' });
  });

  it('lives in the page where storage is blocked', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const page = await openPage(1);
    await userEvent.type(page.box, 'Still here');
    expect(page.box).toHaveValue('Still here');
    blocked.mockRestore();
  });
});
