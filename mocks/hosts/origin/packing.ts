// Requests and answers as a port can carry them. Bodies are read whole and change hands without a copy.
import type { PackedRequest, PackedResponse } from './protocol';

/** What a packed thing hands over with it. */
export const handedOver = ({ body }: { body: ArrayBuffer | null }): ArrayBuffer[] => (body ? [body] : []);

export async function packRequest(request: Request): Promise<PackedRequest> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return {
    url: request.url,
    method: request.method,
    headers: [...request.headers],
    body: hasBody ? await request.arrayBuffer() : null,
  };
}

export function unpackRequest({ url, method, headers, body }: PackedRequest, signal: AbortSignal): Request {
  return new Request(url, { method, headers, body, signal });
}

export async function packResponse(response: Response): Promise<PackedResponse> {
  const { status, statusText } = response;
  // The session's cookie stays with the server: pages cannot set one that scripts may not read.
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  return { status, statusText, headers, body: await response.arrayBuffer() };
}

/** Statuses that no body may go with. */
const isBare = (status: number) => [204, 205, 304].includes(status);

export function unpackResponse({ status, statusText, headers, body }: PackedResponse): Response {
  if (status === 0) return Response.error();
  return new Response(isBare(status) ? null : body, { status, statusText, headers });
}
