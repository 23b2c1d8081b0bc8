import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { Form, FormCheckbox } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { useSavedForm } from '@/ui/form/use-saved-form';
import { Input } from '@/ui/input/input';
import { nothingToSave } from '@/entities/setting/nothing-to-save';
import { savePreferences } from './save-preferences';
import { quietHoursErrors, quietHoursOf, type QuietHours } from './settings-rules';

/** The hours in which nothing sounds, by the clock of the device. */
export function QuietHoursForm({ user }: { user: Schemas['CurrentUser'] }) {
  const queryClient = useQueryClient();
  const saved = quietHoursOf(user.preferences);
  const form = useSavedForm<QuietHours>({
    saved,
    validate: quietHoursErrors,
    save: (changes) => {
      const { isOn, from, to } = { ...saved, ...changes };
      if (!isOn && !saved.isOn) return Promise.resolve(nothingToSave());
      return savePreferences(queryClient, user.id, { quietHours: isOn ? { from, to } : null });
    },
    onUnchanged: nothingToSave,
    failureOf: (error) => formFailure(error, ['from', 'to']),
  });
  return (
    <Form form={form} label="Quiet hours" submit="Save" sending="Saving" modalId={null} isOneOfMany>
      <FormCheckbox form={form} name="isOn" label="Use quiet hours" />
      {form.values.isOn && (
        <div className="grid grid-cols-2 gap-4">
          <FormField form={form} name="from" label="Start time">
            {(control) => <Input {...control} type="time" required />}
          </FormField>
          <FormField form={form} name="to" label="End time">
            {(control) => <Input {...control} type="time" required />}
          </FormField>
        </div>
      )}
    </Form>
  );
}
