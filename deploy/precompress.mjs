/** Texts compressed once, as well as can be, for hosts that send such files as they lie there. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const isText = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;
/** Below this many bytes a packet is one packet either way. */
const worthwhile = 512;

/** Writes `name.br` and `name.gz` beside each text of a folder, in place of older ones. */
export function compressFolder(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!isText.test(name)) continue;
    const file = path.join(folder, name);
    const plain = readFileSync(file);
    if (plain.length < worthwhile) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }));
  }
}
