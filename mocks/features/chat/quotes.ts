// Votes on polls, and the way of a quote from the question into the deal.
import { isQuoteExpired, quotedInput, quotedValue, quoteLineAt } from '@/lib/evaluation/inputs/quote-lines';
import { changeMessage, notifyOfMessage } from './activity/chat-activity';
import type { Schema } from '../../engine/contract/contract';
import type { MessageRow } from './activity/conversations';
import type { StoredQuote } from '../../engine/db/tables/chat';
import type { World } from '../../engine/world/world';
import { pollOf, quoteIn, withAttachment } from './deals';
import { editableEvaluation, type EvaluationRow } from '../evaluations/rules/access';
import { notifyOthers } from '../evaluations/history/log';
import { changeEvaluation } from '../evaluations/history/update';
import { keepState } from '../evaluations/history/versions';
import type { Call } from '../../engine/answers/operation';
import { conflict, forbidden, invalid, Refusal } from '../../engine/requests/refusal';

/** Stores a member's vote; null takes it back. Throws 422 when the message asks nothing. */
export function vote(
  world: World,
  message: MessageRow,
  userId: number,
  choice: Schema<'PollChoice'> | null,
): MessageRow {
  const poll = pollOf(message);
  if (poll === undefined) throw invalid({ vote: ['This message doesn’t have a poll'] });
  const isChanged = choice !== null && poll.votes.some((each) => each.userId === userId);
  const votes = isChanged
    ? poll.votes.map((each) => (each.userId === userId ? { userId, choice } : each))
    : poll.votes.filter((each) => each.userId !== userId);
  if (choice !== null && !isChanged) votes.push({ userId, choice });
  const changed = changeMessage(world, message, { attachments: withAttachment(message, { ...poll, votes }) });
  tellDeal(world, poll.refId, userId);
  return changed;
}

/** Throws 403 for whoever asked, 409 once the quote is accepted, 422 for a figure or a day that cannot be. */
export function answerQuote(
  world: World,
  message: MessageRow,
  userId: number,
  { amount, note, validUntil }: Schema<'QuoteAnswer'>,
): MessageRow {
  const quote = quoteIn(message);
  if (quote === undefined) throw invalid({ quoteAnswer: ['This message doesn’t ask for a quote'] });
  if (message.senderId === userId) throw forbidden('You can’t answer your own request');
  if (quote.status === 'accepted') throw conflict('This quote has been accepted');
  if (amount > (quoteLineAt(quote.line)?.max ?? 0)) {
    throw invalid({ 'quoteAnswer.amount': ['Enter a smaller amount'] });
  }
  if (isQuoteExpired(validUntil, today(world))) {
    throw invalid({ 'quoteAnswer.validUntil': ['Choose today or a later date'] });
  }
  const answeredAt = world.clock.now().toISOString();
  const given = { status: 'answered', amount, note, validUntil, answeredById: userId, answeredAt } as const;
  const changed = store(world, message, { ...quote, ...given });
  notifyOfMessage(world, message.senderId, { conversationId: message.conversationId, senderId: userId });
  tellDeal(world, quote.refId, userId);
  return changed;
}

/** Throws 403 for everybody but whoever asked, 409 for what cannot be decided so any more. */
export function decideQuote(call: Call, message: MessageRow, decision: Schema<'QuoteDecision'>): MessageRow {
  const quote = quoteIn(message);
  if (quote === undefined) throw invalid({ quoteDecision: ['This message doesn’t ask for a quote'] });
  if (message.senderId !== call.me().id) throw forbidden('Only the person who asked can accept');
  switch (decision.decision) {
    case 'accept':
      return accept(call, message, quote, decision);
    case 'decline':
      if (quote.status !== 'answered') throw conflict('There’s no open quote');
      return decided(call, message, { ...quote, status: 'declined' });
    case 'undo':
      return takeBack(call, message, quote);
  }
}

