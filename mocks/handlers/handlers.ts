import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { OperationId } from '../contract';
import { sessionCookie } from '../sessions';
import { insteadOf, spoil } from '../broken-answers';
import type { World } from '../world';
import { addressOf, operationIds } from './addresses';
import { apiPrefix } from './api-prefix';
import { authOperations } from './account';
import { commentOperations } from './feed-comments';
import { connectionOperations } from './connections';
import { documentedAlone, isDocumented, notDocumented } from './documented-answer';
import { malformedHandler } from './malformed';
import { mediaOperations } from './media';
import { notificationOperations } from './notifications';
import { Call, type CallOf, type OperationsOf } from './operation';
import { postOperations } from './feed-posts';
import { reactionOperations } from './feed-reactions';
import { tagOperations } from './feed-tags';
import { Refusal } from './refusal';
import { userOperations } from './profiles';
import { accountAccessOperations } from './account-access';
import { profileOperations } from './profiles-members';
import { businessOperations } from './businesses';
import { searchOperations } from './search';
import { conversationOperations } from './chat-conversations';
import { messageOperations } from './chat-messages';
import { assistantOperations } from './assistant';
import { listingOperations } from './property-search-listings';
import { epcOperations } from './property-search-epc';
import { listingStatsOperations } from './property-search-stats';
import { savedSearchOperations } from './property-search-saved';
import { aiSearchOperations } from './property-search-ai';
import { evaluationOperations } from './evaluations';
import { evaluationSettingOperations } from './evaluations-settings';
import { pipelineOperations } from './pipeline';
import { propertyOperations } from './portfolio-properties';
import { portfolioPeopleOperations } from './portfolio-people';
import { roomOperations } from './portfolio-rooms';
import { upkeepOperations } from './portfolio-upkeep';
import { mortgageOperations } from './portfolio-mortgages';
import { tenancyOperations } from './portfolio-tenancies';
import { transactionOperations } from './portfolio-transactions';
import { recurringOperations } from './portfolio-recurring';
import { renewalOperations } from './portfolio-renewals';
import { documentOperations } from './portfolio-documents';
import { folderOperations } from './portfolio-folders';
import { companyOperations } from './portfolio-companies';
import { companyRegisterOperations } from './portfolio-company-register';
import { subscriptionOperations } from './subscription';
import { checkoutOperations } from './subscription-checkout';
import { planChangeOperations } from './subscription-changes';
import { supportOperations } from './support';
import { mailingListOperations } from './support-mailing-list';
import { betaOperations } from './support-beta';
import { articleOperations } from './knowledge-base';
import { articleCategoryOperations } from './knowledge-base-categories';
import { articleFeedbackOperations } from './knowledge-base-feedback';
import { articleNoteOperations } from './knowledge-base-notes';
import { articlePathOperations } from './knowledge-base-paths';
import { blogOperations } from './blog';

/** Every operation of the contract: one that is missing or answers otherwise does not compile. */
const operations: OperationsOf<OperationId> = {
  ...authOperations,
  ...userOperations,
  ...connectionOperations,
  ...postOperations,
  ...commentOperations,
  ...reactionOperations,
  ...tagOperations,
  ...notificationOperations,
  ...mediaOperations,
  ...accountAccessOperations,
  ...profileOperations,
  ...businessOperations,
  ...searchOperations,
  ...conversationOperations,
  ...messageOperations,
  ...assistantOperations,
  ...listingOperations,
  ...listingStatsOperations,
  ...epcOperations,
  ...savedSearchOperations,
  ...aiSearchOperations,
  ...evaluationOperations,
  ...evaluationSettingOperations,
  ...pipelineOperations,
  ...propertyOperations,
  ...portfolioPeopleOperations,
  ...roomOperations,
  ...upkeepOperations,
  ...mortgageOperations,
  ...tenancyOperations,
  ...transactionOperations,
  ...recurringOperations,
  ...renewalOperations,
  ...documentOperations,
  ...folderOperations,
  ...companyOperations,
  ...companyRegisterOperations,
  ...subscriptionOperations,
  ...checkoutOperations,
  ...planChangeOperations,
  ...supportOperations,
  ...mailingListOperations,
  ...betaOperations,
  ...articleOperations,
  ...articleCategoryOperations,
  ...articleFeedbackOperations,
  ...articleNoteOperations,
  ...articlePathOperations,
  ...blogOperations,
};

