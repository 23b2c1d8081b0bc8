import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { londonDay } from '@/lib/dates/calendar-day';
import { formatDate, weekdayName } from '@/lib/dates/dates';
import { Form } from '@/ui/form/form';
import { FormSelect } from '@/ui/form/form-field';
import { useSavedForm } from '@/ui/form/use-saved-form';
import { useNow } from '@/ui/text/use-now';
import { nothingToSave } from '@/entities/setting/nothing-to-save';
import { savePreferences } from './save-preferences';
import { digestOf, nextDigest, type Digest } from './settings-rules';

const frequencies: readonly { value: Digest['digest']; label: string }[] = [
  { value: 'off', label: 'Never' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
];

const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: weekdayName(day) }));

/** How often an email tells me what I missed; a weekly one on a day of my choice. */
export function DigestForm({ user }: { user: Schemas['CurrentUser'] }) {
  const queryClient = useQueryClient();
  const form = useSavedForm<Digest>({
    saved: digestOf(user.preferences),
    validate: () => ({}),
    save: ({ digest, digestDay }) =>
      savePreferences(queryClient, user.id, {
        ...(digest !== undefined && { digest }),
        ...(digestDay !== undefined && { digestDay: Number(digestDay) }),
      }),
    onUnchanged: nothingToSave,
    failureOf: (error) => formFailure(error, ['digest', 'digestDay']),
  });
  const next = nextDigest(form.values, londonDay(useNow()));
  return (
    <Form form={form} label="Email digest" submit="Save" sending="Saving" modalId={null} isOneOfMany>
      <div className="grid grid-cols-1 gap-4 @[52rem]:grid-cols-2">
        <FormSelect form={form} name="digest" label="Frequency" choices={frequencies} />
        {form.values.digest === 'weekly' && (
          <FormSelect form={form} name="digestDay" label="Day" choices={days} />
        )}
      </div>
      {next !== null && (
        <p className="text-sm text-pretty text-ink-2">
          {`Next digest: ${formatDate(next)}, if you have unread notifications.`}
        </p>
      )}
    </Form>
  );
}
