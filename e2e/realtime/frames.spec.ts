// What the client says on the wire, and when (specification §7 and §9).
import { expect, signIn, test } from '../support/host';

test('says who is online on connect and whenever the page is seen again, and beats every 30 s', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/401 .*\/auth\/session/);
  const sent: string[] = [];
  const received: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
    socket.on('framereceived', ({ payload }) => received.push(String(payload)));
  });
  await page.clock.install();
  await signIn(page);
  await expect.poll(() => server('isOnline', 'hannah.okafor')).toBe(true);
  // 40 joins the namespace.
  await expect.poll(() => sent).toEqual(['40', '42["setOnlineUser",1]']);

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => sent.slice(2)).toEqual(['42["setOnlineUser",1]']);

  await page.clock.fastForward(30_000);
  await expect.poll(() => sent.slice(3)).toEqual(['42["heartbeat"]']);
  await expect.poll(() => received).toContain('42["heartbeat-ack"]');
});
