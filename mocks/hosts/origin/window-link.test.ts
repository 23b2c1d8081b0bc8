import { afterEach, describe, expect, it, vi } from 'vitest';
import { openBrowser, openWindow, origin } from './test-browser';
import type { ToServer, ToWindow } from './protocol';

const password = 'tiebeam-demo';

/** A window's WebSocket, as far as its wire goes. */
function wire() {
  const heard: unknown[] = [];
  const ends: string[] = [];
  return {
    heard,
    ends,
    send: (data: unknown) => void heard.push(data),
    close: () => void ends.push('closed'),
    fail: () => void ends.push('failed'),
  };
}

describe('a request', () => {
  it('comes back with status, headers and body', async () => {
    const { link, control } = openBrowser().openWindow();
    await control.signInAs('hannah.okafor');
    const response = await link.answer(new Request(`${origin}/api/auth/session`));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('server-timing')).toMatch(/handler/);
    expect(await response.json()).toEqual({ userId: 1, role: 'user' });
  });

  it('carries a form’s files there and a file’s bytes back', async () => {
    const { link, control } = openBrowser().openWindow();
    await control.signInAs('hannah.okafor');
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
    const form = new FormData();
    for (const [name, text] of Object.entries({ conversationId: '1', content: 'The plan', clientId: 'f1' })) {
      form.append(name, text);
    }
    form.append('documents', new File([bytes], 'Plan of the loft.pdf', { type: 'application/pdf' }));
    const sent = await link.answer(
      new Request(`${origin}/api/conversations/messages`, { method: 'POST', body: form }),
    );
    expect(sent.status).toBe(201);
    const message: unknown = await sent.json();
    expect(message).toMatchObject({ attachments: [{ name: 'Plan of the loft.pdf', size: 70_000 }] });
    const file = /"file":"([^"]+)"/.exec(JSON.stringify(message))?.[1];
    const found = await link.answer(new Request(`${origin}/api/media/1/media/${file}`));
    expect(found.headers.get('content-type')).toBe('application/pdf');
    expect(new Uint8Array(await found.arrayBuffer())).toEqual(bytes);
  });

  it('may be answered with nothing, and with a broken connection', async () => {
    const { link, call, control } = openBrowser().openWindow();
    await control.signInAs('hannah.okafor');
    await control.fail('getSession', { status: 'network', times: 1 });
    expect((await link.answer(new Request(`${origin}/api/auth/session`))).type).toBe('error');
    expect(await call('POST', '/auth/logout')).toEqual({ status: 204, json: undefined });
  });

  it('that is aborted rejects, and the server drops its answer', async () => {
    const { link, control, call } = openBrowser().openWindow();
    await control.setLatency(40);
    const abort = new AbortController();
    const request = new Request(`${origin}/api/auth/session`, { signal: abort.signal });
    const answer = link.answer(request);
    setTimeout(() => abort.abort(), 5);
    await expect(answer).rejects.toThrow(/abort/i);
    await expect(link.answer(request.clone())).rejects.toThrow(/abort/i);
    expect((await call('GET', '/auth/session')).status).toBe(401);
  });
});

describe('a command', () => {
  it('comes back with its result, dates as dates', async () => {
    const { control } = openBrowser().openWindow();
    expect(await control.now()).toEqual(new Date('2026-05-13T10:30:00Z'));
    expect(await control.mails()).toEqual([]);
  });

  it('rejects with what went wrong there', async () => {
    const { control, link } = openBrowser().openWindow();
    await expect(control.signInAs('nobody')).rejects.toThrow('has no member “nobody”');
    await expect(link.command('world', [])).rejects.toThrow('Unknown command: world');
  });

  it('is about whoever asks: a notification goes to this window’s member', async () => {
    const { openWindow: open, world } = openBrowser();
    const [hannah, tom] = [
      open({ as: 'hannah.okafor', token: null }),
      open({ as: 'tom.whitfield', token: null }),
    ];
    const count = (id: number) => world.db.notification.all().filter((row) => row.notifierId === id).length;
    const [first, second] = [count(1), count(4)] as const;
    await tom.call('GET', '/auth/session');
    await hannah.control.sendNotification(5);
    expect([count(1), count(4)]).toEqual([first + 1, second]);
  });
});

