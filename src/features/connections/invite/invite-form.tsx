import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { usePost } from '@/api/queries';
import { Field } from '@/ui/form/field';
import { FormNotice } from '@/ui/form/form-notice';
import { SubmitButton } from '@/ui/button/submit-button';
import { safeRows } from '@/ui/rows/safe-rows';
import { Textarea } from '@/ui/input/textarea';
import { useForm } from '@/ui/form/use-form';
import { addressesComplaint, addressesIn, longestMessage } from './invite-rules';
import { PersonAction } from '../people/person-action';
import { PersonRow } from '../people/person-row';

const blank = { emails: '', message: '' };

/** Invites up to twenty people by e-mail; those who are members already can be asked to connect instead. */
export function InviteForm() {
  const invite = usePost('/auth/invite-user', { refreshes: ['/auth/invite-user'] });
  const [result, setResult] = useState<Partial<Schemas['InvitationResult']> | null>(null);
  const form = useForm({
    initial: blank,
    validate: ({ emails, message }) => ({
      emails: addressesComplaint(emails),
      message:
        message.trim().length > longestMessage ? `Use ${longestMessage} characters or fewer` : undefined,
    }),
    send: async ({ emails, message }) => {
      const text = message.trim();
      const answer = await invite.mutateAsync({
        body: { emails: addressesIn(emails), ...(text !== '' && { message: text }), uri: location.origin },
      });
      setResult(answer ?? {});
      form.reset(blank);
    },
    failureOf: (error) => formFailure(error, ['emails', 'message']),
  });
  return (
    <section aria-label="Invite by email" className="flex flex-col gap-4">
      <form {...form.formProps} className="flex flex-col gap-4">
        <Field
          label="Email addresses"
          hint="Up to 20, separated by commas or spaces"
          error={form.errorOf('emails')}
        >
          {(control) => (
            <Textarea
              readOnly={form.isSending}
              {...control}
              rows={2}
              inputMode="email"
              autoComplete="off"
              value={form.values.emails}
              onChange={({ currentTarget: { value } }) => form.set('emails', value)}
              onBlur={form.values.emails === '' ? undefined : form.onBlur('emails')}
            />
          )}
        </Field>
        <Field label="Message" isOptional error={form.errorOf('message')}>
          {(control) => (
            <Textarea
              readOnly={form.isSending}
              {...control}
              rows={2}
              value={form.values.message}
              onChange={({ currentTarget: { value } }) => form.set('message', value)}
              onBlur={form.onBlur('message')}
            />
          )}
        </Field>
        <FormNotice failure={form.failure} faulty={form.faulty} />
        <SubmitButton form={form} className="self-start" sending="Sending">
          Send invitations
        </SubmitButton>
      </form>
      <div role="status">{result && <Result result={result} />}</div>
    </section>
  );
}

/** What came of it, as far as the server tells. */
function Result({ result: { invitations, members = [] } }: { result: Partial<Schemas['InvitationResult']> }) {
  if (!invitations) return <p className="text-sm font-medium">Invitations sent</p>;
  const count = invitations.length;
  return (
    <>
      {count > 0 && (
        <p className="text-sm font-medium">
          {count === 1 ? '1 invitation sent' : `${count} invitations sent`}
        </p>
      )}
      {count === 0 && members.length === 0 && <p className="text-sm">That’s your own address.</p>}
      {members.length > 0 && (
        <>
          <p className="mt-2 text-sm font-medium">
            {members.length === 1 ? 'This person is already a member' : 'These people are already members'}
          </p>
          <ul aria-label="Already members">
            {safeRows(members, 'person', (person) => (
              <PersonRow key={person.id} person={person} action={<PersonAction person={person} />} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
