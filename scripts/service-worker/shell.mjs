/**
 * What the service worker keeps: the page, its styles and letters, and the code of what must work without a network. All else is
 * asked of the server when it is needed.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { revisionOf } from '../../deploy/service-worker.mjs';
import { listFiles } from '../files.mjs';

/** Modules whose chunks are kept, with everything that these import statically. */
export const shellHeads = [
  'src/app/main.tsx',
  'src/app/service-worker/register.ts',
  'src/lib/network/newest-version.ts',
  'src/routes/-home/member.first.ts',
  'src/routes/-home/visitor.first.ts',
  'src/routes/-shell/later-parts.tsx',
  'src/routes/-shell/messages/error-pages.errors.ts',
  'src/features/account/login-page.tsx',
  'src/features/viewing-mode/viewing-mode-page.tsx',
  'node_modules/browser-image-compression/dist/browser-image-compression.mjs',
  'src/ui/modal/modal-stack.tsx',
  'src/ui/toast/toast-stack.tsx',
];

/** Styles of all pages, the two typefaces without their rarer letters, and the list of what later pages need. */
const plain =
  /^assets\/((app|pages)-.*\.css|(geist|bricolage-grotesque)-latin-wght-.*\.woff2|p[\w-]{7}\.js)$/;

/**
 * The files of the shell in a built folder, each as its address.
 * @param chunks as `readChunks` tells them
 * @throws Error for a head that is in no chunk: it was renamed
 */
export function shellFiles(chunks, files) {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    byFile.get(file)?.imports.forEach(visit);
  };
  for (const head of shellHeads) {
    // A package may lie beside the folder, as a link into another one.
    const home = chunks.find(({ modules }) => modules.some((each) => each.endsWith(head)));
    if (!home) throw new Error(`No chunk holds ${head}, which the service worker keeps`);
    visit(home.file);
  }
  return [...found, ...files.filter((file) => plain.test(file))].toSorted((a, b) => (a < b ? -1 : 1));
}

/** The list that goes into the worker. Names of assets change with their content; the page's does not. */
export function shellManifest(folder, chunks) {
  const files = shellFiles(chunks, listFiles(folder));
  const page = readFileSync(path.join(folder, 'index.html'));
  return [
    { url: '/index.html', revision: revisionOf(page) },
    ...files.map((file) => ({ url: `/${file}`, revision: null })),
  ];
}
