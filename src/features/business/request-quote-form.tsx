import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { errorMessage } from '@/api/errors';
import { read, usePost } from '@/api/queries';
import { useRecordForm } from '@/entities/record/use-record-form';
import { useSendTo } from '@/entities/conversation/use-send-to';
import { linesOfTrade } from '@/lib/evaluation/inputs/quote-lines';
import { Form } from '@/ui/form/form';
import { FormAlert } from '@/ui/form/form-alert';
import { FormField, FormSelect } from '@/ui/form/form-field';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { Skeleton } from '@/ui/states/skeleton';
import { Textarea } from '@/ui/input/textarea';
import { pairChoices } from '@/ui/input/choices';

const modalId = 'request-quote';

/** Asks for which deal, and for which figure of it, the business shall quote. */
export function openRequestQuote(business: Schemas['Business']): void {
  openModal({
    id: modalId,
    title: `Request a quote from ${business.name}`,
    content: <RequestQuoteForm business={business} />,
  });
}

function RequestQuoteForm({ business }: { business: Schemas['Business'] }) {
  const router = useRouter();
  const deals = useQuery(read('/evaluations', { query: { owner: 'mine', sort: '-updatedAt' } }));
  const lines = linesOfTrade(business.type);
  const sendTo = useSendTo();
  const log = usePost('/businesses/{id}/enquiries', { refreshes: [`/businesses/${business.id}/reviews`] });
  // Tried again it is still one message and one enquiry; who asked may review the business.
  const send = useMutation({
    mutationFn: async (message: Parameters<typeof sendTo.mutateAsync>[0]) => {
      const sent = await sendTo.mutateAsync(message);
      // An enquiry names its message; of one without a name there is none.
      if (sent) await log.mutateAsync({ path: { id: business.id }, body: { messageId: sent.id } });
      return sent;
    },
  });
  const form = useRecordForm({
    initial: { dealId: '', line: '', text: '' },
    validate: ({ dealId }) => ({ dealId: dealId === '' ? 'Choose an evaluation' : undefined }),
    save: async ({ dealId, line, text }) => {
      const sent = await send.mutateAsync({
        userId: business.authUser.id,
        content: text.trim(),
        attachments: [
          { kind: 'evaluation', refId: dealId },
          ...(line === '' ? [] : [{ kind: 'quote' as const, refId: dealId, line }]),
        ],
      });
      closeModal(modalId);
      const href = sent ? `/conversations?chat=${sent.conversation.id}&view=chat` : '/conversations';
      void router.navigate({ href });
    },
  });
  if (deals.isPending) return <Skeleton className="h-56" />;
  if (!deals.data) return <FormAlert text={errorMessage(deals.error)} />;
  const rows = deals.data.data;
  if (rows.length === 0) {
    return (
      <p className="text-ink-2 text-sm text-pretty">
        No evaluations yet. Create an evaluation first, then request a quote for it.
      </p>
    );
  }
  return (
    <Form form={form} modalId={modalId} submit="Send request" sending="Sending">
      <FormSelect
        form={form}
        name="dealId"
        label="Evaluation"
        hint="The business will see the area and the returns, but not the address"
        placeholder="Choose"
        choices={rows.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {lines.length > 0 && (
        <FormSelect
          form={form}
          name="line"
          label="Which figure is it for?"
          hint="If you accept the quote, it replaces this figure in your deal"
          choices={[{ value: '', label: 'No specific figure' }, ...pairChoices(lines)]}
        />
      )}
      <FormField form={form} name="text" label="Message" isOptional>
        {(control) => <Textarea {...control} rows={3} maxLength={8000} />}
      </FormField>
    </Form>
  );
}
