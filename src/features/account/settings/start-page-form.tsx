import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { nothingToSave } from '@/entities/setting/nothing-to-save';
import { Form } from '@/ui/form/form';
import { FormSelect } from '@/ui/form/form-field';
import { useSavedForm } from '@/ui/form/use-saved-form';
import { showToast } from '@/ui/toast/toast';
import { saveAccount } from './save-account';

type Start = Pick<Schemas['Preferences'], 'startPage'>;

/** As the sidebar calls them. */
const pages: readonly { value: Start['startPage']; label: string }[] = [
  { value: '/', label: 'Network' },
  { value: '/conversations', label: 'Chat' },
  { value: '/property-search', label: 'Property Search' },
  { value: '/property-evaluations', label: 'Evaluations' },
  { value: '/pipeline', label: 'Pipeline' },
  { value: '/portfolio', label: 'Portfolio' },
];

/** Which page opens after a sign-in and from the logo. */
export function StartPageForm({ user }: { user: Schemas['CurrentUser'] }) {
  const queryClient = useQueryClient();
  const form = useSavedForm<Start>({
    saved: { startPage: user.preferences.startPage },
    validate: () => ({}),
    save: async (preferences) => {
      await saveAccount(queryClient, user.id, { preferences });
      showToast({ kind: 'success', text: 'Start page saved' });
    },
    onUnchanged: nothingToSave,
    failureOf: (error) => formFailure(error, ['startPage']),
  });
  return (
    <Form form={form} label="Start page" submit="Save" sending="Saving" modalId={null} isOneOfMany>
      <FormSelect form={form} name="startPage" label="Start page" choices={pages} />
    </Form>
  );
}
