import { parsePrompt, type ParsedPrompt } from '@/lib/property-search/prompt/parse-prompt';
import { chipsOf } from '@/lib/property-search/filter-wording';
import { withoutContradictions } from '@/lib/property-search/prompt/prompt-rule';
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import { placeNames, townAround } from '../seeds/areas';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { refuseTurnedOff } from '../../../engine/answers/feature-flags';
import { listingPage } from '../listings';
import { requireRoom, roomLeft } from '../../subscription/usage';
import { nearMisses, selectListings } from './select';
import { forbidden, notFound, tooMany } from '../../../engine/requests/refusal';

type Search = Readonly<Row<'aiSearch'>>;

/** Searches a day by plan. */
const limits: Readonly<Record<Row<'user'>['plan'], number>> = { free: 5, pro: 50, business: 200 };
const shownLately = 10;
const dayMs = 86_400_000;

/** What is left of my day, which ends at midnight UTC, or of my plan's month where that is less. */
function allowanceOf(call: Call) {
  const me = call.me();
  const now = call.world.clock.now().getTime();
  const start = Math.floor(now / dayMs) * dayMs;
  const mine = call.world.db.aiSearch.by('ownerId', me.id);
  const today = mine.filter(({ createdAt }) => Date.parse(createdAt) >= start).length;
  const limit = limits[me.plan];
  const remaining = Math.max(0, limit - today);
  const month = roomLeft(call, 'aiSearches');
  if (month !== null && month.left < remaining) {
    const at = call.world.clock.now();
    const nextMonth = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1);
    const period = 'month' as const;
    return { mine, limit: month.limit, remaining: month.left, resetsAt: nextMonth, now, period };
  }
  return { mine, limit, remaining, resetsAt: start + dayMs, now, period: 'day' as const };
}

/** What was said before stands, unless the new words speak of the same thing. */
function refined(
  previous: Search | undefined,
  parsed: ParsedPrompt,
): Pick<ParsedPrompt, 'filters' | 'chips'> {
  if (previous === undefined) return parsed;
  const filters = withoutContradictions({ ...previous.filters, ...parsed.filters }, parsed.filters);
  const sure = [...previous.chips, ...parsed.chips].map(({ key, confidence }) => [key, confidence] as const);
  return { filters, chips: chipsOf(filters, Object.fromEntries(sure)) };
}

function explanationOf(conditions: number, total: number, unparsed: readonly string[]): string {
  const asked =
    conditions === 0
      ? 'I couldn’t find any criteria in that, so here’s everything for sale, newest first.'
      : `${total === 0 ? 'No listings match' : total === 1 ? 'One listing matches' : `${total} listings match`} ${
          conditions === 1 ? 'your filter' : `all ${conditions} of your filters`
        }.`;
  const unused = unparsed.map((word) => `“${word}”`).join(', ');
  return unparsed.length === 0 ? asked : `${asked} I didn’t use ${unused}.`;
}

export const aiSearchOperations = {
  getAiStatus(call) {
    const { mine, limit, remaining, resetsAt, period } = allowanceOf(call);
    const recent: Schema<'AiStatus'>['recent'] = mine
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || (a.id < b.id ? 1 : -1))
      .slice(0, shownLately)
      .map(({ id, query, createdAt }) => ({ id, query, createdAt }));
    return {
      status: 200,
      body: {
        available: remaining > 0,
        limit,
        remaining,
        period,
        resetsAt: new Date(resetsAt).toISOString(),
        recent,
      },
    };
  },

  async askPropertySearch(call) {
    const me = call.me();
    refuseTurnedOff(call, 'ai-search');
    const { db } = call.world;
    const { query, previousId } = await call.body();
    const previous = previousId === undefined ? undefined : previousSearch(call, previousId);
    requireRoom(call, 'aiSearches');
    const { remaining, resetsAt, now } = allowanceOf(call);
    if (remaining === 0) {
      const seconds = Math.ceil((resetsAt - now) / 1000);
      throw tooMany(seconds, 'You’ve used today’s AI searches. You’ll get more after midnight');
    }
    const parsed = parsePrompt(query, placeNames, townAround);
    const { filters, chips } = refined(previous, parsed);
    const createdAt = new Date(now).toISOString();
    const { id } = db.aiSearch.add({ ownerId: me.id, query, filters, chips, createdAt });
    const selection = { filters, now, readerId: me.id };
    const rows = selectListings(db, selection);
    return {
      status: 200,
      body: {
        id,
        query,
        filters,
        chips,
        unparsed: parsed.unparsed,
        explanation: explanationOf(chips.length, rows.length, parsed.unparsed),
        listings: listingPage(call, rows, filters, 1, true),
        nearMisses: rows.length === 0 ? nearMisses(db, selection) : [],
        createdAt,
      },
    };
  },
} satisfies OperationsOf<'getAiStatus' | 'askPropertySearch'>;

/** The search of mine that is refined. Throws 404 when there is none, 403 when it is somebody else's. */
function previousSearch(call: Call, id: string): Search {
  const search = call.world.db.aiSearch.get(id);
  if (search === undefined) throw notFound('We couldn’t find the search to refine');
  if (search.ownerId !== call.me().id) throw forbidden('You don’t have access to this search');
  return search;
}
