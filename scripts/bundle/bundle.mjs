/** What a built page makes the browser fetch before its first screen is there, read from the build itself. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readChunks } from '../build.mjs';
import { brotli } from '../files.mjs';
import { root } from '../run.mjs';
import { shellManifest } from '../service-worker/shell.mjs';

const attribute = (tag, name) => tag.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1];
const fileOf = (address) => address.replace(/^\//, '');

/** The files that index.html names: scripts and preloads, stylesheets, and the chunks of the two home pages. */
function readPage(folder) {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const tags = (name) => [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag);
  const links = tags('link');
  const linked = (rel) =>
    links.filter((tag) => attribute(tag, 'rel') === rel).map((tag) => attribute(tag, 'href'));
  const scripts = tags('script').map((tag) => attribute(tag, 'src'));
  const home = html.match(/id="home-chunks">([^<]*)</)?.[1];
  if (home === undefined) throw new Error('index.html does not name the chunks of its home pages');
  return {
    scripts: [...scripts.filter(Boolean), ...linked('modulepreload')].map(fileOf),
    styles: linked('stylesheet').map(fileOf),
    home: JSON.parse(home),
  };
}

/** Everything that comes with these files by static import. */
function closure(chunks, starts) {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    const chunk = chunks.get(file);
    if (!chunk) throw new Error(`${file} is in index.html but not of the last build: run npm run build`);
    chunk.imports.forEach(visit);
  };
  starts.forEach(visit);
  return [...seen];
}

const chunksOfBuild = () => new Map(readChunks('dist').map((chunk) => [chunk.file, chunk]));

/**
 * How long the chain to each script is on the signed-in home page: 1 is named by the page itself, 2 is asked for by
 * one of those, with all its static imports at once, as the build's preloading does. DevTools does not tell who asked.
 */
export function chunkDepths() {
  const chunks = chunksOfBuild();
  const depths = new Map();
  let wave = measureBundle().feed.files;
  for (let depth = 1; wave.length > 0; depth += 1) {
    for (const file of wave) depths.set(file, depth);
    const next = wave.flatMap((file) => chunks.get(file)?.dynamicImports ?? []);
    wave = closure(chunks, next).filter((file) => !depths.has(file));
  }
  return depths;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A script with other names for the chunks in it, as random as the build's: the same for the same draw. */
export function renamed(script, draw) {
  let state = draw + 1;
  const letter = () => {
    // A linear congruential generator, of which the upper bits are used (Numerical Recipes' numbers).
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return letters[state >>> 26];
  };
  const names = new Map();
  return script.replaceAll(/\bc[\w-]{7}(?=\.js\b)/g, (name) => {
    if (!names.has(name)) names.set(name, `c${Array.from({ length: 7 }, letter).join('')}`);
    return names.get(name);
  });
}

/** As brotli sends it, in bytes; in the mean of so many draws of chunk names, where any are asked for. */
function brotliSize(file, draws) {
  const content = readFileSync(file);
  if (draws === 0) return brotli(content).length;
  const sizes = Array.from(
    { length: draws },
    (_, draw) => brotli(Buffer.from(renamed(content.toString('utf8'), draw))).length,
  );
  return sizes.reduce((sum, each) => sum + each, 0) / draws;
}

/**
 * Sizes of `dist` as brotli sends them, in bytes: the script files of the entry, of each home page (with the entry),
 * and the first screen's styles. Each names its files and the modules inside.
 * @param draws the names of chunks are random, and two builds that differ by one line may differ by 200 bytes for that: with `draws`
 * a size is the mean over so many sets of names
 */
export function measureBundle({ draws = 0 } = {}) {
  const folder = path.join(root, 'dist');
  const page = readPage(folder);
  const chunks = chunksOfBuild();
  const sizeOf = (file) => brotliSize(path.join(folder, file), draws);
  const measure = (files) => ({
    files,
    bytes: files.reduce((sum, file) => sum + sizeOf(file), 0),
    modules: files.flatMap((file) => chunks.get(file)?.modules ?? []),
  });
  const entry = page.scripts;
  return {
    entry: measure(closure(chunks, entry)),
    feed: measure(closure(chunks, [...entry, ...page.home.signedIn.map(fileOf)])),
    landing: measure(closure(chunks, [...entry, ...page.home.signedOut.map(fileOf)])),
    styles: measure(page.styles),
  };
}

/** The same of what the service worker keeps. */
export function measureShell() {
  const folder = path.join(root, 'dist');
  const files = shellManifest(folder, readChunks('dist')).map(({ url }) => fileOf(url));
  const bytes = files.map((file) => brotli(readFileSync(path.join(folder, file))).length);
  return { files, bytes: bytes.reduce((sum, each) => sum + each, 0) };
}
