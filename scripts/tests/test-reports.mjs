/** Reads what came of a test run from the runners' JSON reports (Vitest's and Playwright's). */
import path from 'node:path';

/** The files in which a test failed, or that could not be loaded, as paths from `root`. */
export function failedFiles(report, root) {
  return (report.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => path.relative(root, name));
}

/**
 * How many tests passed and failed, and how many of those that passed did so at the second try alone.
 * @param report of a run, in either runner's form; {} when it did not run
 * @param again the report of the second try of the files that failed; {} when there was none
 */
export function countTests(report, again = {}) {
  const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {};
  const lost = (report.numFailedTests ?? 0) + unexpected;
  const stillLost = again.testResults ? (again.numFailedTests ?? 0) : lost;
  const mended = Math.max(0, lost - stillLost);
  return {
    passed: (report.numPassedTests ?? 0) + expected + flaky + mended,
    failed: stillLost,
    flaky: flaky + mended,
  };
}
