import { useQueryClient } from '@tanstack/react-query';
import { formFailure } from '@/api/form-failure';
import { write } from '@/api/queries';
import { tenancyReaders } from '@/entities/tenancy/queries';
import type { Nation, Tenancy } from '@/entities/tenancy/tenancy';
import type { LetNames } from '@/entities/tenancy/use-let-names';
import { isCalendarDay, londonDay } from '@/lib/dates/calendar-day';
import { shortDay } from '@/lib/dates/day-text';
import { tenantNotice } from '@/lib/tenancy/tenancy-terms';
import { Form } from '@/ui/form/form';
import { FormField, FormSelect } from '@/ui/form/form-field';
import { useForm } from '@/ui/form/use-form';
import { DayInput } from '@/ui/input/day-input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { useNow } from '@/ui/text/use-now';

type NoticeKind = NonNullable<Tenancy['noticeServed']>['kind'];

const modalId = 'end-tenancy';

interface EndValues {
  kind: NoticeKind | '';
  on: string;
  endDate: string;
}

const notices: Readonly<Record<Nation, readonly { value: NoticeKind; label: string }[]>> = {
  england: [
    { value: 'tenant_notice', label: 'Notice from the tenant' },
    { value: 'section_8', label: 'Section 8 notice' },
    { value: 'other', label: 'Other' },
  ],
  wales: [
    { value: 'tenant_notice', label: 'Notice from the contract-holder' },
    { value: 'welsh_notice', label: 'Landlord’s notice' },
    { value: 'other', label: 'Other' },
  ],
  scotland: [
    { value: 'tenant_notice', label: 'Notice from the tenant' },
    { value: 'notice_to_leave', label: 'Notice to leave' },
    { value: 'other', label: 'Other' },
  ],
  northern_ireland: [
    { value: 'tenant_notice', label: 'Notice to quit from the tenant' },
    { value: 'other', label: 'Notice to quit from the landlord' },
  ],
};

/** Asks how and when a tenancy ends. */
export function openEndTenancy(tenancy: Tenancy, names: LetNames): void {
  openModal({
    id: modalId,
    title: 'End tenancy',
    content: <EndTenancy tenancy={tenancy} names={names} />,
  });
}

const notADay = 'Enter a date, such as 14/02/2027';

/** A last day in the future makes the tenancy one that is ending; one that has passed ends it. Its payments stay. */
export function EndTenancy({ tenancy, names }: { tenancy: Tenancy; names: LetNames }) {
  const queryClient = useQueryClient();
  const today = londonDay(useNow());
  const { id, noticeServed, startDate } = tenancy;
  const form = useForm<EndValues>({
    initial: {
      kind: noticeServed?.kind ?? 'tenant_notice',
      on: noticeServed?.on ?? today,
      endDate: tenancy.endDate ?? '',
    },
    validate: ({ on, endDate }) => ({
      on: isCalendarDay(on) ? undefined : notADay,
      endDate: !isCalendarDay(endDate)
        ? notADay
        : endDate < startDate
          ? 'Enter a date after the tenancy started'
          : undefined,
    }),
    send: async ({ kind, on, endDate }) => {
      const status = endDate <= today ? ('ended' as const) : ('ending' as const);
      const notice =
        kind === '' ? null : { kind, on, expires: endDate, grounds: noticeServed?.grounds ?? [] };
      const body = { status, endDate, noticeServed: notice };
      await write(
        queryClient,
        'put',
        '/tenancies/{id}',
        { path: { id }, body },
        { refreshes: tenancyReaders },
      );
      showToast({
        kind: 'success',
        text: status === 'ended' ? 'Tenancy ended' : `Tenancy ends on ${shortDay(endDate)}`,
      });
      closeModal(modalId);
    },
    failureOf: (error) => formFailure(error, ['kind', 'on', 'endDate']),
  });
  const { endDate } = form.values;
  const isOver = isCalendarDay(endDate) && endDate <= today;
  const notice = tenantNotice(tenancy, names.nation, today);
  return (
    <Form form={form} modalId={modalId} submit={isOver ? 'End tenancy' : 'Save notice'} sending="Saving">
      <p className="text-sm text-ink-2 wrap-anywhere">{`${names.tenants}, ${names.room ?? names.address}`}</p>
      <FormSelect form={form} name="kind" label="Notice type" choices={notices[names.nation]} />
      <FormField
        form={form}
        name="on"
        label="Notice date"
        hint={notice === null ? undefined : `A tenant must give at least ${notice}’ notice`}
      >
        {({ onChange: _, ...control }, change) => (
          <DayInput {...control} onChange={change} pickLabel="Choose the notice date" />
        )}
      </FormField>
      <FormField form={form} name="endDate" label="Last day">
        {({ onChange: _, ...control }, change) => (
          <DayInput {...control} onChange={change} pickLabel="Choose the last day" />
        )}
      </FormField>
      <p className="text-sm text-ink-2">
        {isOver
          ? 'Payments expected after the last day are removed. Everything that was paid stays in the ledger.'
          : 'The tenancy stays in your rent roll until its last day. Its ledger and documents are kept.'}
      </p>
    </Form>
  );
}
