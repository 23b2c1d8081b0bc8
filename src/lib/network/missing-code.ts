/** Put before the browser's words on code that could not be fetched, by the one who hears of it first. */
export const missingCodePrefix = 'Missing code: ';

/** The browsers' and the build's words for code that could not be fetched. */
const words =
  /^(Missing code: )?(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/i;

/** Whether a failure is a piece of code that did not arrive: of an older version, or for want of a network. */
export function isMissingCode(error: unknown): error is Error {
  return error instanceof Error && words.test(error.message);
}

/** Whether it is a style sheet that did not arrive. */
export const isMissingStyles = (error: unknown): boolean =>
  error instanceof Error && /Unable to preload CSS/i.test(error.message);
