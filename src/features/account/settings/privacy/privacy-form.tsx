import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { Form, FormCheckbox } from '@/ui/form/form';
import { FormSelect } from '@/ui/form/form-field';
import { useSavedForm } from '@/ui/form/use-saved-form';
import { showToast } from '@/ui/toast/toast';
import { nothingToSave } from '@/entities/setting/nothing-to-save';
import { saveAccount } from '../save-account';

type Preferences = Schemas['Preferences'];
type Contact = Pick<Preferences, 'messagesFrom' | 'connectionsFrom'>;
type Visible = Pick<Preferences, 'showOnline' | 'findByEmail' | 'readReceipts'>;

const messageChoices: readonly { value: Preferences['messagesFrom']; label: string }[] = [
  { value: 'members', label: 'Any member' },
  { value: 'connections', label: 'My connections' },
  { value: 'nobody', label: 'No one' },
];

const connectionChoices: readonly { value: Preferences['connectionsFrom']; label: string }[] = [
  { value: 'members', label: 'Any member' },
  { value: 'mutuals', label: 'Connections of my connections' },
  { value: 'nobody', label: 'No one' },
];

/** A form of some of my preferences: only what changed is sent. */
function usePrivacyForm<Values extends Contact | Visible>(user: Schemas['CurrentUser'], saved: Values) {
  const queryClient = useQueryClient();
  return useSavedForm<Values>({
    saved,
    validate: () => ({}),
    save: async (changes) => {
      await saveAccount(queryClient, user.id, { preferences: changes });
      showToast({ kind: 'success', text: 'Privacy settings saved' });
    },
    onUnchanged: nothingToSave,
    failureOf: (error) => formFailure(error, Object.keys(saved)),
  });
}

/** Who may write to me and ask to connect. */
export function ContactForm({ user }: { user: Schemas['CurrentUser'] }) {
  const { messagesFrom, connectionsFrom } = user.preferences;
  const form = usePrivacyForm<Contact>(user, { messagesFrom, connectionsFrom });
  return (
    <Form form={form} label="Who can contact you" submit="Save" sending="Saving" modalId={null} isOneOfMany>
      <FormSelect
        form={form}
        name="messagesFrom"
        label="Who can start a conversation with you"
        choices={messageChoices}
      />
      <FormSelect
        form={form}
        name="connectionsFrom"
        label="Who can ask to connect with you"
        choices={connectionChoices}
      />
    </Form>
  );
}

/** What others see of me. */
export function VisibilityForm({ user }: { user: Schemas['CurrentUser'] }) {
  const { showOnline, findByEmail, readReceipts } = user.preferences;
  const form = usePrivacyForm<Visible>(user, { showOnline, findByEmail, readReceipts });
  return (
    <Form form={form} label="What others see" submit="Save" sending="Saving" modalId={null} isOneOfMany>
      <FormCheckbox form={form} name="showOnline" label="Show when I’m online" />
      <FormCheckbox form={form} name="readReceipts" label="Show when I’ve read a message" />
      <FormCheckbox form={form} name="findByEmail" label="People who know my email address can find me" />
    </Form>
  );
}
