// A member's renewal dates at an address that calendar programs read again and again.
import { icsFile } from '@/lib/dates/ics/ics';
import { renewalEvent } from '@/lib/renewals/renewal-event';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { notFound } from '../../../engine/requests/refusal';
import { originOf } from '../../../engine/requests/site-origin';
import { secretToken } from '../secret-token';

/** Ends the address that there is. */
function end(call: Call): void {
  const { renewalCalendar } = call.world.db;
  for (const { id } of renewalCalendar.by('ownerId', call.me().id)) renewalCalendar.remove(id);
}

export const renewalCalendarOperations = {
  getRenewalCalendar(call) {
    const kept = call.world.db.renewalCalendar.first('ownerId', call.me().id);
    return { status: 200, body: { token: kept?.token ?? null } };
  },

  createRenewalCalendar(call) {
    const { id: ownerId } = call.me();
    end(call);
    const { token } = call.world.db.renewalCalendar.add({ ownerId, token: secretToken() });
    return { status: 201, body: { token } };
  },

  deleteRenewalCalendar(call) {
    end(call);
    return { status: 204 };
  },

  getRenewalCalendarFile(call) {
    const { db, clock } = call.world;
    const kept = db.renewalCalendar.first('token', call.param('token').replace(/\.ics$/, ''));
    if (kept === undefined) throw notFound('We couldn’t find that calendar');
    const site = originOf(call);
    const events = db.renewalDate
      .by('ownerId', kept.ownerId)
      .flatMap((row) => renewalEvent(row, (id) => db.property.get(id)?.addressLine1, site));
    return {
      status: 200,
      file: icsFile(events, clock.now()),
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Cache-Control': 'private, max-age=900',
        'X-Content-Type-Options': 'nosniff',
      },
    };
  },
} satisfies OperationsOf<
  'getRenewalCalendar' | 'createRenewalCalendar' | 'deleteRenewalCalendar' | 'getRenewalCalendarFile'
>;
