/**
 * What an answer of each operation holds, as small as can be: the client completes by it what a server leaves out.
 * A schema becomes a value: a scalar its default, a list `[item]`, an object its fields. A field that ends with `?` may be
 * missing, one that ends with `!` is null when it is; `*` stands for every other field of a record by name; an object with `|` is
 * one of several, told apart by that field.
 */
import { header } from './generated.mjs';

const nameIn = (ref) => ref.split('/').at(-1);
/** Whose record it is, and which one: nobody may make that up. */
const isIdentity = (name) => /^(id|uuid|slug)$|(Id|Uuid)$/.test(name);

/** The one value that a field may have in this kind of an object; undefined when it may have others. */
const kindIn = ({ properties }, name) => {
  const { const: only, enum: values = [] } = properties?.[name] ?? {};
  return only ?? (values.length === 1 ? values[0] : undefined);
};

export class Shapes {
  #contract;
  #unread;
  /** Named schemas used so far: name → the text of their shape. */
  named = new Map();
  #open = new Set();
  /** Those that refer to themselves are looked up when they are needed. */
  #recursive = new Set();

  /** @param unread schemas whose fields are not completed here */
  constructor(contract, unread = []) {
    this.#contract = contract;
    this.#unread = unread;
  }

  /** The text of a schema's shape; undefined where nothing can be completed. */
  of(schema) {
    if (schema === undefined) return undefined;
    if (schema.$ref) return this.#named(nameIn(schema.$ref));
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.default !== undefined) return JSON.stringify(schema.default);
    if (schema.oneOf) return this.#oneOf(schema);
    const types = [schema.type].flat();
    if (types.includes('null')) return undefined;
    if (schema.enum) return JSON.stringify(schema.enum[0]);
    if (types[0] === 'array') return `[${this.of(schema.items) ?? 'null'}]`;
    if (types[0] === 'object') return this.object(schema);
    if (types[0] === 'string') return "''";
    if (types[0] === 'boolean') return 'false';
    if (types[0] === 'integer' || types[0] === 'number') return String(Math.max(schema.minimum ?? 0, 0));
    return undefined;
  }

  /** `isPage`: its lists are not made up, for a page without its list cannot be read. */
  object({ properties = {}, required = [], additionalProperties }, isPage = false) {
    const fields = Object.entries(properties).flatMap(([name, given]) => {
      const { inner, isNullable } = this.#withoutNull(given);
      if (isIdentity(name)) return isNullable && required.includes(name) ? [[name, 'null']] : [];
      const shape = this.of(inner);
      const isList = shape?.startsWith('[') && shape !== "['']";
      if (!required.includes(name) || (isPage && isList)) return shape ? [[`${name}?`, shape]] : [];
      if (isNullable) return [shape ? [`${name}!`, shape] : [name, 'null']];
      return shape === undefined ? [] : [[name, shape]];
    });
    const rest = typeof additionalProperties === 'object' ? this.of(additionalProperties) : undefined;
    if (rest) fields.push(['*', rest]);
    return `{${fields.map(([name, shape]) => `${/^\w+$/.test(name) ? name : `'${name}'`}:${shape}`).join(',')}}`;
  }

  #withoutNull(given) {
    const named = this.#resolved(given);
    const hasNull = Array.isArray(named.type)
      ? named.type.includes('null')
      : named.oneOf?.some(({ type }) => type === 'null');
    const schema = hasNull ? named : given;
    if (Array.isArray(schema.type) && schema.type.includes('null')) {
      const type = schema.type.filter((each) => each !== 'null');
      return { inner: { ...schema, type: type[0] }, isNullable: true };
    }
    const rest = schema.oneOf?.filter((each) => each.type !== 'null');
    if (rest && rest.length < schema.oneOf.length) {
      return { inner: rest.length === 1 ? rest[0] : { ...schema, oneOf: rest }, isNullable: true };
    }
    return { inner: schema, isNullable: false };
  }

  #resolved = (schema) => (schema.$ref ? this.#contract.components.schemas[nameIn(schema.$ref)] : schema);

  #oneOf(schema) {
    const branches = schema.oneOf.map(this.#resolved);
    const { properties = {} } = branches[0] ?? {};
    const tag = Object.keys(properties).find((name) =>
      branches.every((branch) => kindIn(branch, name) !== undefined),
    );
    if (tag === undefined) return undefined;
    const shapes = schema.oneOf.map((branch, index) => [kindIn(branches[index], tag), this.of(branch)]);
    return `{'|':'${tag}',${shapes.map(([value, shape]) => `${/^\w+$/.test(value) ? value : `'${value}'`}:${shape}`).join(',')}}`;
  }

  #named(name) {
    if (this.#unread.includes(name)) return '{}';
    if (this.#open.has(name)) {
      this.#recursive.add(name);
      return `()=>${name}`;
    }
    if (!this.named.has(name)) {
      this.#open.add(name);
      const shape = this.of(this.#contract.components.schemas[name]);
      this.#open.delete(name);
      this.named.set(name, shape);
    }
    const shape = this.named.get(name);
    // A short one is written out.
    return shape === undefined || shape.length < 12 ? shape : name;
  }
}

