/**
 * Figures about our own source: lines per file, `any`, casts, disable comments, effects, files per folder. Fails on a file over
 * 300 lines, on `any`, on a cast or a disable comment that does not say why it is true, and on a folder over 15 files.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from './files.mjs';
import { isMain, root } from './run.mjs';

const longest = 300;
const reach = 3; // a reason stands on the line of the cast or at most this many lines above it
const fullFolder = 15; // files, with their tests and stories
const folders = ['src', 'mocks', 'e2e', '.storybook', 'scripts', 'deploy', 'bench'];
const isCode = /\.([mc]?[jt]s|tsx)$/;
const isForeign = /\.gen\.ts$|^mocks\/public\/|node_modules\//;
const isTest = (file) => /\.(test|stories|spec|test-d)\.[mt]sx?$|^src\/testing\/|^e2e\//.test(file);
const disableComment =
  /(?:eslint|oxlint|biome|prettier)-(?:disable|ignore)[\w-]*|@ts-(?:ignore|nocheck|expect-error)/;
// What is left of the comment after the directive and its rule names must be a sentence.
const reasonAfter = /(?:--|:)\s*\S+(?:\s+\S+){2,}|@ts-expect-error\s+\S+(?:\s+\S+){2,}/;

/** What one file's text holds: lines, and places ("line: what") that break a rule. */
export function inspect(file, text) {
  const lines = text.split('\n');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = { lines: lines.length - (text.endsWith('\n') ? 1 : 0), casts: 0, effects: 0, faults: [] };
  const lineOf = (node) => source.getLineAndCharacterOfPosition(node.getStart()).line;
  const isExplained = (first, last) =>
    lines.slice(Math.max(0, first - reach), last + 1).some((line) => /\/\/|\/\*|^\s*\*/.test(line));
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.faults.push(`${lineOf(node) + 1}: any`);
    const isCast =
      (ts.isAsExpression(node) && node.type.getText() !== 'const') ||
      ts.isTypeAssertionExpression(node) ||
      ts.isNonNullExpression(node);
    if (isCast) {
      found.casts += 1;
      const last = source.getLineAndCharacterOfPosition(node.getEnd()).line;
      if (!isTest(file) && !isExplained(lineOf(node), last)) {
        found.faults.push(`${lineOf(node) + 1}: a cast without a sentence saying why it is true`);
      }
    }
    if (ts.isCallExpression(node) && /^use(Layout|Insertion)?Effect$/.test(node.expression.getText())) {
      found.effects += 1;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  lines.forEach((line, index) => {
    const comment = line.match(/(?:\/\/|\/\*).*$/)?.[0] ?? '';
    if (!disableComment.test(comment) || reasonAfter.test(comment)) return;
    found.faults.push(`${index + 1}: a check is switched off without saying why`);
  });
  if (found.lines > longest)
    found.faults.push(`1: ${found.lines} lines, at most ${longest}: cut it by subject`);
  return found;
}

const quantile = (sorted, q) => sorted[Math.floor((sorted.length - 1) * q)] ?? 0;

/** Inspects the whole tree; prints the figures and answers the faults. */
export function inspectTree() {
  const files = folders
    .flatMap((folder) => listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => isCode.test(file) && !isForeign.test(file));
  const figures = files.map((file) => ({
    file,
    ...inspect(file, readFileSync(path.join(root, file), 'utf8')),
  }));
  const product = figures.filter(({ file }) => /^(src|mocks)\//.test(file) && !isTest(file));
  const sizes = product.map(({ lines }) => lines).toSorted((a, b) => a - b);
  const total = sizes.reduce((sum, lines) => sum + lines, 0);
  const casts = product.reduce((sum, each) => sum + each.casts, 0);
  console.log(
    `${product.length} files of src and mocks: median ${quantile(sizes, 0.5)} lines, 95th percentile ${quantile(sizes, 0.95)}, ` +
      `longest ${sizes.at(-1) ?? 0}; ${casts} casts, ${((casts / Math.max(total, 1)) * 1000).toFixed(1)} per 1,000 lines`,
  );
  const client = product.filter(({ file }) => file.startsWith('src/'));
  const sum = (each) => client.reduce((all, one) => all + one[each], 0);
  const full = fullFolders(files);
  console.log(
    `${((sum('effects') / Math.max(sum('lines'), 1)) * 1000).toFixed(1)} effects per 1,000 lines of src; ` +
      `${full.length} folders over ${fullFolder} files`,
  );
  return [
    ...figures.flatMap(({ file, faults }) => faults.map((fault) => `${file}:${fault}`)),
    ...full.map((folder) => `${folder}: over ${fullFolder} files, cut it by subject`),
  ];
}

/** Folders with more files of code than a person takes in. */
function fullFolders(files) {
  const count = new Map();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    count.set(folder, (count.get(folder) ?? 0) + 1);
  }
  return [...count].filter(([, size]) => size > fullFolder).map(([folder]) => folder);
}

if (isMain(import.meta)) {
  const faults = inspectTree();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
