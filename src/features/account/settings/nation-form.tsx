import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { nothingToSave } from '@/entities/setting/nothing-to-save';
import { Form } from '@/ui/form/form';
import { FormSelect } from '@/ui/form/form-field';
import { useSavedForm } from '@/ui/form/use-saved-form';
import { showToast } from '@/ui/toast/toast';
import { saveAccount } from './save-account';

type Home = Pick<Schemas['Preferences'], 'defaultNation'>;

const nations: readonly { value: Home['defaultNation']; label: string }[] = [
  { value: 'england', label: 'England' },
  { value: 'northern_ireland', label: 'Northern Ireland' },
  { value: 'scotland', label: 'Scotland' },
  { value: 'wales', label: 'Wales' },
];

/** Whose law and tax a new deal and a calculator begin with, as long as no address says otherwise. */
export function NationForm({ user }: { user: Schemas['CurrentUser'] }) {
  const queryClient = useQueryClient();
  const form = useSavedForm<Home>({
    saved: { defaultNation: user.preferences.defaultNation },
    validate: () => ({}),
    save: async (preferences) => {
      await saveAccount(queryClient, user.id, { preferences });
      showToast({ kind: 'success', text: 'Default nation saved' });
    },
    onUnchanged: nothingToSave,
    failureOf: (error) => formFailure(error, ['defaultNation']),
  });
  return (
    <Form form={form} label="Nation" submit="Save" sending="Saving" modalId={null} isOneOfMany>
      <FormSelect form={form} name="defaultNation" label="Default nation" choices={nations} />
    </Form>
  );
}
