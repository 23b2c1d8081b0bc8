/** Builds dist/sw.js from src/app/service-worker, after everything that it names. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { root } from '../run.mjs';
import { shellManifest } from './shell.mjs';

const place = 'self.__WB_MANIFEST';

export async function buildServiceWorker(folder, chunks) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Workbox speaks at length in development.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'src/app/service-worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  const file = path.join(folder, 'sw.js');
  const code = readFileSync(file, 'utf8');
  if (!code.includes(place)) throw new Error('The service worker has no place for the list of what it keeps');
  writeFileSync(file, code.replace(place, JSON.stringify(shellManifest(folder, chunks))));
}
