import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { hasStatus } from '@/api/errors';
import { write } from '@/api/queries';
import { viewingMoment } from '@/lib/viewings/viewing-time';
import { Button } from '@/ui/button/button';
import { Form, FormCheckbox } from '@/ui/form/form';
import { FormField, FormSelect } from '@/ui/form/form-field';
import { useForm } from '@/ui/form/use-form';
import { Textarea } from '@/ui/input/textarea';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { readersOf } from '../queries';
import { kindChoices, kindNames, type Viewing } from '../viewing-names';
import { AgentField } from './agent-field';
import { AttendeesField } from './attendees-field';
import { ClashNote } from './clash-note';
import { clashText } from './clash-text';
import {
  changedBody,
  checksError,
  newBody,
  slotOf,
  valuesOf,
  whenErrors,
  type Subject,
  type ViewingValues,
} from './form-values';
import { refusalOf } from './refusal';
import { RemindersField } from './reminders-field';
import { WhenFields } from './when-fields';

const bookId = 'book-viewing';
const editId = 'edit-viewing';

interface Beginning {
  /** A viewing whose kind, agent and people are kept. */
  like?: Viewing | undefined;
  /** ISO day. */
  day?: string | undefined;
  /** Who shows it, among my contacts. */
  agentContactId?: string | undefined;
  /** Chooses another home; what was typed stays. */
  onChangeHome?: (() => void) | undefined;
}

/** Asks when to see a home. */
export function openBooking(subject: Subject, beginning: Beginning = {}): void {
  openModal({
    id: bookId,
    title: 'Book a viewing',
    size: 'md',
    content: <ViewingForm subject={subject} {...beginning} modalId={bookId} />,
  });
}

/** Everything about a viewing that can be changed. */
export function openViewingEdit(viewing: Viewing): void {
  openModal({
    id: editId,
    title: `Edit ${kindNames[viewing.kind].toLowerCase()}`,
    size: 'md',
    content: <ViewingForm subject={viewing} viewing={viewing} modalId={editId} />,
  });
}

interface ViewingFormProps extends Beginning {
  subject: Subject;
  /** The one that is changed; a new one is booked without. */
  viewing?: Viewing | undefined;
  modalId: string;
}

/** When, how long, what for, and with whom. What overlaps another viewing is said, and can be booked all the same. */
export function ViewingForm({
  subject,
  viewing,
  like,
  day = '',
  agentContactId,
  onChangeHome,
  modalId,
}: ViewingFormProps) {
  const save = useSave(subject, viewing, modalId);
  const initial: ViewingValues = viewing
    ? valuesOf(viewing)
    : {
        ...valuesOf(like),
        day,
        isConfirmed: false,
        ...(agentContactId !== undefined && { agentContactId }),
      };
  const form = useForm<ViewingValues>({
    initial,
    validate: (values) => ({
      ...whenErrors(values, Date.now(), viewing?.startsAt),
      checks: checksError(values.checks),
    }),
    send: save,
    failureOf: refusalOf,
  });
  const { values, set, errorOf, onBlur, isSending } = form;
  const isOpen = !viewing || viewing.status === 'requested' || viewing.status === 'confirmed';
  return (
    <Form
      form={form}
      modalId={modalId}
      submit={viewing ? 'Save' : 'Book viewing'}
      sending={viewing ? 'Saving' : 'Booking'}
      className="pt-1"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-sm text-ink-2 wrap-anywhere">{subject.title}</p>
        {onChangeHome && (
          <Button
            variant="ghost"
            size="sm"
            aria-label="Change home"
            disabled={isSending}
            onClick={onChangeHome}
          >
            Change
          </Button>
        )}
      </div>
      <WhenFields
        values={values}
        errorOf={errorOf}
        onBlur={onBlur}
        onChange={(name, value) => !isSending && set(name, value)}
      />
      <ClashNote slot={slotOf(values)} ownId={viewing?.id} />
      <div className="grid items-start gap-4 min-[420px]:grid-cols-2">
        <FormSelect form={form} name="kind" label="Type" choices={kindChoices} />
        <AgentField
          value={values.agentContactId}
          error={errorOf('agentContactId')}
          isListing={Boolean(subject.listingId)}
          onChange={(id) => set('agentContactId', id)}
        />
      </div>
      <AttendeesField
        attendees={values.attendees}
        error={errorOf('attendees')}
        onChange={(attendees) => set('attendees', attendees)}
      />
      <RemindersField reminders={values.reminders} onChange={(reminders) => set('reminders', reminders)} />
      {!viewing && (
        <FormField
          form={form}
          name="checks"
          label="Checklist"
          isOptional
          hint="Extra things to check, one per line"
        >
          {(control) => <Textarea {...control} rows={3} />}
        </FormField>
      )}
      {isOpen && <FormCheckbox form={form} name="isConfirmed" label="The agent has confirmed this time" />}
    </Form>
  );
}

/** Sends the form, says so and closes it. */
function useSave(subject: Subject, viewing: Viewing | undefined, modalId: string) {
  const queryClient = useQueryClient();
  // After a refusal because of another change, the member has been told and saves over it.
  const isForced = useRef(false);
  return async (values: ViewingValues) => {
    const refreshes = readersOf(subject);
    try {
      const booked = viewing
        ? await write(
            queryClient,
            'put',
            '/property-viewings/{id}',
            { path: { id: viewing.id }, body: changedBody(values, viewing, isForced.current) },
            { refreshes },
          )
        : await write(
            queryClient,
            'post',
            '/property-viewings',
            { body: newBody(values, subject) },
            { refreshes },
          );
      const when = viewingMoment(booked?.startsAt ?? slotOf(values)?.startsAt);
      const act = viewing ? 'saved for' : values.isConfirmed ? 'booked for' : 'requested for';
      const text = `${kindNames[values.kind]} ${act} ${when}`;
      showToast(
        booked?.clash
          ? { kind: 'blank', text: `${text}. ${clashText(booked.clash)}` }
          : { kind: 'success', text },
      );
      closeModal(modalId);
    } catch (error) {
      isForced.current = hasStatus(error, 409);
      throw error;
    }
  };
}
