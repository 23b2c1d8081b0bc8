import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { formatDate } from '@/lib/dates/dates';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { useSavedForm } from '@/ui/form/use-saved-form';
import { Input } from '@/ui/input/input';
import { showToast } from '@/ui/toast/toast';
import { useUsernameCheck } from '../register/use-username-check';
import { UsernameField } from '../register/username-field';
import { identityBody, identityErrors, identityOf, type Identity } from './account-rules';
import { nothingToSave } from '@/entities/setting/nothing-to-save';
import { saveAccount } from './save-account';

/** My name, username and phone number. A username can be changed once in 30 days; the old one keeps leading to me. */
export function IdentityForm({ user }: { user: Schemas['CurrentUser'] }) {
  const queryClient = useQueryClient();
  const saved = identityOf(user);
  const [username, setUsername] = useState(saved.username);
  const check = useUsernameCheck(username === saved.username ? '' : username);
  const form = useSavedForm<Identity>({
    saved,
    validate: (values) => identityErrors(values, saved, check.state === 'taken' ? check : null),
    save: async (changes) => {
      await saveAccount(queryClient, user.id, identityBody(changes));
      showToast({ kind: 'success', text: 'Details saved' });
    },
    onUnchanged: nothingToSave,
    failureOf: (error) => formFailure(error, Object.keys(saved)),
  });
  const { values, set, errorOf, onBlur } = form;
  return (
    <Form form={form} label="Your details" submit="Save" sending="Saving" modalId={null} isOneOfMany>
      <div className="grid grid-cols-1 items-start gap-4 @[52rem]:grid-cols-2">
        <FormField form={form} name="fullName" label="Full name">
          {(control) => <Input {...control} autoComplete="name" maxLength={80} required />}
        </FormField>
        <UsernameField
          size="md"
          value={values.username}
          error={errorOf('username')}
          check={check}
          isFixed={user.usernameChangeableAt !== null}
          hint={
            user.usernameChangeableAt === null
              ? 'You can change it once every 30 days. Links to your old username keep working.'
              : `You can change it again from ${formatDate(user.usernameChangeableAt)}`
          }
          onLeave={onBlur('username')}
          onChange={(value) => {
            set('username', value);
            setUsername(value);
          }}
        />
      </div>
      <FormField form={form} name="phone" label="Phone" isOptional>
        {(control) => <Input {...control} type="tel" autoComplete="tel" maxLength={20} />}
      </FormField>
    </Form>
  );
}
