import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '@mocks/features/account/seeds/accounts';
import { startWireServer, type WireServer } from '@mocks/hosts/server';
import { operationsOf, readContract } from '../contract/contract.mjs';
import { checkSession, greet } from './greeting.mjs';
import { probe } from './probe.mjs';
import { serverAt, signIn } from './server.mjs';

let wire: WireServer;
beforeEach(async () => {
  wire = await startWireServer({ port: 0 });
});
afterEach(() => wire.close());

const prefix = () => `${wire.origin}/api`;
const asPage = { headers: { 'Content-Type': 'text/html' } };

/** A fetch that answers some calls, or all, in another way than the server would. */
const instead =
  (answer: () => Response, only?: string): typeof fetch =>
  async (input, init) =>
    // The probe calls by address, never with a Request.
    only === undefined || (input as string).endsWith(only) ? answer() : fetch(input, init);

describe('before it begins', () => {
  const at =
    (send: typeof fetch = fetch, cookie?: string) =>
    (address: string) =>
      serverAt(address, { send, cookie });

  it('greets a server of the contract, whatever else is wrong with it', async () => {
    await expect(greet(prefix(), at())).resolves.toBeUndefined();
    const odd = instead(() => new Response('<h1>Oh</h1>', asPage), '/auth/session');
    await expect(greet(prefix(), at(odd))).resolves.toBeUndefined();
    const plain = instead(() => new Response('{}', { headers: { 'Content-Type': 'text/plain' } }));
    await expect(greet(prefix(), at(plain))).resolves.toBeUndefined();
  });

  it('says in one sentence that there is no server, or another one', async () => {
    await expect(greet('http://127.0.0.1:9', at())).rejects.toThrow(
      'Nothing answers at http://127.0.0.1:9: no answer (',
    );
    const page = instead(() => new Response('<h1>Hello</h1>', asPage));
    await expect(greet(prefix(), at(page))).rejects.toThrow(
      `What answers at ${prefix()} is no server of the contract: GET /auth/session came with 200 and text/html.`,
    );
    const nothing = instead(() => Response.json({ message: 'There is nothing here' }, { status: 404 }));
    await expect(greet(prefix(), at(nothing))).rejects.toThrow('came with 404 and application/json');
    await expect(greet(wire.origin, at())).rejects.toThrow(
      `The contract is served below ${prefix()}: call with --server ${prefix()}`,
    );
  });

  it('says that a session is not accepted', async () => {
    const cookie = await signIn(prefix(), 'hannah.okafor', demoPassword);
    await checkSession(at(fetch, cookie)(prefix()));
    await expect(checkSession(at(fetch, 'session=expired')(prefix()))).rejects.toThrow(
      'The server does not accept the session: GET /auth/session was answered with 401.',
    );
  });
});

it.each([true, false])(
  'says once that a server takes everybody for a member (signed in: %s)',
  async (isIn) => {
    await wire.server.apply('member');
    const cookie = isIn ? await signIn(prefix(), 'hannah.okafor', demoPassword) : undefined;
    const operations = operationsOf(await readContract());
    const chosen = operations.filter(({ operation }) =>
      ['account', 'notifications'].includes(operation.tags[0] ?? ''),
    );
    const rows = await probe({ operations: chosen, ask: serverAt(prefix(), { cookie }), hasSession: isIn });
    const differing = rows.filter(({ result }) => result === 'differs');
    expect(differing.map(({ operationId }) => operationId)).toEqual(['getSession']);
    expect(differing[0]?.problems[0]).toMatch(/^without a session .* takes everybody for a member/);
  },
);

// Five commands, each of which loads the modules anew: on a busy machine that takes minutes.
it('is a command with a table, a record and an exit status', async () => {
  const run = (args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/probe.mjs', ...args], {
      env: { ...process.env, PROBE_PASSWORD: demoPassword },
    }).then(
      ({ stdout }) => ({ code: 0, out: stdout }),
      (failed: { code: number; stdout: string; stderr: string }) => ({
        code: failed.code,
        out: failed.stdout + failed.stderr,
      }),
    );
  const fine = await run([
    '--server',
    prefix(),
    '--sign-in',
    'hannah.okafor',
    '--only',
    'notifications',
    '--json',
    '-',
  ]);
  expect(fine.code).toBe(0);
  expect(JSON.parse(fine.out)).toMatchObject({ isClean: true, counts: { differs: 0 } });
  const help = await run(['--help']);
  expect(help).toMatchObject({ code: 0, out: expect.stringContaining('--server URL') });
  const stale = await run(['--server', prefix(), '--cookie', 'session=expired']);
  expect(stale).toMatchObject({ code: 2, out: expect.stringContaining('does not accept the session') });
  const short = await run(['--server', wire.origin]);
  expect(short).toMatchObject({ code: 2, out: expect.stringContaining(`--server ${prefix()}`) });
  const nothing = await run(['--server', 'nowhere']);
  expect(nothing).toMatchObject({ code: 2, out: expect.stringContaining('Say which server') });
}, 300_000);
