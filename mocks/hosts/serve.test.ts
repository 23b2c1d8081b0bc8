import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

/** Runs `npm run server` in a way in which it ends by itself. */
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['mocks/hosts/serve.mjs', ...args], { timeout: 110_000 }).then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr.trim() }),
  );

it.each([
  [['--port', 'abc'], '--port abc: use a whole number from 0 to 65535'],
  [['--port', '70000'], '--port 70000: use a whole number from 0 to 65535'],
  [['--latency', 'abc'], '--latency abc: use a whole number from 0 to 60000'],
  [['--size', 'nope'], '--size nope: one of default, large'],
  [['--scenario', 'larg'], '--scenario larg: There’s no scenario “larg”. Did you mean “large”?'],
])('%j is refused in one sentence', async (args, said) => {
  expect(await run(...args)).toEqual({ code: 2, said });
});

it('a port that is taken is said in one sentence', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const port = await new Promise<number>((resolve) => {
    other.listen(0, () => {
      const address = other.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const said = `Port ${port} is taken: --port N takes another, --port 0 any`;
  expect(await run('--port', String(port))).toEqual({ code: 2, said });
});

it('says how it is called, and by which password members sign in', async () => {
  const help = await run('--help');
  expect(help.code).toBe(0);
  expect(help.said).toMatch(/--port N[\s\S]*tiebeam-demo/);
  const unknown = await run('--prot', '1');
  expect(unknown.code).toBe(2);
  expect(unknown.said).toMatch(/^Unknown option '--prot'[\s\S]*--port N/);
});
