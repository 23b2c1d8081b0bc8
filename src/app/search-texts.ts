import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/**
 * Reads one value of an address's query. What is a number only at first sight stays a text: a token of digits that is longer
 * than numbers are exact, or has an "e" among them, would come out as another one.
 * @throws SyntaxError for what stays a text
 */
function readValue(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError(text);
  return value;
}

/** How the router reads a query. */
export const parseSearch = parseSearchWith(readValue);
/** How it writes one: what would not be read as the text it is stands in quotes. */
export const stringifySearch = stringifySearchWith(JSON.stringify, readValue);
