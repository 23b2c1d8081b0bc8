/** Holds one answer of a server against its operation in the contract, in words that its engineers can act on. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
addFormats.default(ajv);
// The contract's own format is a rule for what people write, not for answers.
ajv.addFormat('not-blank', true);

const validators = new WeakMap();
const most = 8;

/**
 * `answer`: {status, contentType, text}. Answers {problems, notes, body}: problems are differences from the contract,
 * notes are fields that it does not name (a client ignores them); body is the parsed answer, if it is JSON.
 */
export function judge(operation, answer) {
  const { status } = answer;
  const stated = operation.responses[status] ?? operation.responses[`${String(status)[0]}XX`];
  const body = parsed(answer.text);
  if (stated === undefined) return { problems: [unlisted(operation, answer)], notes: [], body };
  const content = stated.content ?? {};
  const offered = Object.keys(content);
  if (offered.length === 0) {
    const problems = answer.text === '' ? [] : [`${status} must have no body; it has ${shown(answer.text)}`];
    return { problems, notes: [], body };
  }
  const type = mediaType(answer.contentType);
  if (!offered.some((each) => each === type || each === `${type.split('/')[0]}/*`))
    return {
      problems: [`the media type must be ${offered.join(' or ')}; it is ${type || 'not given'}`],
      notes: [],
      body,
    };
  const schema = content['application/json']?.schema;
  if (schema === undefined || type !== 'application/json') return { problems: [], notes: [], body };
  if (body === undefined)
    return { problems: [`the body must be JSON; it is ${shown(answer.text)}`], notes: [], body };
  return { problems: differences(schema, body), notes: unnamed(schema, body), body };
}

function unlisted(operation, { status, text }) {
  const listed = Object.keys(operation.responses).join(', ');
  return `the status must be one of ${listed}; it is ${status}${text ? ` with ${shown(text)}` : ''}`;
}

const mediaType = (contentType) => (contentType ?? '').split(';')[0].trim().toLowerCase();

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function differences(schema, body) {
  let validate = validators.get(schema);
  if (validate === undefined) validators.set(schema, (validate = ajv.compile(schema)));
  if (validate(body)) return [];
  const found = new Map();
  for (const error of telling(validate.errors)) {
    const place = `${error.instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*')}${sentence(error)}`;
    const same = found.get(place);
    if (same) same.count += 1;
    else found.set(place, { error, count: 1 });
  }
  const all = [...found.values()].map(({ error, count }) => {
    const where = error.instancePath || 'the body';
    return `${where} ${sentence(error)}${count > 1 ? ` (and ${count - 1} more like it)` : ''}`;
  });
  return all.length > most ? [...all.slice(0, most), `… and ${all.length - most} more differences`] : all;
}

/** Of a choice that failed, what is wrong with its fullest branch: "must be null" helps nobody. */
function telling(errors) {
  const isChoice = ({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf';
  const choices = errors.filter(isChoice);
  const rest = errors.filter((error) => !isChoice(error));
  const isNullBranch = ({ keyword, params, schemaPath }) =>
    keyword === 'type' && params.type === 'null' && /\/(one|any)Of\/\d+\/type$/.test(schemaPath);
  const kept = rest.filter((error) => !isNullBranch(error));
  const unexplained = choices.filter(
    (choice) => !kept.some((error) => error.schemaPath.startsWith(choice.schemaPath)),
  );
  return [...kept, ...unexplained];
}

function sentence({ keyword, params, message, data }) {
  switch (keyword) {
    case 'required':
      return `lacks “${params.missingProperty}”`;
    case 'type':
      return `must be ${[params.type].flat().join(' or ')}; it is ${shown(data)}`;
    case 'enum':
      return `must be one of ${params.allowedValues.join(', ')}; it is ${shown(data)}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}; it is ${shown(data)}`;
    case 'format':
      return `must be a ${params.format}${exampleOf(params.format)}; it is ${shown(data)}`;
    case 'additionalProperties':
      return `must not have “${params.additionalProperty}”`;
    default:
      return `${message}; it is ${shown(data)}`;
  }
}

const formats = {
  'date-time': '2026-05-13T10:30:00Z',
  date: '2026-05-13',
  uuid: '7f9c24e8-3b12-4a6f-9d51-0c2f6c1f8a10',
  email: 'somebody@example.com',
  uri: 'https://example.com/',
};
const exampleOf = (format) => (format in formats ? ` such as ${formats[format]}` : '');

/** A value for a sentence: short, and on one line. */
function shown(value) {
  if (value === undefined) return 'not there';
  const text = typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** Fields that the contract does not name, once each. */
function unnamed(schema, body) {
  const found = new Set();
  look(schema, body, '', found);
  return [...found].slice(0, most).map((place) => `${place} is not in the contract`);
}

function look(schema, value, place, found) {
  if (typeof value !== 'object' || value === null) return;
  const branches = branchesOf(schema);
  if (Array.isArray(value)) {
    const items = branches.map((each) => each.items).filter(Boolean);
    if (items.length > 0) for (const each of value) look({ anyOf: items }, each, `${place}/*`, found);
    return;
  }
  // A map of names nobody knows beforehand.
  if (branches.some((each) => each.additionalProperties) || !branches.some((each) => each.properties)) return;
  for (const [name, part] of Object.entries(value)) {
    const known = branches.flatMap((each) =>
      Object.hasOwn(each.properties ?? {}, name) ? [each.properties[name]] : [],
    );
    if (known.length === 0) found.add(`${place}/${name}`);
    else look({ anyOf: known }, part, `${place}/${name}`, found);
  }
}

/** The schema and all it may be made of. */
function branchesOf(schema) {
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [schema, ...parts.flatMap(branchesOf)];
}
