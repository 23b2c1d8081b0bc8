// Holds docs/spec-coverage.md and docs/promises.md to the tree: what it names is there, and what it puts off is really still to come.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../../../scripts/files.mjs';
import { testTitles, type TitlePath } from './test-titles';

const root = path.resolve(import.meta.dirname, '../../..');
const specification = 'docs/spec-coverage.md';
const tables = [specification, 'docs/promises.md'];
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

interface Row {
  table: string;
  line: number;
  section: string;
  rule: string;
  /** What stands in the last column, part by part. */
  tests: string[];
}

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

function rowsOf(table: string): Row[] {
  let section = '';
  return read(table)
    .split('\n')
    .flatMap((text, index): Row[] => {
      section = /^## (.*)/.exec(text)?.[1] ?? section;
      if (!text.startsWith('|') || /^\| *(-+|Specification|Fault) *\|/.test(text)) return [];
      const [place = '', rule = '', tests = ''] = cellsOf(text);
      return [{ table, line: index + 1, section, rule: `${place}: ${rule}`, tests: tests.split('<br>') }];
    });
}
const rows = tables.flatMap(rowsOf);
const at = ({ table, line }: Row, what: string) => `${table}:${line} ${what}`;

interface NamedTest {
  file: string;
  titles: string[];
}

/** `file › title`, or `› title` for another one of the same file; a group may stand before the title. */
function namedTests(row: Row): NamedTest[] {
  let file = '';
  return row.tests.flatMap((text) => {
    const named = /^(?:`([^`]+)`)? *› (.+)$/.exec(text);
    if (!named) return [];
    file = named[1] ?? file;
    return [{ file, titles: (named[2] ?? '').split(' › ') }];
  });
}

const isLater = ({ tests }: Row) => tests.length === 1 && tests[0]?.startsWith('later: ');
const covered = rows.filter((row) => !isLater(row));

const known = new Map<string, TitlePath[]>();
function titlesIn(file: string): TitlePath[] {
  const titles = known.get(file) ?? testTitles(file, read(file));
  known.set(file, titles);
  return titles;
}

const endsWith = (whole: TitlePath, end: readonly string[]) =>
  end.length <= whole.length &&
  end.every((title, index) => title === whole[whole.length - end.length + index]);

function problemWith({ file, titles }: NamedTest): string | undefined {
  if (!existsSync(path.join(root, file))) {
    return `names ${file}, which is not there: name the file that holds this rule now`;
  }
  const found = titlesIn(file).filter((each) => endsWith(each, titles)).length;
  if (found === 1) return undefined;
  const title = titles.join(' › ');
  return found === 0
    ? `names “${title}”, which ${file} does not have: write the title as it stands there (a story needs a play function)`
    : `names “${title}”, which ${file} has ${found} times: put the group before it, “group › title”`;
}

/** Pages by the address that the specification gives them. */
const pages = new Map<string, string>(
  listFiles(path.join(root, 'src/routes'))
    .filter((file) => file.endsWith('.tsx') && !/(^|\/)(-|__)/.test(file) && !file.includes('.test.'))
    .map((file) => {
      const address = file
        .replace(/\.tsx$/, '')
        .replaceAll('.', '/')
        .replace(/\/?index$/, '')
        .replace(/\$(\w+)/g, '{$1}');
      return [`/${address}`, `src/routes/${file}`];
    }),
);

function hasCome(place: string): boolean {
  if (!place.startsWith('/')) return existsSync(path.join(root, place));
  return pages.has(place);
}

describe('the table of the specification', () => {
  test('has rows for every section that states rules', () => {
    const sections = new Set(rowsOf(specification).map((row) => row.section.slice(0, 2)));
    expect([...sections]).toEqual(['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']);
  });

  test('says in each row which tests hold it, or where it will live', () => {
    const wrong = rows
      .filter((row) => !isLater(row) && (row.tests.length !== namedTests(row).length || !row.tests[0]))
      .map((row) =>
        at(row, 'says neither `file` › title nor later: /address (or later: src/…): write one of them'),
      );
    expect(wrong).toEqual([]);
  });

  test('names tests that are there', () => {
    const wrong = covered.flatMap((row) =>
      namedTests(row).flatMap((named) => {
        const problem = problemWith(named);
        return problem === undefined ? [] : [at(row, problem)];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('puts nothing off whose place is there', () => {
    const wrong = rows.filter(isLater).flatMap((row) => {
      const place = row.tests[0]?.replace('later: ', '').replaceAll('`', '') ?? '';
      return hasCome(place)
        ? [at(row, `says later, but ${place} is there: name the tests that fail when the rule breaks`)]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  test('states no rule twice', () => {
    const wrong = rows
      .filter((row, index) => rows.findIndex(({ rule }) => rule === row.rule) !== index)
      .map((row) => at(row, 'stands above already: keep one of the two, with the tests of both'));
    expect(wrong).toEqual([]);
  });

  test('quotes texts that a named test expects', () => {
    const wrong = covered.flatMap((row) => {
      const texts = namedTests(row).map(({ file }) => read(file).replaceAll("\\'", "'"));
      return [...row.rule.matchAll(/“([^”]+)”/g)]
        .filter(([, quoted = '']) => !texts.some((text) => text.includes(quoted)))
        .map(([quoted]) => at(row, `quotes ${quoted}, which no named test holds: name one that expects it`));
    });
    expect(wrong).toEqual([]);
  });
});
