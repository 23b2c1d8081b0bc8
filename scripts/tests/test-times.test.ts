import { describe, expect, it } from 'vitest';
import { describeTimes, fileTimes } from './test-times.mjs';

describe('The time of a test run', () => {
  it('Vitest’s files are listed from the slowest, by their path in the project', () => {
    const report = {
      testResults: [
        { name: '/project/src/a.test.ts', startTime: 1000, endTime: 1200 },
        { name: '/project/src/b.test.ts', startTime: 1000, endTime: 2500 },
      ],
    };
    expect(fileTimes(report, '/project')).toEqual([
      { file: 'src/b.test.ts', ms: 1500 },
      { file: 'src/a.test.ts', ms: 200 },
    ]);
  });

  it('A journey counts every project, every inner suite and every second try', () => {
    const spec = (...durations: number[]) => ({
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const report = {
      suites: [
        {
          file: 'chat.spec.ts',
          specs: [spec(1000)],
          suites: [{ file: 'chat.spec.ts', specs: [spec(500, 700)] }],
        },
      ],
    };
    expect(fileTimes(report, '/project')).toEqual([{ file: 'chat.spec.ts', ms: 2200 }]);
  });

  it('A run ends with the time of each kind and its slowest files, and leaves out a kind that did not run', () => {
    const files = [
      { file: 'slow.test.ts', ms: 12_340 },
      { file: 'quick.test.ts', ms: 60 },
    ];
    expect(
      describeTimes(
        [
          { name: 'stories', files },
          { name: 'journeys', files: [] },
        ],
        1,
      ),
    ).toEqual(['\nstories: 12.4 s in 2 files; the slowest:', '    12.3 s  slow.test.ts']);
  });
});
