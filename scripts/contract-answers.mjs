/**
 * What an answer of each operation holds, as small as can be: the client completes by it what a server leaves out.
 * A schema becomes a value: a scalar its default, a list `[item]`, an object its fields. A field that ends with `?` may be
 * missing, one that ends with `!` is null when it is; an object with `|` is one of several, told apart by that field.
 */
import { header } from './generated.mjs';

const nameIn = (ref) => ref.split('/').at(-1);
/** Whose record it is, and which one: nobody may make that up. */
const isIdentity = (name) => /^(id|uuid|slug)$|(Id|Uuid)$/.test(name);

export class Shapes {
  #contract;
  /** Named schemas used so far: name → the text of their shape. */
  named = new Map();
  #open = new Set();
  /** Those that refer to themselves are looked up when they are needed. */
  #recursive = new Set();

  constructor(contract) {
    this.#contract = contract;
  }

  /** The text of a schema's shape; undefined where nothing can be completed. */
  of(schema) {
    if (schema === undefined) return undefined;
    if (schema.$ref) return this.#named(nameIn(schema.$ref));
    if (schema.const !== undefined) return JSON.stringify(schema.const);
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
  object({ properties = {}, required = [] }, isPage = false) {
    const fields = Object.entries(properties).flatMap(([name, given]) => {
      if (isIdentity(name)) return [];
      const { inner, isNullable } = this.#withoutNull(given);
      const shape = this.of(inner);
      const hasMore = shape !== undefined && /^[[{A-Z(]/.test(shape);
      const isList = shape?.startsWith('[');
      if (!required.includes(name) || (isPage && isList)) return hasMore ? [[`${name}?`, shape]] : [];
      if (isNullable) return [hasMore ? [`${name}!`, shape] : [name, 'null']];
      return shape === undefined ? [] : [[name, shape]];
    });
    return `{${fields.map(([name, shape]) => `${/^\w+$/.test(name) ? name : `'${name}'`}:${shape}`).join(',')}}`;
  }

  #withoutNull(schema) {
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
      branches.every((branch) => branch.properties?.[name]?.const !== undefined),
    );
    if (tag === undefined) return undefined;
    const shapes = schema.oneOf.map((branch, index) => [branches[index].properties[tag].const, this.of(branch)]);
    return `{'|':'${tag}',${shapes.map(([value, shape]) => `${/^\w+$/.test(value) ? value : `'${value}'`}:${shape}`).join(',')}}`;
  }

  #named(name) {
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

/** The text of one tag's file. */
export function answersText(contract, operations) {
  const shapes = new Shapes(contract);
  const rows = operations.flatMap(({ method, path, operation }) => {
    const schema = answerOf(operation);
    if (schema === undefined) return [];
    const whole = schema.$ref ? contract.components.schemas[nameIn(schema.$ref)] : schema;
    const isPage = whole.type === 'object' && ('totalPages' in whole.properties || 'data' in whole.properties);
    const shape = isPage ? shapes.object(whole, true) : shapes.of(schema);
    return shape === undefined || shape === '{}' ? [] : [`  '${method} ${path}': ${shape},`];
  });
  const used = [...shapes.named].filter(([, shape]) => shape !== undefined && shape.length >= 12);
  return [
    header,
    "import type { Shape } from '../complete';\n\n",
    ...used.map(([name, shape]) => `const ${name}: Shape = ${shape};\n`),
    `\nexport const answers: Readonly<Record<string, Shape>> = {\n${rows.join('\n')}\n};\n`,
  ].join('');
}
