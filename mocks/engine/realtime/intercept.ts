// The in-memory socket server behind MSW: WebSocket connections and the polling that clients fall back to.
import { http, HttpResponse, ws, type RequestHandler, type WebSocketHandler } from 'msw';
import { socketPath } from '@/realtime/events';
import type { Frame, Wire } from './packets';

const pattern = `*${socketPath}/`;

/** As much of a socket server as carries frames: the one in memory, or the way to it. */
export interface FrameServer {
  /** Takes a new connection; undefined when it is refused. */
  accept(wire: Wire): { receive(data: Frame): void; leave(reason: string): void } | undefined;
}

export function socketHandlers(server: FrameServer): (RequestHandler | WebSocketHandler)[] {
  const connections = ws.link(pattern).addEventListener('connection', ({ client }) => {
    const socket = server.accept({
      send: (data) => client.send(data),
      close: (code) => client.close(code),
      fail: () => {
        if ('socket' in client && client.socket instanceof EventTarget) {
          client.socket.dispatchEvent(new Event('error'));
        }
        client.close(1006);
      },
    });
    if (socket === undefined) return;
    client.addEventListener('message', ({ data }) => {
      if (!(data instanceof Blob)) socket.receive(data);
    });
    client.addEventListener('close', () => socket.leave('transport close'));
  });
  // Only WebSocket is spoken here; without an answer the app's own page would be served as if it were polling.
  const polling = http.all(pattern, () =>
    HttpResponse.json(
      { message: 'The socket is not served by polling', code: 'no-polling' },
      { status: 503 },
    ),
  );
  return [connections, polling];
}
