/**
 * `npm test`: makes sure of a browser, then check, unit and component tests, stories and tests in a page, the demo build and
 * Playwright. Output as it comes; stops at the first stage that fails; the last line counts the tests that ran.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runChecks } from '../check.mjs';
import { ensureChromium } from './chromium.mjs';
import { command, node, root, runStages } from '../run.mjs';
import { countTests, failedFiles } from './test-reports.mjs';
import { describeTimes, fileTimes } from './test-times.mjs';

const reports = path.join(root, 'node_modules/.cache/tiebeam/tests');
const againOf = (name) => `${name}-again`;
const reportOf = (name) => path.join(reports, `${name}.json`);

const vitest = (name, projects, files = []) =>
  command('vitest', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    `--reporter=${path.join(root, 'scripts/tests/second-try-reporter.mjs')}`,
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
    ...files,
  ]);

/** More files than these are no accident of their company. */
const mostAgain = 8;

/**
 * Files of a worker share its modules, so what one of them spoils fails in the others however often they are tried there. On CI the
 * files that failed get their second try in a process of their own, and the run names them.
 */
async function vitestTwice(name, projects) {
  const code = await vitest(name, projects);
  if (code === 0 || !process.env.CI) return code;
  const files = failedFiles(await readReport(name), root);
  if (files.length === 0 || files.length > mostAgain) return code;
  console.log(`\nOnce more, in a process of their own:\n  ${files.join('\n  ')}`);
  const again = await vitest(againOf(name), projects, files);
  if (again === 0) console.log(`\nOnly in a process of their own:\n  ${files.join('\n  ')}`);
  return again;
}

const playwright = () =>
  command('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('playwright'),
  });

/** A stage's report; empty when it wrote none. */
const readReport = async (name) => JSON.parse(await readFile(reportOf(name), 'utf8').catch(() => '{}'));

const testStages = [
  ['unit and component tests', () => vitestTwice('unit', ['unit', 'component', 'isolated']), 'unit'],
  ['stories and tests in a page', () => vitest('stories', ['storybook', 'browser']), 'stories'],
  ['demo build', () => node(path.join(root, 'scripts/build.mjs'), ['--demo'])],
  ['the check for mock code finds it in the demo build', findsMockCode],
  ['browser journeys', playwright, 'playwright'],
];

async function findsMockCode() {
  const { findMockCode } = await import('../bundle/mock-free.mjs');
  const found = findMockCode('dist-demo');
  console.log(`${found.length} places found, as it must be`);
  const isSeen =
    found.some((each) => each.includes('contains')) && found.some((each) => each.includes('says'));
  return isSeen ? 0 : 1;
}

async function ensureBrowser() {
  console.log(ensureChromium());
}

async function runAll() {
  const browser = await runStages([['browser', ensureBrowser]]);
  if (browser.failed) return browser;
  const checked = await runChecks();
  if (checked.failed) return checked;
  const tested = await runStages(testStages);
  return { ...tested, took: [...checked.took, ...tested.took] };
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const { failed, took } = await runAll();
const total = { passed: 0, failed: 0, flaky: 0 };
const kinds = [];
for (const [title, , name] of testStages) {
  if (name === undefined) continue;
  const report = await readReport(name);
  const { passed, failed: lost, flaky } = countTests(report, await readReport(againOf(name)));
  kinds.push({ name: title, files: fileTimes(report, root) });
  total.passed += passed;
  total.failed += lost;
  total.flaky += flaky;
}
// A stage that is not a test, such as the lint, still counts as one failure.
if (failed) total.failed = Math.max(total.failed, 1);
for (const line of describeTimes(kinds)) console.log(line);
console.log(`\n${took.join(', ')}`);
if (failed) console.log(`Stopped at "${failed}": see above.`);
if (total.flaky > 0) console.log(`${total.flaky} of them only at the second try: see above.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = failed ? 1 : 0;
