import { ApiError, errorMessage } from './errors';

/**
 * What a form shows of a failed write: the fields that a 422 names, else one text; seconds to wait after a 429.
 * @param known the form's fields; what the server says of others goes into the text
 */
export function formFailure(error: unknown, known: readonly string[]) {
  const said = error instanceof ApiError ? [...error.errors] : [];
  const fields = new Map(
    said.flatMap(([name, [first]]) => (first && known.includes(name) ? [[name, first] as const] : [])),
  );
  const elsewhere = said.find(([name]) => !known.includes(name))?.[1][0];
  const isTooMany = error instanceof ApiError && error.status === 429;
  return {
    fields,
    text: fields.size > 0 ? (elsewhere ?? null) : (elsewhere ?? errorMessage(error)),
    waitSeconds: isTooMany ? Math.ceil(error.retryAfter ?? 30) : 0,
  };
}
