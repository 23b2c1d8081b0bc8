// For tests: windows of one browser on one server, joined by ports as they are in a browser.
import { onTestFinished } from 'vitest';
import { createWorld } from '../../engine/world/world';
import { windowCommands } from '../remote-control';
import { Jar } from './jar';
import { createOriginServer } from './origin-server';
import type { Pin, ToWindow } from './protocol';
import { WindowLink } from './window-link';

export const origin = 'http://localhost:4000';

/** A server at its seed, and how to open a window on it. */
export function openBrowser() {
  const world = createWorld({ now: new Date('2026-05-13T10:30:00Z') });
  const server = createOriginServer(world, new Jar(world.clock));
  const open = (pin: Pin | null = null, how: { isLoading?: boolean } = {}) =>
    openWindow((port) => server.serve(port), pin, how);
  return { world, openWindow: open };
}

/** A window whose server is whatever `serve` does with the other end of its port. */
export function openWindow(
  serve: (port: MessagePort) => void,
  pin: Pin | null = null,
  { isLoading = false } = {},
) {
  const troubles: string[] = [];
  const ports: MessagePort[] = [];
  const seen: { pin: Pin | null; situations: { isOffline: boolean; isAnew: boolean }[] } = {
    pin,
    situations: [],
  };
  const link = new WindowLink({
    pin,
    isLoading,
    onPin: (next) => {
      seen.pin = next;
    },
    onSituation: ({ isOffline, isAnew }) => seen.situations.push({ isOffline, isAnew }),
    onTrouble: (text) => troubles.push(text),
    connect: (hello, hear) => {
      const { port1, port2 } = new MessageChannel();
      ports.push(port1, port2);
      serve(port2);
      return new Promise((resolve) => {
        port1.addEventListener('message', ({ data }: MessageEvent<ToWindow>) => {
          hear(data);
          if (data.kind === 'welcome') resolve(port1);
        });
        port1.start();
        port1.postMessage(hello);
      });
    },
  });
  onTestFinished(() => {
    for (const port of ports) port.close();
  });
  const call = async (method: string, path: string, body?: object) => {
    const json = body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    };
    const response = await link.answer(new Request(`${origin}/api${path}`, { method, ...json }));
    const text = await response.text();
    const answered: unknown = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, json: answered };
  };
  const control = windowCommands((name, args) => link.command(name, args));
  return { link, call, control, troubles, seen };
}
