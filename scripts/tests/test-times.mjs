/** Reads where the time of a test run went from the runners' JSON reports (Vitest's and Playwright's). */
import path from 'node:path';

/**
 * The time of each test file, in milliseconds, slowest first.
 * @param report what Vitest's or Playwright's JSON reporter wrote; {} when a stage did not run
 * @param root the folder that file names are shown from
 */
export function fileTimes(report, root) {
  const times = new Map();
  const add = (file, ms) => times.set(file, (times.get(file) ?? 0) + ms);
  for (const { name, startTime, endTime } of report.testResults ?? []) {
    if (endTime > startTime) add(path.relative(root, name), endTime - startTime);
  }
  const visit = (suite) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        for (const { duration } of test.results) add(suite.file, duration);
      }
    }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of report.suites ?? []) visit(suite);
  return [...times].map(([file, ms]) => ({ file, ms })).toSorted((a, b) => b.ms - a.ms);
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** The lines that a run ends with: each kind's time in its tests and its slowest files. */
export function describeTimes(kinds, count = 10) {
  return kinds.flatMap(({ name, files }) => {
    if (files.length === 0) return [];
    const total = files.reduce((sum, { ms }) => sum + ms, 0);
    const slowest = files.slice(0, count).map(({ file, ms }) => `  ${seconds(ms).padStart(8)}  ${file}`);
    return [`\n${name}: ${seconds(total)} in ${files.length} files; the slowest:`, ...slowest];
  });
}
