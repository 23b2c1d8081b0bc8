/**
 * Vite writes into each file which others a page of it needs, so that they are fetched together. In the files of the first screens
 * that list names most of the product: here it becomes a file of its own, which index.html loads beside the entry on every page but
 * the first screens, and these once they are settled. Without it a page's files follow one another.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What Vite's own list looks like, and each place that refers to it. */
const list =
  /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);/;
const places = /__vite__mapDeps\((\[[\d,]*\])\)/g;

/**
 * Takes the list out of a file's text and adds to `table` what each place refers to. Style sheets stay: a page waits for these.
 * @param present files that are there already
 * @throws Error when the file refers to a list that is not written as expected
 */
export function withoutList(code, table, present = new Set()) {
  const files = JSON.parse(list.exec(code)?.[1] ?? '[]');
  const rest = code.replace(list, '').replaceAll(places, (_, indices) => {
    const names = JSON.parse(indices).map((index) => files[index]);
    if (names.some((name) => name.endsWith('.css'))) return JSON.stringify(names);
    // A file that needs no other one is asked for itself.
    const needed = names.slice(1).filter((name) => !present.has(name));
    return needed.length === 0 ? '[]' : `globalThis.preloads?.[${table.push([names[0], ...needed]) - 1}]`;
  });
  if (rest.includes('__vite__mapDeps'))
    throw new Error('Vite writes its list of preloads in another way than expected');
  return rest;
}

/** The chunks that a page brings before it is shown: the entry, and those that index.html preloads. */
const isFirst = ({ moduleIds }) => moduleIds.some((id) => /\/src\/(app\/main|.*\.first)\.tsx?$/.test(id));

export function latePreloads() {
  return {
    name: 'tiebeam:late-preloads',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const table = [];
      const edit = (file, change) => {
        const place = path.join(dir, file);
        writeFileSync(place, change(readFileSync(place, 'utf8')));
      };
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/app/main.tsx')));
      const present = new Set([entry.fileName, ...entry.imports]);
      for (const { fileName } of chunks.filter(isFirst))
        edit(fileName, (code) => withoutList(code, table, present));
      const text = `globalThis.preloads=${JSON.stringify(table)};`;
      const name = `assets/p${createHash('sha256').update(text).digest('base64url').slice(0, 7)}.js`;
      writeFileSync(path.join(dir, name), text);
      edit('index.html', (html) => html.replace('"preloads":""', `"preloads":"/${name}"`));
    },
  };
}
