import type { OutputUnit } from '@cfworker/json-schema';

const byType = new Map([
  ['string', 'Enter some text'],
  ['integer', 'Enter a whole number'],
  ['number', 'Enter a number'],
  ['boolean', 'Say yes or no'],
  ['array', 'Give a list'],
  ['object', 'Give its parts'],
]);
const byFormat = new Map([
  ['not-blank', 'This cannot be empty'],
  ['email', 'Enter an e-mail address'],
  ['date', 'Enter a date'],
  ['date-time', 'Enter a date and time'],
  ['time', 'Enter a time'],
  ['uri', 'Enter a web address'],
  ['uuid', 'Name a record'],
]);

const figure = (limit: unknown) => Number(limit).toLocaleString('en-GB');

/**
 * The field and the sentence for a validator's error; undefined for errors that only repeat what lies inside them.
 * @param limit what the contract says at the broken keyword
 * @param value what was given at the place of the error
 */
export function wordingOf(
  { keyword, instanceLocation, error }: OutputUnit,
  limit: unknown,
  value: unknown,
): [field: string, message: string] | undefined {
  const field = instanceLocation.split('/').slice(1).join('.');
  const say = (message: string): [string, string] => [field, message];
  switch (keyword) {
    case 'required':
      // The validator names the missing field in its sentence only.
      return [[field, error.match(/"(.*)"/)?.[1]].filter(Boolean).join('.'), 'This is needed'];
    case 'false':
      return say('This field is not known');
    case 'type':
      return limit === 'null' ? undefined : say(typeWording(limit));
    case 'format':
      return say(byFormat.get(String(limit)) ?? 'This is not in the expected form');
    case 'enum':
      return Array.isArray(limit) ? say(`Choose one of ${limit.filter(Boolean).join(', ')}`) : undefined;
    case 'minLength':
      return say(value === '' ? 'This cannot be empty' : `Use at least ${figure(limit)} characters`);
    case 'maxLength':
      return say(`Use at most ${figure(limit)} characters`);
    case 'minimum':
      return say(`Enter ${figure(limit)} or more`);
    case 'exclusiveMinimum':
      return say(`Enter more than ${figure(limit)}`);
    case 'maximum':
      return say(`Enter ${figure(limit)} or less`);
    case 'exclusiveMaximum':
      return say(`Enter less than ${figure(limit)}`);
    case 'minItems':
      return say(`Give at least ${figure(limit)}`);
    case 'maxItems':
      return say(`Give at most ${figure(limit)}`);
    case 'uniqueItems':
      return say('Give each only once');
    case 'minProperties':
      return say('Say what to change');
    case 'pattern':
    case 'multipleOf':
    case 'const':
      return say('This is not in the expected form');
    default:
      return undefined;
  }
}

function typeWording(limit: unknown): string {
  const [type] = [limit].flat().filter((each) => each !== 'null');
  return byType.get(String(type)) ?? 'This is not in the expected form';
}
