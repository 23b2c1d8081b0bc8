import { useRef, useState, type FormEvent } from 'react';
import { ApiError, errorMessage } from '@/api/errors';
import type { Schemas } from '@/api/contract';
import { numberText, poundsText, readPercent, readPounds } from '@/lib/money/amount-text';
import { readDay } from '@/lib/dates/day-text';
import { quoteLineAt } from '@/lib/evaluation/inputs/quote-lines';
import { Button } from '@/ui/button/button';
import { DayInput } from '@/ui/input/day-input';
import { useEditDraft } from '@/ui/draft/edit-draft';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { Input } from '@/ui/input/input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { Textarea } from '@/ui/input/textarea';
import { useQuoteChange } from '../data/deal-writes';
import type { Message } from '../engine/thread';

const modalId = 'give-quote';
const suffixes = {
  pounds: '',
  'pounds-a-year': 'per year',
  percent: '%',
  'percent-a-month': '% per month',
} as const;

/** Asks for the figure, what belongs to it, and how long it holds. */
export function openGiveQuote(props: GiveQuoteProps): void {
  openModal({
    id: modalId,
    title: `Quote: ${props.quote.label}`,
    content: <GiveQuote {...props} />,
  });
}

interface GiveQuoteProps {
  userId: number;
  message: Message;
  quote: Schemas['ChatQuote'];
}

const isText = (value: unknown) => typeof value === 'string';

function GiveQuote({ userId, message, quote }: GiveQuoteProps) {
  const unit = quoteLineAt(quote.line)?.unit ?? 'pounds';
  const max = quoteLineAt(quote.line)?.max ?? 0;
  const isPercent = unit === 'percent' || unit === 'percent-a-month';
  const [saved] = useState(() => ({
    amount: isPercent ? numberText(quote.amount) : poundsText(quote.amount),
    note: quote.note,
    until: quote.validUntil ?? '',
  }));
  const draft = useEditDraft(userId, `quote:${message.id}`, saved, isText);
  const [typed, setTyped] = useState(draft.values);
  const { amount: text, note, until } = typed;
  const type = (changes: Partial<typeof typed>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    draft.keep(next);
  };
  const sent = useRef(typed);
  const [isAsked, setAsked] = useState(false);
  const change = useQuoteChange(message.conversation.id, () => draft.settle(sent.current));
  const amount = isPercent ? readPercent(text) : readPounds(text);
  const isFit = typeof amount === 'number' && amount >= 0 && amount <= max;
  const dayError =
    change.error instanceof ApiError ? change.error.errors.get('quoteAnswer.validUntil')?.[0] : undefined;
  const isNoDay = until !== '' && readDay(until) === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isFit || isNoDay || change.isPending) return;
    sent.current = typed;
    change.mutate(
      {
        path: { id: message.conversation.id, messageId: message.id },
        body: { quoteAnswer: { amount, note: note.trim(), validUntil: until === '' ? null : until } },
      },
      { onSuccess: () => closeModal(modalId) },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Your figure" error={isAsked && !isFit ? 'Enter a figure' : undefined}>
        {(control) => (
          <Input
            {...control}
            data-autofocus
            value={text}
            inputMode="decimal"
            autoComplete="off"
            icon={isPercent ? undefined : '£'}
            suffix={suffixes[unit] || undefined}
            className={`num ${isPercent ? '' : '[&_input]:pl-7'}`}
            onChange={({ currentTarget }) => type({ amount: currentTarget.value })}
          />
        )}
      </Field>
      <Field label="What it includes" isOptional>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={500}
            value={note}
            onChange={({ currentTarget }) => type({ note: currentTarget.value })}
          />
        )}
      </Field>
      <Field
        label="Valid until"
        isOptional
        error={isAsked && isNoDay ? 'Enter a date, such as 31/01/2027' : dayError}
      >
        {(control) => (
          <DayInput
            {...control}
            pickLabel="Choose a date"
            value={until}
            onChange={(day) => type({ until: day })}
          />
        )}
      </Field>
      {change.error && dayError === undefined && <FormAlert text={errorMessage(change.error)} />}
      <Button type="submit" className="self-end" isLoading={change.isPending} loadingLabel="Sending">
        Send quote
      </Button>
    </form>
  );
}