const answerOf = ({ responses }) =>
  ['200', '201', '202']
    .map((status) => responses[status]?.content?.['application/json']?.schema)
    .find((schema) => schema !== undefined);

/** What the first screens read: their answers are in `first`, with the entry. Every other operation's are in a later file. */
const firstOperations = ['get /auth/session', 'get /auth/auth-user', 'get /posts', 'get /posts/{id}'];

/** What the first screens do not show of their records: whoever reads it later completes it by the shape that this file exports. */
const readLater = { SomeEvaluationInputs: 'deals' };

/** Which other tags stand together in one file of `src/api/answers`; `.late` has the chunk of what follows the first screen. */
const lateTags = {
  'people.late': ['account', 'feed', 'notifications', 'profiles', 'connections', 'chat', 'assistant'],
  deals: ['property-search', 'evaluations', 'pipeline'],
  portfolio: ['portfolio'],
  more: ['businesses', 'search', 'media', 'subscription', 'support', 'knowledge-base', 'blog'],
};

/** The files of `src/api/answers`. */
export const groupNames = ['first', ...Object.keys(lateTags)];

const segmentOf = ({ path }) => path.split('/')[1];

const isFirst = ({ method, path }) => firstOperations.includes(`${method} ${path}`);

const ofGroup = (operations, name) =>
  operations.filter((each) =>
    name === 'first' ? isFirst(each) : !isFirst(each) && lateTags[name].includes(each.operation.tags[0]),
  );

/** The text of one group's file: what the answers of its operations hold. */
export function answersText(contract, operations, group) {
  const shapes = new Shapes(contract, group === 'first' ? Object.keys(readLater) : []);
  const rows = ofGroup(operations, group).flatMap(({ method, path, operation }) => {
    const schema = answerOf(operation);
    if (schema === undefined) return [];
    const whole = schema.$ref ? contract.components.schemas[nameIn(schema.$ref)] : schema;
    const isPage =
      whole.type === 'object' && ('totalPages' in whole.properties || 'data' in whole.properties);
    const shape = isPage ? shapes.object(whole, true) : shapes.of(schema);
    return shape === undefined ? [] : [`  '${method} ${path}': ${shape},`];
  });
  const text = rows.join('\n');
  const named = [...shapes.named].filter(([, shape]) => shape !== undefined);
  const used = named.filter(([name]) =>
    [text, ...named.map(([, shape]) => shape)].some((each) => new RegExp(`\\b${name}\\b`).test(each)),
  );
  return [
    header,
    "import type { Shape } from './complete';\n\n",
    ...used.map(
      ([name, shape]) => `${readLater[name] === group ? 'export ' : ''}const ${name}: Shape = ${shape};\n`,
    ),
    `\nexport const answers: Readonly<Record<string, Shape>> = {\n${text}\n};\n`,
  ].join('');
}

/** The text of src/api/answers/groups.gen.ts: which file holds the answers below the first part of a path. */
export function groupsText(operations) {
  const segments = Object.keys(lateTags).map((name) => [
    name,
    [...new Set(ofGroup(operations, name).map(segmentOf))],
  ]);
  return [
    header,
    "import type { Shape } from './complete';\n\n",
    'type Load = () => Promise<{ answers: Readonly<Record<string, Shape>> }>;\n\n',
    '/** The answers that the first screen does not read, by the first part of their paths. */\n',
    'export const lateAnswers: readonly (readonly [paths: string, load: Load])[] = [\n',
    ...segments.map(([name, paths]) => `  ['${paths.join(' ')}', () => import('./${name}.gen')],\n`),
    '];\n',
  ].join('');
}

/** The text of src/api/answers/provenance.gen.ts: what a server of the specification may be without. */
export function provenanceText(operations) {
  const of = (provenance) =>
    operations
      .filter(({ operation }) => operation['x-provenance'] === provenance)
      .map(({ method, path }) => `  '${method} ${path}',\n`)
      .join('');
  return [
    header,
    '/** Stated by the specification with path, method and payload: every server has them. */\n',
    `export const documented: readonly string[] = [\n${of('documented')}];\n\n`,
    '/** Ours entirely: a server may not have them. */\n',
    `export const designed: readonly string[] = [\n${of('designed')}];\n`,
  ].join('');
}
