// What a ticket is made of: who writes, and about what.
import type { Database, Row } from '../../engine/db/database';
import type { Call, RequestBody } from '../../engine/answers/operation';
import { invalid, unauthorised } from '../../engine/requests/refusal';

type Given = RequestBody<'createSupportTicket'>;

/** Who writes, and what. Throws 401 for a report without a session, 422 for what is missing. */
export function ticketOf(call: Call, { topic, message, name, email, context }: Given) {
  const me = call.world.sessions.memberOf(call.token);
  const needed = 'This field is required';
  const errors: Record<string, string[]> = {};
  if (topic === 'report') {
    if (me === undefined) throw unauthorised();
    for (const field of ['kind', 'id', 'reason'] as const) {
      if (context?.[field] === undefined) errors[`context.${field}`] = [needed];
    }
  } else if (message === undefined) errors['message'] = [needed];
  const writer = { name: name?.trim() ?? me?.fullName, email: email ?? me?.email };
  if (writer.name === undefined) errors['name'] = [needed];
  if (writer.email === undefined) errors['email'] = [needed];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    ownerId: me?.id ?? null,
    topic,
    message: message ?? context?.reason ?? '',
    name: writer.name ?? '',
    email: writer.email ?? '',
    context: context ?? null,
  };
}

/** My open report of the same content. */
export const sameReport = (
  db: Database,
  { ownerId, topic, context }: Pick<Row<'supportTicket'>, 'ownerId' | 'topic' | 'context'>,
) =>
  topic === 'report' && ownerId !== null
    ? db.supportTicket
        .by('ownerId', ownerId)
        .find(
          (row) =>
            row.context?.kind === context?.kind && row.context?.id === context?.id && row.status !== 'closed',
        )
    : undefined;
