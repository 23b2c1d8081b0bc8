import { hasStatus } from '@/api/errors';
import { formFailure } from '@/api/form-failure';

const fields = [
  'startsAt',
  'minutes',
  'kind',
  'status',
  'agentContactId',
  'attendees',
  'reminders',
  'summary',
];

const changedElsewhere =
  'This viewing was changed elsewhere while you were editing. Your changes are still here. Save again to replace the other changes.';

/** What a form of a viewing shows of a refusal: the server’s word on the start stands at the time. */
export function refusalOf(error: unknown) {
  const failure = formFailure(error, fields);
  const named = new Map(
    [...failure.fields].map(([name, text]) => [name === 'startsAt' ? 'time' : name, text] as const),
  );
  const isConflict = hasStatus(error, 409) && named.size === 0;
  return { ...failure, fields: named, text: isConflict ? changedElsewhere : failure.text };
}
