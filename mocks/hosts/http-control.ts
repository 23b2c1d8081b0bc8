import type { MockServer } from '../engine/world/control';
import { commands } from './remote-control';

const prefix = '/mock-server/';

/**
 * The control over the wire: `POST /mock-server/{command}` with the arguments as a JSON array.
 * Undefined for any other request.
 */
export async function runCommand(request: Request, control: MockServer): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'POST' || !pathname.startsWith(prefix)) return undefined;
  const name = pathname.slice(prefix.length);
  const command = commands.find((each) => each === name);
  if (command === undefined) return Response.json({ message: `Unknown command: ${name}` }, { status: 404 });
  try {
    const given: unknown = JSON.parse((await request.text()) || '[]');
    // Whoever runs the server may do anything to it; wrong arguments fail in the command itself.
    const act = control[command] as (...args: unknown[]) => unknown;
    const result = await act(...(Array.isArray(given) ? Array.from<unknown>(given) : [given]));
    return Response.json(result ?? null);
  } catch (problem) {
    return Response.json({ message: String(problem) }, { status: 400 });
  }
}
