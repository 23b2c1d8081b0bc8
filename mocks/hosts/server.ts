// The mock server over the wire: the same handlers behind Node's HTTP, and a real socket.io server on the same port.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getResponse, type HttpHandler } from 'msw';
import type { Schema } from '../engine/contract/contract';
import { createControl, type MockServer } from '../engine/world/control';
import { createHandlers } from '../engine/answers/handlers';
import { unknownHandler } from '../engine/answers/unknown';
import { runCommand } from './http-control';
import { sendResponse, toRequest } from './http-bridge';
import { serveSocketIo } from '../engine/realtime/socket-io/socket-io-host';
import { createWorld, type WorldOptions } from '../engine/world/world';

export interface WireServer {
  /** Where it listens, without a final slash. */
  origin: string;
  server: MockServer;
  close(): Promise<void>;
}

/** Pages of this machine may call with their cookies, whatever their port. */
const isOurOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

interface WireOptions extends WorldOptions {
  /** 0 takes any free one. */
  port: number;
  /** Refuses WebSocket, as some networks do: the socket is served by polling alone. */
  isPollingOnly?: boolean;
}

export async function startWireServer(options: WireOptions): Promise<WireServer> {
  const world = createWorld(options);
  const handlers = [...createHandlers(world), unknownHandler];
  const http = createServer((request, response) => {
    answer(request, response, handlers, control).catch((problem: unknown) => {
      // The answer hides the cause, as a real server's would.
      console.error('The mock server failed', problem);
      refuse(response, 500, { message: 'Something went wrong on the server', code: 'failed' });
    });
  });
  const sockets = serveSocketIo(world, http, isOurOrigin, {
    transports: options.isPollingOnly ? ['polling'] : ['polling', 'websocket'],
  });
  const control = createControl(world, sockets);
  const port = await listen(http, options.port);
  return { origin: `http://localhost:${port}`, server: control, close: () => sockets.io.close() };
}

async function answer(
  message: IncomingMessage,
  to: ServerResponse,
  handlers: HttpHandler[],
  control: MockServer,
): Promise<void> {
  const { origin, host = 'localhost' } = message.headers;
  if (origin !== undefined && isOurOrigin.test(origin)) {
    to.setHeader('Access-Control-Allow-Origin', origin);
    to.setHeader('Access-Control-Allow-Credentials', 'true');
    to.setHeader('Vary', 'Origin');
  }
  if (message.method === 'OPTIONS') {
    to.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    to.setHeader('Access-Control-Allow-Headers', message.headers['access-control-request-headers'] ?? '*');
    to.setHeader('Access-Control-Max-Age', '600');
    to.writeHead(204).end();
    return;
  }
  if (!methods.has(message.method ?? '') || !URL.canParse(message.url ?? '/', `http://${host}`)) {
    return refuse(to, 400, { message: 'Couldn’t read the request', code: 'bad-request' });
  }
  const request = await toRequest(message, `http://${host}`);
  const response = (await runCommand(request, control)) ?? (await getResponse(handlers, request));
  if (response === undefined)
    return refuse(to, 404, { message: 'We couldn’t find that page', code: 'not-found' });
  await sendResponse(response, to);
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

function refuse(to: ServerResponse, status: number, error: Schema<'ApiError'>): void {
  to.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(error));
}

function listen(http: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, () => {
      const address = http.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
