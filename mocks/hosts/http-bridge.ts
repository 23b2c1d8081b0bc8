// Between Node's HTTP and the fetch objects that the handlers speak.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** More than any call may send; what is above is cut off and refused as too large by the call itself. */
const maxBytes = 210_000_000;

export async function toRequest(message: IncomingMessage, origin: string): Promise<Request> {
  // What is asked by HEAD is answered like GET; Node leaves the body out.
  const method = message.method === 'HEAD' ? 'GET' : (message.method ?? 'GET');
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const body = method === 'GET' ? null : await readBytes(message);
  return new Request(new URL(message.url ?? '/', origin), { method, headers, body });
}

async function readBytes(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of message) {
    // Without an encoding set, Node yields buffers.
    const bytes = chunk as Uint8Array;
    size += bytes.byteLength;
    if (size <= maxBytes) chunks.push(bytes);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

export async function sendResponse(response: Response, to: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    to.destroy();
    return;
  }
  to.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== 'set-cookie') to.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) to.setHeader('set-cookie', cookies);
  to.end(new Uint8Array(await response.arrayBuffer()));
}
