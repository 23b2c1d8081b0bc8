import { expect, it } from 'vitest';
import { countTests, failedFiles } from './test-reports.mjs';

const first = {
  numPassedTests: 7,
  numFailedTests: 3,
  testResults: [
    { name: '/project/src/a.test.ts', status: 'passed' },
    { name: '/project/src/b.test.ts', status: 'failed' },
  ],
};

it('Files with a test that failed are named from the project’s folder', () => {
  expect(failedFiles(first, '/project')).toEqual(['src/b.test.ts']);
  expect(failedFiles({}, '/project')).toEqual([]);
});

it('Tests that passed in a process of their own count as passed at the second try', () => {
  expect(countTests(first)).toEqual({ passed: 7, failed: 3, flaky: 0 });
  const again = { numPassedTests: 4, numFailedTests: 1, testResults: [] };
  expect(countTests(first, again)).toEqual({ passed: 9, failed: 1, flaky: 2 });
});

it('Playwright’s report counts as its own words say', () => {
  expect(countTests({ stats: { expected: 5, flaky: 1, unexpected: 2 } })).toEqual({
    passed: 6,
    failed: 2,
    flaky: 1,
  });
});
