import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { errorMessage } from '@/api/errors';
import { read, usePost } from '@/api/queries';
import { useSendTo } from '@/entities/conversation/use-send-to';
import { linesOfTrade } from '@/lib/evaluation/inputs/quote-lines';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { NativeSelect } from '@/ui/input/native-select';
import { Skeleton } from '@/ui/states/skeleton';
import { Textarea } from '@/ui/input/textarea';

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
  const [dealId, setDealId] = useState('');
  const [line, setLine] = useState('');
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (dealId === '' || send.isPending) return;
    send.mutate(
      {
        userId: business.authUser.id,
        content: text.trim(),
        attachments: [
          { kind: 'evaluation', refId: dealId },
          ...(line === '' ? [] : [{ kind: 'quote' as const, refId: dealId, line }]),
        ],
      },
      {
        onSuccess: (sent) => {
          closeModal(modalId);
          const href = sent ? `/conversations?chat=${sent.conversation.id}&view=chat` : '/conversations';
          void router.navigate({ href });
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label="Evaluation"
        error={isAsked && dealId === '' ? 'Choose an evaluation' : undefined}
        hint="They’ll see the area and the returns, but not the address."
      >
        {(control) => (
          <NativeSelect
            {...control}
            data-autofocus
            placeholder="Choose"
            value={dealId}
            choices={rows.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ currentTarget }) => setDealId(currentTarget.value)}
          />
        )}
      </Field>
      {lines.length > 0 && (
        <Field
          label="Which figure is it for?"
          hint="If you accept the quote, it replaces this figure in your deal."
        >
          {(control) => (
            <NativeSelect
              {...control}
              value={line}
              choices={[
                { value: '', label: 'No specific figure' },
                ...lines.map(([value, label]) => ({ value, label })),
              ]}
              onChange={({ currentTarget }) => setLine(currentTarget.value)}
            />
          )}
        </Field>
      )}
      <Field label="Message" isOptional>
        {(control) => (
          <Textarea
            readOnly={send.isPending}
            {...control}
            rows={3}
            maxLength={8000}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      {send.error && <FormAlert text={errorMessage(send.error)} />}
      <Button type="submit" className="self-end" isLoading={send.isPending} loadingLabel="Sending">
        Send request
      </Button>
    </form>
  );
}
