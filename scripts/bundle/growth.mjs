/**
 * What the first load would be with thirty more pages: builds a copy of the project with them in a temporary folder and measures it
 * as scripts/budgets.mjs does. Fails when the signed-in feed, or what a page adds to it, is over the limits there.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { limits } from '../budgets.mjs';
import { measureBundle } from './bundle.mjs';
import { isMain, node, root } from '../run.mjs';

/** Pages that a product like this one grows by: some list, some show one record, some take a search. */
const subjects = [
  'tenancies',
  'mortgages',
  'companies',
  'valuations',
  'inspections',
  'contractors',
  'compliance',
  'insurance',
  'statements',
  'reminders',
];

const pagesOf = (subject) => [
  { route: `growth/${subject}/index`, address: `/growth/${subject}/`, options: '' },
  {
    route: `growth/${subject}/$uuid`,
    address: `/growth/${subject}/$uuid`,
    options:
      "  loader: ({ context, params }) => context.queryClient.ensureQueryData({ queryKey: ['/growth', params.uuid] }),\n",
  },
  {
    route: `growth/${subject}/search`,
    address: `/growth/${subject}/search`,
    options: "  validateSearch: ({ tab }: { tab?: string }) => ({ tab: tab === 'closed' ? tab : 'open' }),\n",
  },
];

const addedPages = subjects.flatMap(pagesOf);

function addPage(folder, { route, address, options }) {
  const file = path.join(folder, 'src/routes', `${route}.tsx`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    `import { createFileRoute } from '@tanstack/react-router';\n` +
      `import { Button } from '@/ui/button/button';\n\n` +
      `export const Route = createFileRoute('${address}')({\n${options}  component: Page,\n});\n\n` +
      `function Page() {\n  return <Button>Open ${address}</Button>;\n}\n`,
  );
}

/** A copy of what a build reads. Packages are links, but for the notes that a build leaves among them. */
function copyProject(folder) {
  const parts = [
    'src',
    'scripts',
    'deploy',
    'public',
    'mocks',
    'index.html',
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
  ];
  for (const part of parts) cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules')).filter((each) => each !== '.cache'))
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
}

/** So many sets of chunk names bring the chance in a page's bytes from ±5 to ±2. */
const draws = 6;

/** The bytes of the feed's script as it is at the last build, and with the added pages. */
export async function measureGrowth() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tiebeam-growth-'));
  try {
    copyProject(folder);
    for (const page of addedPages) addPage(folder, page);
    const code = await node(path.join(folder, 'scripts/build.mjs'), [], {}, { cwd: folder, isQuiet: true });
    if (code !== 0) throw new Error('The copy with more pages cannot be built');
    const { measureBundle: measureCopy } = await import(
      pathToFileURL(path.join(folder, 'scripts/bundle/bundle.mjs')).href
    );
    return { now: measureBundle({ draws }).feed.bytes, grown: measureCopy({ draws }).feed.bytes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (isMain(import.meta)) {
  const { now, grown } = await measureGrowth();
  const kB = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;
  const pageBytes = Math.round((grown - now) / addedPages.length);
  const { grownFeedScript, bytesPerPage } = limits;
  console.log(
    `script of the signed-in feed: ${kB(now)}; with ${addedPages.length} more pages ${kB(grown)} ` +
      `(at most ${kB(grownFeedScript.most)}, aim ${kB(grownFeedScript.aim)}); ` +
      `${pageBytes} bytes a page (at most ${bytesPerPage.most}, aim ${bytesPerPage.aim})`,
  );
  if (grown > grownFeedScript.most || pageBytes > bytesPerPage.most) {
    console.error('The first load grows with the product: find what the pages share with the entry');
    process.exitCode = 1;
  }
}
