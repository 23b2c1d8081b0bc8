import { ApiError, NetworkError, readErrorBody } from '../errors';

/**
 * The bytes of a file that the server keeps, with credentials.
 * @param address where it is: the server prefix and its media path
 * @throws ApiError when the server says no, NetworkError without an answer
 */
export async function readFile(address: string, signal?: AbortSignal): Promise<Blob> {
  const url = new URL(address, location.origin);
  const response = await fetch(url, { credentials: 'include', ...(signal && { signal }) }).catch(
    (cause: unknown) => {
      throw new NetworkError({ cause });
    },
  );
  if (!response.ok)
    throw new ApiError(response.status, readErrorBody(await response.json().catch(() => undefined)));
  return response.blob().catch((cause: unknown) => {
    throw new NetworkError({ cause });
  });
}
