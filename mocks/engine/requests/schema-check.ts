// Holds what a call carries against the contract. An interpreter: a page's policy allows no code made at run time.
import { dereference, format, validate, type OutputUnit } from '@cfworker/json-schema';
import { isBlank } from '@/lib/text/blank';
import type { Json } from './request-shape';
import { schemas } from './requests.gen';
import { wordingOf } from './schema-wording';

// The contract's own format: text of white space and invisible characters is no text.
format['not-blank'] = (text: string) => !isBlank(text);

type Lookup = ReturnType<typeof dereference>;
let lookup: Lookup | undefined;
const prepared = new WeakSet<Json>();
let count = 0;

/** Messages for people by field, nested fields with dots (`owners.0.share`); none when the value fits the schema. */
export function problemsOf(value: unknown, schema: Json): Map<string, string> {
  const known = (lookup ??= dereference(schemas));
  if (!prepared.has(schema)) {
    dereference(schema, known, new URL(`https://contract.invalid/request-${(count += 1)}`));
    prepared.add(schema);
  }
  const { errors } = validate(value, schema, '2020-12', known, false);
  const problems = new Map<string, string>();
  for (const error of errors) {
    const limit = limitOf(error, schema);
    const [field, message] = wordingOf(error, limit, valueAt(value, error.instanceLocation)) ?? [];
    // The first message of a field says the most: type before length, presence before form.
    if (field !== undefined && message !== undefined && !problems.has(field)) problems.set(field, message);
  }
  if (errors.length > 0 && problems.size === 0) problems.set('', 'This isn’t in the right format');
  return problems;
}

const steps = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURI(step).replaceAll('~1', '/').replaceAll('~0', '~'));

/** The value of the keyword that the error speaks of. */
function limitOf({ keywordLocation }: OutputUnit, schema: Json): unknown {
  let at: unknown = schema;
  for (const step of steps(keywordLocation)) {
    at = part(at, step);
    if (step === '$ref' && typeof at === 'string')
      at = part(part(schemas, '$defs'), at.split('/').at(-1) ?? '');
  }
  return at;
}

function valueAt(value: unknown, pointer: string): unknown {
  return steps(pointer).reduce<unknown>(part, value);
}

function part(whole: unknown, key: string): unknown {
  if (typeof whole !== 'object' || whole === null || !Object.hasOwn(whole, key)) return undefined;
  // Whatever has the key can be read by it.
  return (whole as Json)[key];
}
