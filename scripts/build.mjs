/**
 * Builds dist, or with `--demo` dist-demo with the mock server inside, and notes outside of it what went into each
 * chunk, for the checks of scripts/budgets.mjs and scripts/bundle/mock-free.mjs.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMain, root } from './run.mjs';

const reportFile = (name) => path.join(root, `node_modules/.cache/tiebeam/${name}.json`);

// Vite marks the modules it makes up itself with a NUL.
const ownName = (id) => path.relative(root, id.replaceAll('\0', '').split('?')[0]).replaceAll(path.sep, '/');

function noteChunks(name) {
  return {
    name: 'tiebeam:note-chunks',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle)
        .filter((each) => each.type === 'chunk')
        .map(({ fileName, isEntry, imports, dynamicImports, moduleIds }) => ({
          file: fileName,
          isEntry,
          imports,
          dynamicImports,
          modules: moduleIds.map(ownName),
        }));
      mkdirSync(path.dirname(reportFile(name)), { recursive: true });
      writeFileSync(reportFile(name), JSON.stringify(chunks));
    },
  };
}

/** What went into each chunk at the last build of `dist` or `dist-demo`. Throws when there was none. */
export function readChunks(name) {
  try {
    return JSON.parse(readFileSync(reportFile(name), 'utf8'));
  } catch {
    throw new Error(
      `Nothing is known of ${name}: run npm run ${name === 'dist' ? 'build' : 'build:demo'} first`,
    );
  }
}

async function buildApp(isDemo) {
  process.env['TIEBEAM_MOCKS'] = isDemo ? 'on' : 'off';
  const { build } = await import('vite');
  const name = isDemo ? 'dist-demo' : 'dist';
  await build({ root, plugins: [noteChunks(name)] });
  // Where the mock server's worker stands between page and network there is no place for another one.
  if (isDemo) return;
  const { buildServiceWorker } = await import('./service-worker/build-worker.mjs');
  await buildServiceWorker(path.join(root, name), readChunks(name));
}

if (isMain(import.meta)) {
  await buildApp(process.argv.includes('--demo')).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
