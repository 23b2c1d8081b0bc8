import { ApiError, errorMessage, failureAdvice, isPassing } from './errors';

/**
 * What a form shows of a failed write: the fields that a 422 names, else one text; seconds to wait after a 429.
 * @param known the form's fields; what the server says of others goes into the text
 * @param what what failed, without a stop, as in `Couldn’t send the link`: said before a failure that may pass, with what to do about it
 */
export function formFailure(error: unknown, known: readonly string[], what?: string) {
  const said = error instanceof ApiError ? [...error.errors] : [];
  const fields = new Map(
    said.flatMap(([name, [first]]) => (first && known.includes(name) ? [[name, first] as const] : [])),
  );
  const elsewhere = said.find(([name]) => !known.includes(name))?.[1][0];
  const isTooMany = error instanceof ApiError && error.status === 429;
  const whole =
    what !== undefined && isPassing(error) && !isTooMany ? failureAdvice(what, error) : errorMessage(error);
  return {
    fields,
    text: fields.size > 0 ? (elsewhere ?? null) : (elsewhere ?? whole),
    waitSeconds: isTooMany ? Math.ceil(error.retryAfter ?? 30) : 0,
  };
}
