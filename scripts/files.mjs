/** Files below a folder, and their sizes as a server sends them. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './run.mjs';

/** Every file below `folder`, as sorted paths relative to it with `/` between; none when there is no such folder. */
export function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();
}

/** The bytes as brotli sends them at its best quality, 11: what a static host precompresses. */
export function brotli(bytes) {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

const kept = path.join(root, 'node_modules/.cache/brotli');
const weekMs = 7 * 24 * 3_600_000;
let isPruned = false;

/** Copies that nobody made anew for a week belong to builds of the past. */
function prune() {
  isPruned = true;
  mkdirSync(kept, { recursive: true });
  for (const file of readdirSync(kept).map((name) => path.join(kept, name))) {
    // Another process may prune at the same moment.
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (Date.now() - mtimeMs > weekMs) rmSync(file, { force: true });
  }
}

/** The same bytes, compressed once on this machine: a build takes 20 s, and every server of the journeys serves one. */
export function brotliOnce(bytes) {
  if (!isPruned) prune();
  const file = path.join(kept, createHash('sha256').update(bytes).digest('hex'));
  if (existsSync(file)) return readFileSync(file);
  const compressed = brotli(bytes);
  // Written beside and renamed: another server never reads half a file.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, compressed);
  renameSync(own, file);
  return compressed;
}
