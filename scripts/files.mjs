/** Files below a folder, and their sizes as a server sends them. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

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
