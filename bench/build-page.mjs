/** A page of a measurement, built as the application is, without a mock server. */
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../scripts/run.mjs';

/** Builds `bench/{name}` and resolves to the folder it lies in. */
export async function buildPage(name) {
  const outDir = path.join(root, 'node_modules/.cache/tiebeam', name);
  await build({
    root: path.join(root, 'bench', name),
    configFile: false,
    publicDir: path.join(root, 'public'),
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    define: { __MOCKS__: 'false' },
    plugins: [react(), tailwindcss()],
    build: { target: 'es2023', outDir, emptyOutDir: true },
  });
  return outDir;
}