/** What any operation may answer, as far as writing it out needs to know. */
interface Written {
  status: number;
  body?: unknown;
  file?: Blob | string;
  headers?: Record<string, string>;
}

/** Carries the session's token where requests cannot have a cookie, nor answers set one. */
export interface CookieCarrier {
  tokenOf(request: Request): string | undefined;
  setCookie(request: Request, cookie: string): void;
  /** Whether it comes through though there is no network: its page has yet to load. */
  isSpared(request: Request): boolean;
}

/** The handlers of all operations, the more fixed paths before the more open ones. */
export function createHandlers(world: World, carrier?: CookieCarrier): HttpHandler[] {
  const openness = (id: OperationId) => addressOf[id].split('{').length;
  const byAddress = operationIds.toSorted((a, b) => openness(a) - openness(b));
  return [malformedHandler, ...byAddress.map((id) => handlerOf(world, id, carrier))];
}

function handlerOf(world: World, id: OperationId, carrier?: CookieCarrier): HttpHandler {
  const [method = '', path = ''] = addressOf[id].split(' ');
  const pattern = `*${apiPrefix}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  // An address has one of these four methods only.
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[verb](pattern, async ({ request, params, cookies }) => {
    const token = carrier ? carrier.tokenOf(request) : cookies[sessionCookie];
    world.sessions.sawCall(token);
    const { resets } = world;
    if (world.latencyMs > 0) await delay(world.latencyMs);
    if (world.resets !== resets) return HttpResponse.error();
    const fault = world.faults.take(id, { isSpared: carrier?.isSpared(request) ?? false });
    const instead = fault && insteadOf(fault);
    if (instead) return instead;
    const before = performance.now();
    const call = new Call(world, id, request, params, token);
    const written = await performAs(world, id, call);
    const cookie = written.headers?.['Set-Cookie'];
    if (cookie !== undefined) carrier?.setCookie(request, cookie);
    const answer = write(written);
    // Shown by the browser's network panel, without the latency that stands in for the network.
    answer.headers.set('Server-Timing', `handler;dur=${(performance.now() - before).toFixed(1)}`);
    await world.stored();
    return fault ? spoil(answer, fault.status) : answer;
  });
}

/** As a server of the whole contract, or as one that has what is documented alone. */
async function performAs(world: World, id: OperationId, call: Call): Promise<Written> {
  if (!world.isDocumentedOnly) return perform(id, call);
  return isDocumented(id) ? documentedAlone(id, await perform(id, call)) : notDocumented();
}

async function perform(id: OperationId, call: Call): Promise<Written> {
  try {
    // The call carries the id of the operation that it is given to.
    return await operations[id](call as CallOf<never>);
  } catch (problem) {
    if (problem instanceof Refusal) {
      const { status, body, headers } = problem;
      return { status, body, headers };
    }
    // oxlint-disable-next-line no-console -- the answer hides the cause, as a real server's would
    console.error(`The mock server failed in ${id}`, problem);
    return { status: 500, body: { message: 'Something went wrong on the server', code: 'failed' } };
  }
}

function write({ status, body, file, headers = {} }: Written): HttpResponse<null | string | Blob> {
  if (file !== undefined) return new HttpResponse(file, { status, headers });
  if (body === undefined) return new HttpResponse(null, { status, headers });
  const json = { ...headers, 'Content-Type': 'application/json' };
  return new HttpResponse(JSON.stringify(body), { status, headers: json });
}
