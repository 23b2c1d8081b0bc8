import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { formFailure } from '@/api/form-failure';
import type { Schemas } from '@/api/contract';
import { usePost } from '@/api/queries';
import { Checkbox } from '@/ui/input/checkbox';
import { useDraft } from '@/ui/draft/draft-store';
import { Field } from '@/ui/form/field';
import { FormNotice } from '@/ui/form/form-notice';
import { SubmitButton } from '@/ui/button/submit-button';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { Textarea } from '@/ui/input/textarea';
import { useForm } from '@/ui/form/use-form';
import { AttachmentField } from './attachment-field';
import {
  contactComplaints,
  contactFields,
  longestMessage,
  ticketOf,
  topics,
  type ContactText,
} from './contact-rules';
import { useAttachments } from './use-attachments';

interface ContactFormProps {
  /** Who is signed in; their name and address stand in the form already. */
  member: { id: number; fullName: string; email: string } | undefined;
  /** Left out where the account says who writes and where the answer goes. */
  asksWho?: boolean;
  /** Given the receipt, unless the server sent none. */
  onSent: (receipt: Schemas['SupportReceipt'] | undefined) => void;
}

/** Strangers of this browser share one draft. */
const nobody = 0;

/** Only the server itself can say that it did not take the message; a gateway says no more than that the answer is lost. */
const mayHaveArrivedAfter = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 502 || error.status === 504;

/**
 * A message to support (S07); its text is kept as a draft until it is sent. One whose answer was lost, or that was being sent when
 * the page was left, may have arrived: its writer is told so before they send it a second time.
 */
export function ContactForm({ member, asksWho = true, onSent }: ContactFormProps) {
  const draft = useDraft(member?.id ?? nobody, 'contact');
  const underWay = useDraft(member?.id ?? nobody, 'contact-under-way');
  const [mayHaveArrived, setMayHaveArrived] = useState(draft.text !== '' && underWay.text === draft.text);
  const pictures = useAttachments();
  const post = usePost('/support', { refreshes: ['/support'] });
  const form = useForm<ContactText>({
    initial: {
      name: member?.fullName ?? '',
      email: member?.email ?? '',
      topic: '',
      message: draft.text,
      consent: false,
    },
    validate: contactComplaints,
    send: async (text) => {
      const images = pictures.attachments.map(({ file }) => file);
      underWay.write(text.message);
      let isInDoubt = false;
      try {
        const receipt = await post.mutateAsync({ body: ticketOf(text, images) });
        draft.settle(text.message);
        onSent(receipt);
      } catch (error) {
        isInDoubt = mayHaveArrivedAfter(error);
        throw error;
      } finally {
        if (!isInDoubt) underWay.write('');
        setMayHaveArrived(isInDoubt);
      }
    },
    failureOf: (error) => formFailure(error, contactFields.slice(0, 5)),
  });
  const { values, set, errorOf, onBlur } = form;
  const consentError = errorOf('consent');
  const doubt = mayHaveArrived && (
    <p
      role="status"
      className="rounded-[11px] border border-line bg-surface-2 px-4 py-2.5 text-sm text-pretty"
    >
      We may already have this message. Check your inbox for a copy before you send it again.
    </p>
  );
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      {form.failure === null && doubt}
      {asksWho && (
        <div className="grid gap-4 md:grid-cols-2">
          <Field label="Name" error={errorOf('name')}>
            {(control) => (
              <Input
                {...control}
                name="name"
                autoComplete="name"
                required
                maxLength={80}
                value={values.name}
                onBlur={onBlur('name')}
                onChange={(event) => set('name', event.target.value)}
              />
            )}
          </Field>
          <Field label="Email" error={errorOf('email')}>
            {(control) => (
              <Input
                {...control}
                type="email"
                name="email"
                autoComplete="email"
                required
                maxLength={254}
                value={values.email}
                onBlur={onBlur('email')}
                onChange={(event) => set('email', event.target.value)}
              />
            )}
          </Field>
        </div>
      )}
      <Field label="Topic" error={errorOf('topic')}>
        {(control) => (
          <NativeSelect
            {...control}
            name="topic"
            required
            placeholder="Choose one"
            choices={topics}
            value={values.topic}
            onBlur={onBlur('topic')}
            onChange={(event) => {
              set('topic', topics.find(({ value }) => value === event.target.value)?.value ?? '');
            }}
          />
        )}
      </Field>
      <Field
        label="Message"
        hint={`${values.message.length.toLocaleString('en-GB')} of ${longestMessage.toLocaleString('en-GB')} characters`}
        error={errorOf('message')}
      >
        {(control) => (
          <Textarea
            {...control}
            name="message"
            required
            rows={6}
            maxLength={longestMessage}
            value={values.message}
            onBlur={onBlur('message')}
            onChange={(event) => {
              set('message', event.target.value);
              draft.write(event.target.value);
            }}
          />
        )}
      </Field>
      <AttachmentField {...pictures} />
      <div>
        <Checkbox
          label="Tiebeam can keep this message and reply to me"
          checked={values.consent}
          required
          aria-invalid={consentError !== undefined || undefined}
          aria-describedby={consentError === undefined ? undefined : 'contact-consent'}
          onChange={(event) => set('consent', event.target.checked)}
        />
        <p id="contact-consent" className="text-xs/[17px] text-red-ink empty:hidden">
          {consentError}
        </p>
      </div>
      <FormNotice failure={form.failure} faulty={form.faulty} />
      {form.failure !== null && doubt}
      <div>
        <SubmitButton form={form} size="lg" sending="Sending" disabled={pictures.isWorking}>
          {form.failure === null ? 'Send message' : 'Retry'}
        </SubmitButton>
      </div>
    </form>
  );
}