function accept(
  call: Call,
  message: MessageRow,
  quote: StoredQuote,
  { amount: seen, evenIfExpired = false }: Schema<'QuoteDecision'>,
): MessageRow {
  const { amount, line, label, validUntil } = quote;
  if (quote.status !== 'answered' || amount === null) throw conflict('There’s no open quote');
  if (seen !== undefined && seen !== amount) throw conflict('The quote has changed. Check it again');
  if (isQuoteExpired(validUntil, today(call.world)) && !evenIfExpired) {
    throw new Refusal(409, { message: 'This quote has expired', code: 'quote-expired' });
  }
  const row = openDeal(call, quote.refId);
  const value = quotedValue(row.inputs, line, { amount, label });
  if (value === undefined) throw conflict('This deal no longer has that cost line');
  const path = quotedInput(line);
  const before = { value: valueAt(row, path), evidence: row.evidence[path] ?? null };
  keepState(call.world, row, call.me().id);
  const at = call.world.clock.now().toISOString();
  put(call, row, path, { value, evidence: { source: 'quote', refId: `message-${message.id}`, at } });
  return store(call.world, message, { ...quote, status: 'accepted', before });
}

/** The figure before comes back, unless it was changed since. */
function takeBack(call: Call, message: MessageRow, quote: StoredQuote): MessageRow {
  const { status, before, line, label, amount } = quote;
  if (status !== 'accepted' && status !== 'declined') throw conflict('There’s no quote to withdraw');
  if (status === 'declined' || before === null || amount === null) {
    return decided(call, message, { ...quote, status: 'answered' });
  }
  const row = openDeal(call, quote.refId);
  const path = quotedInput(line);
  const isStill =
    row.evidence[path]?.refId === `message-${message.id}` &&
    JSON.stringify(quotedValue(row.inputs, line, { amount, label })) === JSON.stringify(valueAt(row, path));
  if (isStill) put(call, row, path, before);
  return decided(call, message, { ...quote, status: 'answered', before: null });
}

function openDeal(call: Call, id: string): EvaluationRow {
  const row = editableEvaluation(call, id);
  if (row.deletedAt !== null) throw conflict('This evaluation has been deleted. Restore it first');
  return row;
}

/** Puts a value and where it comes from into the deal. */
function put(
  call: Call,
  row: EvaluationRow,
  path: string,
  { value, evidence }: { value: unknown; evidence: Schema<'EvidenceTag'> | null },
): void {
  const { [path]: _old, ...others } = row.evidence;
  // Every path of a quote leads to an input of the contract.
  const inputs = path
    .split('.')
    .reduceRight<unknown>((part, key) => ({ [key]: part }), value) as Schema<'SomeEvaluationInputs'>;
  const body = { inputs, evidence: evidence === null ? others : { ...others, [path]: evidence } };
  changeEvaluation(call.world, row, body, call.me().id);
}

type StoredValue = NonNullable<StoredQuote['before']>['value'];

function valueAt({ inputs }: EvaluationRow, path: string): StoredValue {
  let found: unknown = inputs;
  // The path's every part but the last is a group of inputs.
  for (const key of path.split('.')) found = (found as Record<string, unknown>)[key];
  // Every path of a quote leads to a figure or to the lines of works.
  return found as StoredValue;
}

const today = ({ clock }: World) => londonDay(clock.now());
const londonDay = (now: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(now);

const store = (world: World, message: MessageRow, quote: StoredQuote) =>
  changeMessage(world, message, { attachments: withAttachment(message, quote) });

function decided(call: Call, message: MessageRow, quote: StoredQuote): MessageRow {
  tellDeal(call.world, quote.refId, call.me().id);
  return store(call.world, message, quote);
}

/** Whoever else works on the deal reads it again. */
function tellDeal(world: World, evaluationId: string, actorId: number): void {
  const row = world.db.evaluation.get(evaluationId);
  if (row !== undefined) notifyOthers(world, row, actorId);
}