describe('a connection', () => {
  it('carries frames both ways, each window’s its own, until the server ends it', async () => {
    const { openWindow: open } = openBrowser();
    const { link, control } = open();
    const [first, second] = [wire(), wire()];
    const socket = link.accept(first);
    open().link.accept(second);
    await vi.waitFor(() => expect(first.heard).toHaveLength(1));
    expect(first.heard[0]).toMatch(/^0\{"sid"/);
    socket.receive('2probe');
    await vi.waitFor(() => expect(first.heard).toContain('3probe'));
    expect(second.heard).toHaveLength(1);
    await control.dropSocket('transport');
    expect(first.ends).toEqual(['closed']);
    expect(second.ends).toEqual(['closed']);
  });

  it('fails while the server lets nobody in', async () => {
    const { link, control } = openBrowser().openWindow();
    await control.setSocketOffline(true);
    const refused = wire();
    link.accept(refused);
    await vi.waitFor(() => expect(refused.ends).toEqual(['failed']));
  });

  it('ends when its window is put away, and the window connects anew when it is used again', async () => {
    const { openWindow: open, world } = openBrowser();
    const { link, call } = open({ as: 'tom.whitfield', token: null });
    const line = wire();
    const socket = link.accept(line);
    socket.receive('40');
    await vi.waitFor(() => expect(line.heard.some((each) => String(each).startsWith('40'))).toBe(true));
    socket.receive('42["setOnlineUser",4]');
    await vi.waitFor(() => expect(world.hub.hasSocketOf(4)).toBe(true));
    link.leave();
    expect(line.ends).toEqual(['closed']);
    await vi.waitFor(() => expect(world.hub.hasSocketOf(4)).toBe(false));
    expect(await call('GET', '/auth/session')).toEqual({ status: 200, json: { userId: 4, role: 'admin' } });
  });

  it('speaks for nobody but its own window’s member', async () => {
    const { openWindow: open, world } = openBrowser();
    const line = wire();
    const socket = open({ as: 'tom.whitfield', token: null }).link.accept(line);
    socket.receive('40');
    await vi.waitFor(() => expect(line.heard.some((each) => String(each).startsWith('40'))).toBe(true));
    socket.receive('42["setOnlineUser",1]');
    socket.receive('42["heartbeat"]');
    await vi.waitFor(() => expect(line.heard).toContain('42["heartbeat-ack"]'));
    expect(world.hub.hasSocketOf(1)).toBe(false);
  });
});

describe('whose window it is', () => {
  const whoAmI = async ({ call }: ReturnType<typeof openWindow>) => (await call('GET', '/auth/session')).json;

  it('is shared by the windows of a browser: signed in here is signed in there, and out too', async () => {
    const { openWindow: open } = openBrowser();
    const [here, there] = [open(), open()];
    await here.call('POST', '/auth/login', { identifier: 'hannah.okafor', password, remember: true });
    expect(await whoAmI(there)).toEqual({ userId: 1, role: 'user' });
    await there.call('POST', '/auth/logout');
    expect((await here.call('GET', '/auth/session')).status).toBe(401);
    expect(here.seen.pin).toBeNull();
  });

  it('is its own once it is pinned, whatever it signs in and out', async () => {
    const { openWindow: open } = openBrowser();
    const [plain, pinned] = [open(), open({ as: 'tom.whitfield', token: null })];
    await plain.control.signInAs('hannah.okafor');
    expect([await whoAmI(plain), await whoAmI(pinned)]).toEqual([
      { userId: 1, role: 'user' },
      { userId: 4, role: 'admin' },
    ]);
    await pinned.call('POST', '/auth/login', { identifier: 'aoife.brennan', password });
    expect(pinned.seen.pin).toMatchObject({ as: 'aoife.brennan' });
    await pinned.call('POST', '/auth/logout');
    expect(pinned.seen.pin).toEqual({ as: null, token: null });
    expect(await whoAmI(plain)).toEqual({ userId: 1, role: 'user' });
    // What it kept brings a reload back to where it was: signed out, by itself.
    expect((await open(pinned.seen.pin).call('GET', '/auth/session')).status).toBe(401);
    await pinned.control.pin(null);
    expect(await whoAmI(pinned)).toEqual({ userId: 1, role: 'user' });
    expect(pinned.seen.pin).toBeNull();
  });

  it('outlives a reload and a reset, and a server that knows nothing of its session', async () => {
    const { openWindow: open, world } = openBrowser();
    const before = open({ as: 'tom.whitfield', token: null });
    await whoAmI(before);
    const after = open(before.seen.pin);
    await whoAmI(after);
    expect(after.seen.pin).toEqual(before.seen.pin);
    expect(world.db.session.by('userId', 4)).toHaveLength(1);
    await after.control.reset();
    expect(await whoAmI(after)).toEqual({ userId: 4, role: 'admin' });
    expect(await whoAmI(openBrowser().openWindow(before.seen.pin))).toEqual({ userId: 4, role: 'admin' });
  });

  it('is nobody’s in particular when the person does not exist', async () => {
    const window = openBrowser().openWindow({ as: 'nobody', token: null });
    expect((await window.call('GET', '/auth/session')).status).toBe(401);
    expect(window.troubles).toEqual(['The mock server has no member “nobody”']);
    expect(window.seen.pin).toBeNull();
  });
});

describe('a server that is gone', () => {
  afterEach(() => vi.useRealTimers());

  /** It greets, and answers pings alone while `isAlive`. */
  const silent = (state: { isAlive: boolean; greeted: number }) =>
    openWindow((port) => {
      const tell = (message: ToWindow) => port.postMessage(message);
      port.addEventListener('message', ({ data }: MessageEvent<ToServer>) => {
        if (data.kind === 'hello') {
          state.greeted += 1;
          tell({ kind: 'welcome', isOffline: false });
        }
        if (data.kind === 'ping' && state.isAlive) tell({ kind: 'pong' });
      });
      port.start();
    });

  it('leaves no call and no command waiting: both say what to do, and the next one looks for a server again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const state = { isAlive: false, greeted: 0 };
    const { link, call, control, troubles } = silent(state);
    const line = wire();
    link.accept(line);
    const [asked, ran] = [call('GET', '/auth/session'), control.now().catch(String)];
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(20_000);
    expect(await asked).toMatchObject({ status: 503, json: { code: 'mock-server-gone' } });
    expect(await ran).toMatch(/has stopped responding/);
    expect(line.ends).toEqual(['closed']);
    expect(troubles).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
    void call('GET', '/auth/session');
    await vi.waitFor(() => expect(state.greeted).toBe(2));
    link.leave();
  });

  it('is not taken for one that is slow', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const state = { isAlive: true, greeted: 0 };
    const { link, call, troubles } = silent(state);
    let isAnswered = false;
    const asked = call('GET', '/auth/session').finally(() => {
      isAnswered = true;
    });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    for (let count = 0; count < 5; count += 1) {
      vi.advanceTimersByTime(8000);
      // The ping goes there and its answer comes back by tasks of their own.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect([isAnswered, troubles.length, state.greeted]).toEqual([false, 0, 1]);
    link.leave();
    await asked;
  });

  it('that never comes is said so too', async () => {
    const { WindowLink } = await import('./window-link');
    const link = new WindowLink({
      pin: null,
      isLoading: false,
      onPin: () => undefined,
      onSituation: () => undefined,
      onTrouble: () => undefined,
      connect: () => Promise.reject(new Error('nowhere')),
    });
    await expect(link.connected()).rejects.toThrow('nowhere');
    expect((await link.answer(new Request(`${origin}/api/auth/session`))).status).toBe(503);
    const line = wire();
    link.accept(line);
    await vi.waitFor(() => expect(line.ends).toEqual(['failed']));
  });
});
