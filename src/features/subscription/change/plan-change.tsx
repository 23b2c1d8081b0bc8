import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { write } from '@/api/queries';
import { formatPounds } from '@/lib/money/money';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { useForm } from '@/ui/form/use-form';
import { Textarea } from '@/ui/input/textarea';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { planReaders } from '../subscription-queries';
import { dayIn, excessText, priceText, type PlanId } from '../subscription-text';
import { InvoiceLines } from './invoice-lines';

const modalId = 'plan-change';

export type WantedChange =
  | { direction: 'upgrade'; body: Schemas['SubscriptionUpgrade'] }
  | { direction: 'downgrade'; body: Schemas['SubscriptionDowngrade'] };

interface PlanChangeProps {
  wanted: WantedChange;
  /** What the server says it would do. */
  preview: Schemas['SubscriptionChange'];
  nameOf: (id: PlanId) => string;
}

/** Shows what a change of plan costs and when it holds, before it is made. */
export function openPlanChange(props: PlanChangeProps): void {
  const { kind, from, to } = props.preview;
  const title =
    kind === 'cancel'
      ? `Cancel ${props.nameOf(from.planId)}?`
      : from.planId === to.planId
        ? `Switch to yearly payments?`
        : `${kind === 'upgrade' ? 'Upgrade' : 'Change'} to ${props.nameOf(to.planId)}?`;
  openModal({ id: modalId, title, content: <PlanChange {...props} /> });
}

const submits = {
  upgrade: { submit: 'Confirm and pay', sending: 'Paying', done: 'Plan changed' },
  downgrade: { submit: 'Confirm change', sending: 'Saving', done: 'Change scheduled' },
  cancel: { submit: 'Cancel plan', sending: 'Cancelling', done: 'Plan cancelled' },
  undo: { submit: 'Keep plan', sending: 'Saving', done: 'Your plan continues' },
};

/** The change as a form: a reason can be given where a plan is cancelled; nobody has to. */
export function PlanChange({ wanted, preview, nameOf }: PlanChangeProps) {
  const queryClient = useQueryClient();
  const { kind, from, to, effectiveAt, invoice, nextInvoice, exceeds } = preview;
  const words = submits[kind];
  const form = useForm({
    initial: { reason: '' },
    validate: () => ({}),
    send: async ({ reason }) => {
      const text = reason.trim();
      if (wanted.direction === 'upgrade') {
        await write(
          queryClient,
          'put',
          '/subscriptions/upgrade',
          { body: wanted.body },
          { refreshes: planReaders },
        );
      } else {
        const body = { ...wanted.body, ...(text === '' ? {} : { reason: text }) };
        await write(queryClient, 'put', '/subscriptions/downgrade', { body }, { refreshes: planReaders });
      }
      closeModal(modalId);
      showToast({ kind: 'success', text: words.done });
    },
    failureOf: (error) => formFailure(error, ['reason']),
  });
  return (
    <Form
      form={form}
      submit={words.submit}
      sending={words.sending}
      modalId={modalId}
      isDestructive={kind === 'cancel'}
      cancelLabel={kind === 'cancel' ? 'Keep plan' : undefined}
    >
      {invoice && <InvoiceLines title="Due today" invoice={invoice} />}
      <div className="flex flex-col gap-2 text-sm text-pretty text-ink-2">
        {kind === 'cancel' && (
          <p>
            You’ll keep {nameOf(from.planId)} until {dayIn(effectiveAt)}. After that you’ll be on the{' '}
            {nameOf(to.planId)} plan and won’t be charged again.
          </p>
        )}
        {kind === 'downgrade' && (
          <p>
            You’ll keep {nameOf(from.planId)} until {dayIn(effectiveAt)}. Then {nameOf(to.planId)} starts at{' '}
            {priceText(to.amount, to.interval)}. There’s nothing to pay today.
          </p>
        )}
        {kind === 'upgrade' && nextInvoice && (
          <p>
            {nameOf(to.planId)} starts now. Next invoice: {formatPounds(nextInvoice.total)} on{' '}
            {dayIn(nextInvoice.date)}.
          </p>
        )}
      </div>
      {exceeds.length > 0 && (
        <div className="rounded-[11px] border border-amber-line bg-amber-bg p-3.5 text-sm text-amber-ink">
          <p className="font-medium">Over the {nameOf(to.planId)} plan’s limits</p>
          <ul className="mt-1 list-disc pl-5">
            {exceeds.map((meter) => (
              <li key={meter.key}>{excessText(meter, nameOf(to.planId))}</li>
            ))}
          </ul>
          <p className="mt-1">You can still open and read everything. Nothing is deleted.</p>
        </div>
      )}
      {kind === 'cancel' && (
        <FormField form={form} name="reason" label="Why are you cancelling?" isOptional>
          {(control) => <Textarea {...control} rows={2} maxLength={1000} />}
        </FormField>
      )}
    </Form>
  );
}
