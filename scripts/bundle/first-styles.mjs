/**
 * Which files the first style sheet reads (docs/decisions/0012): the modules of the first screens as the last production build put
 * them together, and what these fetch without the sheet of all pages. `npm run styles` writes src/styles/first-screens.gen.css,
 * and scripts/budgets.mjs fails when that is another one.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readChunks } from '../build.mjs';
import { isMain, root } from '../run.mjs';

const file = path.join(root, 'src/styles/first-screens.gen.css');

/** What a first screen starts from: the entry, the files named for it, what follows by itself, and the sign-in page. */
const isHead = (module) => /^src\/(app\/main|.*\.(first|late)|routes\/account\/login)\.tsx?$/.test(module);

const textOf = (module) => readFileSync(path.join(root, module), 'utf8');

/** Parts of ui and of the shell that are fetched when they are needed, without the sheet of all pages. */
function unstyledParts(module) {
  if (!/^src\/(ui|routes\/-shell)\//.test(module)) return [];
  const text = textOf(module);
  if (text.includes('loadPageStyles')) return [];
  return [...text.matchAll(/(?<!loadStyled\(\(\) => )import\('(\.[^']+)'\)/g)].flatMap(([, name]) => {
    const part = path.posix.join(path.posix.dirname(module), name);
    return ['.tsx', '.ts'].map((end) => part + end).filter((each) => existsSync(path.join(root, each)));
  });
}

/** The modules of ours that come with the first screens. */
export function firstModules(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const seen = new Set();
  const modules = new Set();
  const visit = (chunk) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    const own = chunk.modules.filter((module) => /^src\/.*\.tsx?$/.test(module));
    own.forEach((module) => modules.add(module));
    chunk.imports.forEach((each) => visit(byFile.get(each)));
    for (const part of own.flatMap(unstyledParts))
      chunks.filter(({ modules: all }) => all.includes(part)).forEach(visit);
  };
  chunks.filter(({ modules: all }) => all.some(isHead)).forEach(visit);
  return [...modules].toSorted((one, other) => (one < other ? -1 : 1));
}

/** Data, and the files of routes, whose components are modules of their own: a new page changes nothing here. */
const isWithoutClasses = (module) => module.includes('.gen.') || /^src\/routes\/(?!(.*\/)?-)/.test(module);

/** The text of the file. */
export const firstStylesText = (chunks) =>
  [
    '/* Generated from the production build by `npm run styles`. Do not edit. */\n',
    ...firstModules(chunks)
      .filter((module) => !isWithoutClasses(module))
      .map((module) => `@source '../${module.slice('src/'.length)}';\n`),
  ].join('');

/** Whether the file is what the last production build makes of it. */
export const isFirstStylesCurrent = () =>
  existsSync(file) && readFileSync(file, 'utf8') === firstStylesText(readChunks('dist'));

if (isMain(import.meta)) writeFileSync(file, firstStylesText(readChunks('dist')));
