/**
 * Compares a real server with the contract, in words that its engineers can act on.
 *
 * `npm run probe -- --help` says how it is called.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { operationsOf, readContract } from './contract/contract.mjs';
import { checkSession, greet } from './probe/greeting.mjs';
import { probe } from './probe/probe.mjs';
import { lackingLines, linesOf, reportOf, summaryOf } from './probe/report/report.mjs';
import { serverAt, signIn } from './probe/server.mjs';
import { probeSurroundings } from './probe/surroundings.mjs';

const usage = `npm run probe -- --server https://api.example.com/v1

--server URL        up to where the contract's paths begin, what a page's configuration calls apiPrefix
                    (of \`npm run server\`: http://localhost:4000/api)
--cookie 'session=…', or
--sign-in NAME      probes as a member; the password is taken from PROBE_PASSWORD, out of the shell's history
--origin URL        asks whether a page there may call the server
--write             also makes records, changes them and removes them again, and touches nothing else
--only TAG          one tag of the contract alone
--json FILE         writes the report to a file; -: to the output, instead of the table

The last lines name what the server does not have of our design: the client switches that off.

Exit status: 0 all called fits; 1 something differs; 2 the probe could not begin, and says why.`;

const options = {
  help: { type: 'boolean', short: 'h' },
  server: { type: 'string' },
  cookie: { type: 'string' },
  'sign-in': { type: 'string' },
  origin: { type: 'string' },
  write: { type: 'boolean', default: false },
  only: { type: 'string' },
  json: { type: 'string' },
};

function given() {
  const { values } = parseArgs({ options });
  if (values.help) return null;
  if (!values.server || !/^https?:\/\//.test(values.server) || !URL.canParse(values.server))
    throw new Error(
      "Say which server: npm run probe -- --server https://api.example.com [--cookie 'session=…']",
    );
  return { ...values, prefix: values.server.replace(/\/+$/, '') };
}

async function main() {
  const wanted = given();
  if (wanted === null) {
    console.log(usage);
    return 0;
  }
  const { prefix, cookie: ownCookie, 'sign-in': identifier, origin, write, only, json } = wanted;
  await greet(prefix, (address) => serverAt(address, { cookie: ownCookie }));
  const cookie = identifier
    ? await signIn(prefix, identifier, process.env['PROBE_PASSWORD'] ?? '')
    : ownCookie;
  const isQuiet = json === '-';
  const operations = operationsOf(await readContract()).filter(
    ({ operation }) => !only || operation.tags.includes(only),
  );
  if (operations.length === 0) throw new Error(`The contract has no tag “${only}”`);
  const ask = serverAt(prefix, { cookie });
  if (cookie) await checkSession(ask);
  const surroundings = only ? [] : await probeSurroundings(prefix, ask, { origin });
  const rows = [
    ...surroundings,
    ...(await probe({ operations, ask, canWrite: write, hasSession: Boolean(cookie) })),
  ];
  const report = reportOf(prefix, rows);
  if (!isQuiet)
    for (const line of [...linesOf(rows), '', summaryOf(rows), ...lackingLines(rows)]) console.log(line);
  if (isQuiet) console.log(JSON.stringify(report, null, 2));
  else if (json) await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
  return report.isClean ? 0 : 1;
}

process.exitCode = await main().catch((problem) => {
  console.error(problem.message);
  return 2;
});
