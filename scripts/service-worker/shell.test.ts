import { describe, expect, test } from 'vitest';
import { revisionOf, withPageRevision } from '../../deploy/service-worker.mjs';
import { shellFiles, shellHeads } from './shell.mjs';

const chunks = [
  { file: 'assets/shared.js', imports: [], modules: ['src/lib/shared.ts'] },
  { file: 'assets/all.js', imports: ['assets/shared.js'], modules: [...shellHeads] },
  { file: 'assets/late.js', imports: ['assets/shared.js'], modules: ['src/features/late.tsx'] },
];
const files = ['index.html', 'share.png', 'assets/app-1.css', 'assets/late-1.css', 'assets/p1234567.js'];

describe('what the service worker keeps', () => {
  test('The shell is its heads with what these import, the styles and the list of preloads', () => {
    expect(shellFiles(chunks, files)).toEqual([
      'assets/all.js',
      'assets/app-1.css',
      'assets/p1234567.js',
      'assets/shared.js',
    ]);
  });

  test('A head that no chunk holds stops the build', () => {
    expect(() => shellFiles(chunks.slice(0, 1), files)).toThrow('No chunk holds src/app/main.tsx');
  });

  test('A page that is configured anew is another revision, and nothing else of the worker changes', () => {
    const worker = 'a([{"url":"/index.html","revision":"old"},{"url":"/assets/x.js","revision":null}])';
    expect(withPageRevision(worker, '<html>')).toBe(worker.replace('old', revisionOf('<html>')));
    expect(revisionOf('<html>')).not.toBe(revisionOf('<html> '));
  });
});
