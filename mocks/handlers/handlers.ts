import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { OperationId } from '../contract';
import { sessionCookie } from '../sessions';
import type { World } from '../world';
import { addresses } from './addresses';
import { authOperations } from './account';
import { commentOperations } from './feed-comments';
import { connectionOperations } from './connections';
import { mediaOperations } from './media';
import { notificationOperations } from './notifications';
import { Call, type OperationsOf } from './operation';
import { postOperations } from './feed-posts';
import { reactionOperations } from './feed-reactions';
import { Refusal } from './refusal';
import { userOperations } from './profiles';

/** The server prefix of the mock server. */
export const apiPrefix = '/api';

/** Every operation of the contract: one that is missing or answers otherwise does not compile. */
const operations: OperationsOf<OperationId> = {
  ...authOperations,
  ...userOperations,
  ...connectionOperations,
  ...postOperations,
  ...commentOperations,
  ...reactionOperations,
  ...notificationOperations,
  ...mediaOperations,
};

/** What any operation may answer, as far as writing it out needs to know. */
interface Written {
  status: number;
  body?: unknown;
  svg?: string;
  headers?: Record<string, string>;
}

/** The handlers of all operations, the more fixed paths before the more open ones. */
export function createHandlers(world: World): HttpHandler[] {
  // Object.keys of a literal holds exactly its own keys.
  const ids = Object.keys(addresses) as OperationId[];
  const openness = (id: OperationId) => addresses[id].split('{').length;
  return ids.toSorted((a, b) => openness(a) - openness(b)).map((id) => handlerOf(world, id));
}

function handlerOf(world: World, id: OperationId): HttpHandler {
  const [method = '', path = ''] = addresses[id].split(' ');
  const pattern = `*${apiPrefix}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  // `addresses` knows these four methods only.
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[verb](pattern, async ({ request, params, cookies }) => {
    world.sessions.sawCall(cookies[sessionCookie]);
    if (world.latencyMs > 0) await delay(world.latencyMs);
    const fault = world.faults.take(id);
    if (fault?.status === 'network') return HttpResponse.error();
    if (fault) {
      const body = fault.body ?? { message: 'Something went wrong on the server', code: 'fault' };
      return HttpResponse.json(body, {
        status: fault.status,
        ...(fault.headers && { headers: fault.headers }),
      });
    }
    const answer = await perform(id, new Call(world, request, params, cookies[sessionCookie]));
    await world.stored();
    return answer;
  });
}

async function perform(id: OperationId, call: Call): Promise<HttpResponse<null | string>> {
  try {
    return write(await operations[id](call));
  } catch (problem) {
    if (problem instanceof Refusal) {
      const { status, body, headers } = problem;
      return write({ status, body, headers });
    }
    // oxlint-disable-next-line no-console -- the answer hides the cause, as a real server's would
    console.error(`The mock server failed in ${id}`, problem);
    return write({ status: 500, body: { message: 'Something went wrong on the server', code: 'failed' } });
  }
}

function write({ status, body, svg, headers = {} }: Written): HttpResponse<null | string> {
  if (svg !== undefined) return new HttpResponse(svg, { status, headers });
  if (body === undefined) return new HttpResponse(null, { status, headers });
  const json = { ...headers, 'Content-Type': 'application/json' };
  return new HttpResponse(JSON.stringify(body), { status, headers: json });
}
