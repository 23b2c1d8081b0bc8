import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openBrowser } from './test-browser';

type Window = ReturnType<ReturnType<typeof openBrowser>['openWindow']>;

describe('a situation', () => {
  const whoAmI = async ({ call }: Window) => (await call('GET', '/auth/session')).json;
  const said = ({ seen }: Window) => seen.situations.splice(0);
  const anew = { isOffline: false, isAnew: true };
  const same = { isOffline: false, isAnew: false };

  it('is for all windows of a browser; who gave it need not be told to load anew', async () => {
    const { openWindow: open } = openBrowser();
    const [here, there, pinned] = [open(), open(), open({ as: 'zainab.hussain', token: null })];
    await Promise.all([here, there, pinned].map(whoAmI));
    for (const each of [here, there, pinned]) said(each);
    await here.control.apply('admin');
    expect([await whoAmI(here), await whoAmI(there), await whoAmI(pinned)]).toEqual([
      { userId: 4, role: 'admin' },
      { userId: 4, role: 'admin' },
      { userId: 7, role: 'user' },
    ]);
    expect([said(here), said(there), said(pinned)]).toEqual([[same], [anew], [anew]]);
    expect((await there.control.situation()).as).toBe('tom.whitfield');
  });

  it('that is being brought about is the one in which questions are answered meanwhile', async () => {
    const { openWindow: open, world } = openBrowser();
    const [here, there] = [open(), open()];
    await here.control.apply('member');
    expect(await whoAmI(there)).toEqual({ userId: 1, role: 'user' });
    // Two are being answered when the exchange begins, and one comes in the middle of it.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await here.control.setLatency(20);
    const before = whoAmI(there);
    const written = there.call('PUT', '/auth/auth-user', { avaThreadId: 'thread_9' });
    await there.control.now();
    let goOn = () => {};
    const cleared = new Promise<void>((resolve) => (goOn = resolve));
    vi.spyOn(world.files, 'clear').mockReturnValueOnce(cleared);
    const staged = here.control.apply('admin');
    await here.control.now();
    const meanwhile = whoAmI(there);
    await there.control.now();
    await vi.advanceTimersByTimeAsync(20);
    await there.control.now();
    goOn();
    await staged;
    await vi.runAllTimersAsync();
    expect([await before, await meanwhile]).toEqual([
      { userId: 4, role: 'admin' },
      { userId: 4, role: 'admin' },
    ]);
    expect((await written).status).toBe(200);
  });

  it('that changes the person is news to those who are that person', async () => {
    const { openWindow: open } = openBrowser();
    const [here, there, pinned] = [open(), open(), open({ as: 'zainab.hussain', token: null })];
    await here.control.apply('member');
    await Promise.all([there, pinned].map(whoAmI));
    for (const each of [here, there, pinned]) said(each);
    await here.control.change({ as: 'aoife.brennan' });
    expect([await whoAmI(there), await whoAmI(pinned)]).toEqual([
      { userId: 5, role: 'user' },
      { userId: 7, role: 'user' },
    ]);
    expect([said(there), said(pinned)]).toEqual([[anew], [same]]);
    await here.control.change({ as: null });
    expect((await there.call('GET', '/auth/session')).status).toBe(401);
    expect(await whoAmI(pinned)).toEqual({ userId: 7, role: 'user' });
  });

  it('without a network is so in every window, and in one that opens later', async () => {
    const { openWindow: open } = openBrowser();
    const [here, there] = [open(), open()];
    await whoAmI(there);
    await here.control.change({ isOffline: true });
    await whoAmI(there).catch(() => undefined);
    expect(said(there).at(-1)).toEqual({ isOffline: true, isAnew: false });
    const late = open();
    await late.control.now();
    expect(said(late)).toEqual([{ isOffline: true, isAnew: false }]);
    await late.control.change({ latencyMs: 10 });
    expect(said(late)).toEqual([]);
  });

  it('without a network lets a page load that is opened then, and takes it from the page that has loaded', async () => {
    const { openWindow: open } = openBrowser();
    const page = open(null, { isLoading: true });
    await page.control.apply('offline');
    expect(await whoAmI(page)).toEqual({ userId: 1, role: 'user' });
    const heard: string[] = [];
    const wire = {
      send: () => heard.push('open'),
      close: () => heard.push('closed'),
      fail: () => heard.push('failed'),
    };
    page.link.accept(wire);
    expect(await page.control.situation()).toMatchObject({ isOffline: true });
    expect(said(page)).toEqual([
      { isOffline: false, isAnew: false },
      { isOffline: false, isAnew: false },
    ]);
    expect(heard).toEqual(['open']);
    page.link.settle();
    expect(await page.call('GET', '/auth/session')).toMatchObject({ status: 0 });
    expect(said(page)).toEqual([{ isOffline: true, isAnew: false }]);
    expect(heard).toEqual(['open', 'closed']);
    page.link.accept(wire);
    await page.control.now();
    expect(heard.at(-1)).toBe('failed');
    // the page's own later connections are not those of a page that loads
    page.link.leave();
    expect(await page.call('GET', '/auth/session')).toMatchObject({ status: 0 });
  });

  it('without a network by hand is so at once, in a page that still loads too', async () => {
    const { openWindow: open } = openBrowser();
    const page = open(null, { isLoading: true });
    await page.control.apply('member');
    await page.control.change({ isOffline: true });
    expect(await page.call('GET', '/auth/session')).toMatchObject({ status: 0 });
    expect(said(page).at(-1)).toEqual({ isOffline: true, isAnew: false });
  });

  it('says whose window it is', async () => {
    const { openWindow: open } = openBrowser();
    const [plain, pinned] = [open(), open({ as: 'zainab.hussain', token: null })];
    await plain.control.apply('admin');
    expect(await plain.control.whose()).toEqual({ isPinned: false, as: 'tom.whitfield' });
    expect(await pinned.control.whose()).toEqual({ isPinned: true, as: 'zainab.hussain' });
    await pinned.control.pin(null);
    expect(await pinned.control.whose()).toEqual({ isPinned: false, as: 'tom.whitfield' });
  });

  it('of a file replaces that of all windows, and leaves a pin', async () => {
    const { openWindow: open } = openBrowser();
    const [here, pinned] = [open(), open({ as: 'zainab.hussain', token: null })];
    await here.control.apply(['past-due', { latencyMs: 20 }]);
    const state = await here.control.exportState();
    await here.control.reset();
    await whoAmI(pinned);
    await pinned.control.importState(state);
    expect((await here.call('GET', '/auth/auth-user')).json).toMatchObject({ username: 'grace.otieno' });
    expect(await here.control.situation()).toMatchObject({ as: 'grace.otieno', latencyMs: 20 });
    expect(await pinned.control.whose()).toEqual({ isPinned: true, as: 'zainab.hussain' });
  });
});
