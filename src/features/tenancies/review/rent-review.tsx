import { useQueryClient } from '@tanstack/react-query';
import { formFailure } from '@/api/form-failure';
import { write } from '@/api/queries';
import { tenancyReaders } from '@/entities/tenancy/queries';
import type { Tenancy } from '@/entities/tenancy/tenancy';
import { rentText } from '@/entities/tenancy/tenancy-text';
import type { LetNames } from '@/entities/tenancy/use-let-names';
import { londonDay } from '@/lib/dates/calendar-day';
import { shortDay } from '@/lib/dates/day-text';
import { poundsText, readPounds } from '@/lib/money/amount-text';
import { rentIncreaseRule, rentIncreaseText } from '@/lib/tenancy/rent-review';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { useForm } from '@/ui/form/use-form';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { useNow } from '@/ui/text/use-now';
import { noticeLabels, reviewSteps } from './review-text';
import { changeText, earliestFor, reviewErrors, type ReviewValues } from './review-values';

const modalId = 'rent-review';

/** Asks for a new rent and the day it starts, by the law of the nation. */
export function openRentReview(tenancy: Tenancy, names: LetNames): void {
  openModal({
    id: modalId,
    title: 'Propose a new rent',
    content: <RentReview tenancy={tenancy} names={names} />,
  });
}

/** The rent to come, the notice, and the earliest day that goes with it. */
export function RentReview({ tenancy, names }: { tenancy: Tenancy; names: LetNames }) {
  const queryClient = useQueryClient();
  const today = londonDay(useNow());
  const { id, rent, frequency, proposedRent, proposedFrom, lastIncreaseOn } = tenancy;
  const { nation } = names;
  const rule = rentIncreaseRule(tenancy.type, nation, today);
  const form = useForm<ReviewValues>({
    initial: {
      proposedRent: poundsText(proposedRent),
      servedOn: today,
      proposedFrom: proposedFrom ?? earliestFor(tenancy, nation, today) ?? '',
    },
    validate: (values) => reviewErrors(values, tenancy, nation),
    send: async (values) => {
      const amount = readPounds(values.proposedRent);
      const body = {
        proposedRent: typeof amount === 'number' ? amount : null,
        proposedFrom: values.proposedFrom,
      };
      await write(
        queryClient,
        'put',
        '/tenancies/{id}',
        { path: { id }, body },
        { refreshes: tenancyReaders },
      );
      showToast({
        kind: 'success',
        text: `New rent of ${rentText(body.proposedRent ?? 0, frequency)} proposed from ${shortDay(body.proposedFrom)}`,
      });
      closeModal(modalId);
    },
    failureOf: (error) => formFailure(error, ['proposedRent', 'servedOn', 'proposedFrom']),
  });
  const { values } = form;
  const earliest = earliestFor(tenancy, nation, values.servedOn);
  const change = changeText(values.proposedRent, rent);
  return (
    <Form form={form} modalId={modalId} submit="Propose rent" sending="Proposing">
      <p className="text-sm text-ink-2 wrap-anywhere">
        {`${names.tenants}, ${rentText(rent, frequency)}` +
          (lastIncreaseOn === null ? '' : `. The rent last rose on ${shortDay(lastIncreaseOn)}.`)}
      </p>
      <FormField
        form={form}
        name="proposedRent"
        label="New rent (£)"
        hint={change === null ? undefined : `${change} on the current rent`}
      >
        {(control) => <Input {...control} inputMode="decimal" data-autofocus />}
      </FormField>
      <div className="grid items-start gap-4 min-[420px]:grid-cols-2">
        {rule !== null && (
          <FormField form={form} name="servedOn" label={noticeLabels[nation]}>
            {({ onChange: _, ...control }, set) => (
              <DayInput {...control} onChange={set} pickLabel="Choose the notice date" />
            )}
          </FormField>
        )}
        <FormField
          form={form}
          name="proposedFrom"
          label="New rent start date"
          hint={rule === null || earliest === null ? undefined : `Earliest: ${shortDay(earliest)}`}
        >
          {({ onChange: _, ...control }, set) => (
            <DayInput {...control} onChange={set} pickLabel="Choose the date the new rent starts" />
          )}
        </FormField>
      </div>
      {rule === null ? (
        <p className="text-sm text-ink-2">Check the agreement for when the rent can go up.</p>
      ) : (
        <div className="rounded-lg bg-sunken p-3.5 text-sm light:bg-surface-3">
          <p className="font-medium">{`${rentIncreaseText(rule).replace(/^r/, 'R')}.`}</p>
          <ul className="mt-1.5 list-disc space-y-1 pl-4 text-ink-2">
            {reviewSteps[nation].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          <p className="mt-2 text-xs text-ink-3">
            <a
              href={rule.source.url}
              target="_blank"
              rel="noopener noreferrer"
              className="text-link hover:underline"
            >
              {rule.source.act}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            {rule.source.checkedOn !== null && `, checked on ${shortDay(rule.source.checkedOn)}`}
            {'. This isn’t legal advice.'}
          </p>
        </div>
      )}
    </Form>
  );
}
