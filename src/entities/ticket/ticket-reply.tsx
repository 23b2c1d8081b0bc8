import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasStatus } from '@/api/errors';
import type { Schemas } from '@/api/contract';
import { usePut } from '@/api/queries';
import { formFailure } from '@/api/form-failure';
import { useDraft } from '@/ui/draft/draft-store';
import { FormField } from '@/ui/form/form-field';
import { FormNotice } from '@/ui/form/form-notice';
import { SubmitButton } from '@/ui/button/submit-button';
import { useForm } from '@/ui/form/use-form';
import { Textarea } from '@/ui/input/textarea';
import { showToast } from '@/ui/toast/toast';
import { ticketQuery } from './ticket-queries';

/** The contract's bound, in characters. */
const longestReply = 4000;

interface TicketReplyProps {
  ticket: Schemas['SupportTicket'];
  /** Whose reply and whose draft it is. */
  userId: number;
  hint?: string;
  /** What else can be done with the ticket, beside Send. */
  children?: ReactNode;
}

/**
 * A reply to a ticket; its text is a draft until the server has it. It goes with the state of the ticket that was read: where the
 * ticket has changed, or the answer to an earlier try was lost, the ticket is read again, and nothing is sent twice.
 */
export function TicketReply({ ticket, userId, hint, children }: TicketReplyProps) {
  const { id, updatedAt } = ticket;
  const queryClient = useQueryClient();
  const draft = useDraft(userId, `ticket-${id}`);
  const put = usePut('/support/{id}');
  const form = useForm({
    initial: { reply: draft.text },
    validate: ({ reply }) => ({ reply: reply.trim() ? undefined : 'Write a reply' }),
    send: async ({ reply }) => {
      const text = reply.trim();
      try {
        await put.mutateAsync({ path: { id }, body: { reply: text, updatedAt } });
      } catch (error) {
        const now = await queryClient.fetchQuery({ ...ticketQuery(id), staleTime: 0 }).catch(() => null);
        const last = now?.replies.at(-1);
        if (last?.author.id !== userId || last.message !== text || now?.updatedAt === updatedAt) throw error;
      }
      draft.settle(reply);
      form.reset({ reply: '' });
      showToast({ kind: 'success', text: 'Reply sent' });
    },
    failureOf: (error) => {
      const failure = formFailure(error, ['reply']);
      return hasStatus(error, 409) && failure.fields.size === 0
        ? { ...failure, text: 'This ticket has changed. Read the latest messages, then send again.' }
        : failure;
    },
  });
  return (
    <form {...form.formProps} aria-label="Reply" className="flex flex-col gap-3">
      <FormField form={form} name="reply" label="Reply" hint={hint}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={longestReply}
            onChange={(event) => {
              control.onChange(event);
              if (!control.readOnly) draft.write(event.currentTarget.value);
            }}
          />
        )}
      </FormField>
      <FormNotice failure={form.failure} faulty={form.faulty} />
      <div className="flex flex-wrap justify-end gap-2.5">
        {children}
        <SubmitButton form={form} sending="Sending">
          Send reply
        </SubmitButton>
      </div>
    </form>
  );
}
