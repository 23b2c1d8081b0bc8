/** How a request is sent; `fetch` unless something else is asked for. */
export type Transport = (url: URL, init: RequestInit & { method: string }) => Promise<Response>;

/** Answers of these have no body. */
const withoutBody = new Set([101, 103, 204, 205, 304]);

/**
 * Sends a request so that its upload can be followed, which `fetch` can’t do; its answer is a text.
 * @param onProgress told of the bytes that were sent and of all there are, the form around the files included; from 0 to all
 * @returns rejects as `fetch` does: with a TypeError without an answer, with an AbortError when it was cancelled
 */
export function withUploadProgress(onProgress: (sent: number, all: number) => void): Transport {
  return (url, { method, body, headers, signal, credentials }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.withCredentials = credentials === 'include';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded, total);
      });
      request.addEventListener('load', () => {
        const { status, statusText } = request;
        const answer = withoutBody.has(status) ? null : request.responseText;
        resolve(new Response(answer, { status, statusText, headers: headersOf(request) }));
      });
      request.addEventListener('error', () => reject(new TypeError('The request failed')));
      request.addEventListener('abort', () => reject(aborted()));
      if (signal?.aborted) {
        reject(aborted());
        return;
      }
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      // A form, a text or none: what the calls of this client send.
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
}

const aborted = () => new DOMException('The request was cancelled', 'AbortError');

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name, ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  return headers;
}
