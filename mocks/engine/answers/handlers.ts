import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { OperationId } from '../contract/contract';
import { sessionCookie } from '../world/sessions';
import { insteadOf, spoil } from '../contract/broken-answers';
import type { World } from '../world/world';
import { matchAddress } from '../requests/match-address';
import { authOperations } from '../../features/account/account';
import { commentOperations } from '../../features/feed/comments';
import { connectionOperations } from '../../features/connections/connections';
import { documentedAlone, isDocumented, notDocumented } from './documented-answer';
import { malformedHandler } from '../requests/malformed';
import { mediaOperations } from '../../features/media/media';
import { notificationOperations } from '../../features/notifications/notifications';
import { Call, type CallOf, type OperationsOf } from './operation';
import { postOperations } from '../../features/feed/posts';
import { reactionOperations } from '../../features/feed/reactions';
import { tagOperations } from '../../features/feed/tags';
import { Refusal } from '../requests/refusal';
import { userOperations } from '../../features/profile/profiles';
import { accountAccessOperations } from '../../features/account/access';
import { profileOperations } from '../../features/profile/members';
import { businessOperations } from '../../features/business/businesses';
import { searchOperations } from '../../features/search/search';
import { conversationOperations } from '../../features/chat/conversations';
import { messageOperations } from '../../features/chat/messages';
import { assistantOperations } from '../../features/assistant/assistant';
import { listingOperations } from '../../features/property-search/listings';
import { pinOperations } from '../../features/property-search/map/pins';
import { epcOperations } from '../../features/property-search/epc';
import { listingStatsOperations } from '../../features/property-search/stats';
import { savedSearchOperations } from '../../features/property-search/saved';
import { aiSearchOperations } from '../../features/property-search/ai/ai';
import { evaluationOperations } from '../../features/evaluations/evaluations';
import { evaluationSettingOperations } from '../../features/evaluations/settings';
import { pipelineOperations } from '../../features/pipeline/pipeline';
import { propertyOperations } from '../../features/portfolio/properties/properties';
import { portfolioPeopleOperations } from '../../features/portfolio/people/people';
import { roomOperations } from '../../features/portfolio/rooms/rooms';
import { propertyPackOperations } from '../../features/portfolio/packs/packs';
import { upkeepOperations } from '../../features/portfolio/upkeep/upkeep';
import { mortgageOperations } from '../../features/portfolio/mortgages/mortgages';
import { tenancyOperations } from '../../features/portfolio/tenancies/tenancies';
import { transactionOperations } from '../../features/portfolio/transactions/transactions';
import { recurringOperations } from '../../features/portfolio/transactions/recurring';
import { renewalOperations } from '../../features/portfolio/mortgages/renewals';
import { renewalCalendarOperations } from '../../features/portfolio/mortgages/renewal-calendar';
import { documentOperations } from '../../features/portfolio/documents/documents';
import { folderOperations } from '../../features/portfolio/documents/folders';
import { companyOperations } from '../../features/portfolio/companies/companies';
import { companyRegisterOperations } from '../../features/portfolio/companies/company-register';
import { subscriptionOperations } from '../../features/subscription/subscription';
import { checkoutOperations } from '../../features/subscription/checkout';
import { providerPages } from '../../features/subscription/provider/provider-pages';
import { planChangeOperations } from '../../features/subscription/changes';
import { supportOperations } from '../../features/support/support';
import { mailingListOperations } from '../../features/support/mailing-list';
import { betaOperations } from '../../features/support/beta';
import { articleOperations } from '../../features/knowledge-base/knowledge-base';
import { articleCategoryOperations } from '../../features/knowledge-base/categories';
import { articleFeedbackOperations } from '../../features/knowledge-base/feedback';
import { articleNoteOperations } from '../../features/knowledge-base/notes';
import { articlePathOperations } from '../../features/knowledge-base/paths';
import { memberDataOperations } from '../../features/data/data';
import { blogOperations } from '../../features/blog/blog';
import { blogFeedOperations } from '../../features/blog/feed';
import { adminOperations } from '../../features/admin/admin';
import { watchRecord } from '../../features/portfolio/record-log';

/** Every operation of the contract: one that is missing or answers otherwise does not compile. */
const operations: OperationsOf<OperationId> = {
  ...authOperations,
  ...adminOperations,
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
  ...pinOperations,
  ...listingStatsOperations,
  ...epcOperations,
  ...savedSearchOperations,
  ...aiSearchOperations,
  ...evaluationOperations,
  ...evaluationSettingOperations,
  ...pipelineOperations,
  ...propertyOperations,
  ...propertyPackOperations,
  ...portfolioPeopleOperations,
  ...roomOperations,
  ...upkeepOperations,
  ...mortgageOperations,
  ...tenancyOperations,
  ...transactionOperations,
  ...recurringOperations,
  ...renewalOperations,
  ...renewalCalendarOperations,
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
  ...memberDataOperations,
  ...blogOperations,
  ...blogFeedOperations,
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

/** The handler of all operations, and the payment provider's pages. */
export function createHandlers(world: World, carrier?: CookieCarrier): HttpHandler[] {
  return [malformedHandler, operationHandler(world, carrier), ...providerPages(world)];
}

/**
 * One for all: of some three hundred handlers MSW would ask each in turn, which reads the cookies and compiles the path anew, and was a
 * quarter of a story's time.
 */
function operationHandler(world: World, carrier?: CookieCarrier): HttpHandler {
  const calledBy = (request: Request) => matchAddress(request.method, new URL(request.url));
  return http.all(
    ({ request }) => calledBy(request) !== undefined,
    async ({ request, cookies }) => {
      const called = calledBy(request);
      if (!called) return undefined;
      const { id, params } = called;
      const token = carrier ? carrier.tokenOf(request) : cookies[sessionCookie];
      world.sessions.sawCall(token);
      const { ended } = world;
      if (world.latencyMs > 0) await delay(world.latencyMs);
      if (world.ended !== ended) return HttpResponse.error();
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
    },
  );
}

/** As a server of the whole contract, or as one that has what is documented alone. */
async function performAs(world: World, id: OperationId, call: Call): Promise<Written> {
  if (!world.isDocumentedOnly) return perform(id, call);
  return isDocumented(id) ? documentedAlone(id, await perform(id, call)) : notDocumented();
}

async function perform(id: OperationId, call: Call): Promise<Written> {
  try {
    const noteDone = watchRecord(call, id);
    // The call carries the id of the operation that it is given to.
    const written: Written = await operations[id](call as CallOf<never>);
    await noteDone?.(written.body);
    return written;
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
