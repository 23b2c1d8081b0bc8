/**
 * What a server answers that knows only the specification: of every operation that it has, the fields that are documented.
 * For the mock server's scenario `documented-only`.
 */
import { header } from './generated.mjs';

const nameIn = (ref) => ref.split('/').at(-1);
/** A record of which no field is documented still says which one it is. */
const isIdentity = (name) => name === 'id' || name === 'uuid';
const paging = ['page', 'totalPages', 'data'];

class Documented {
  #contract;
  constructor(contract) {
    this.#contract = contract;
  }

  /** `true` for a value that is kept whole, else the fields that are kept of it; lists as what they hold. */
  of(given, isStated, above = []) {
    const name = given.$ref && nameIn(given.$ref);
    if (above.includes(name)) return {};
    const path = name ? [...above, name] : above;
    const schema = name ? this.#contract.components.schemas[name] : given;
    const branches = schema.oneOf ?? schema.anyOf;
    if (branches) {
      const kept = branches
        .filter((each) => each.type !== 'null')
        .map((each) => this.of(each, isStated, path))
        .filter((each) => each !== true);
      return kept.length === 0 ? true : Object.assign({}, ...kept);
    }
    const types = [schema.type].flat();
    if (types.includes('array')) return this.of(schema.items, isStated, path);
    if (!types.includes('object')) return true;
    const { properties = {} } = schema;
    const isPage = 'data' in properties;
    const stated = schema['x-documented'] ?? (isStated ? Object.keys(properties) : undefined);
    const fields = Object.keys(properties).filter(
      (field) => stated?.includes(field) ?? (isIdentity(field) || (isPage && paging.includes(field))),
    );
    return Object.fromEntries(
      fields.map((field) => [field, this.of(properties[field], stated !== undefined, path)]),
    );
  }
}

const answerOf = ({ responses }) =>
  ['200', '201', '202']
    .map((status) => responses[status]?.content?.['application/json']?.schema)
    .find((schema) => schema !== undefined);

/** The text of mocks/engine/answers/documented.gen.ts. */
export function documentedText(contract, operations) {
  const documented = new Documented(contract);
  const rows = operations.map(({ id, operation }) => {
    if (operation['x-provenance'] === 'designed') return [id, 'unknown'];
    const schema = answerOf(operation);
    return [id, schema === undefined ? true : documented.of(schema, false)];
  });
  return [
    header,
    "import type { OperationId } from '../contract/contract';\n",
    "import type { Kept } from './kept';\n\n",
    '/** What a server of the specification alone answers to each operation; `unknown` to those it does not have. */\n',
    "export const documented: Readonly<Record<OperationId, Kept | 'unknown'>> = {\n",
    ...rows.map(([id, kept]) => `  ${id}: ${JSON.stringify(kept)},\n`),
    '};\n',
  ].join('');
}
