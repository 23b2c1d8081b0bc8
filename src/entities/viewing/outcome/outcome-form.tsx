import { useQueryClient } from '@tanstack/react-query';
import { write } from '@/api/queries';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { useForm } from '@/ui/form/use-form';
import { Segments } from '@/ui/input/segments';
import { Textarea } from '@/ui/input/textarea';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { ClashNote } from '../booking/clash-note';
import { slotOf, whenErrors, type WhenValues } from '../booking/form-values';
import { refusalOf } from '../booking/refusal';
import { WhenFields } from '../booking/when-fields';
import { readersOf } from '../queries';
import { kindNames, type Viewing } from '../viewing-names';
import { logText, maxOutcomeNote, outcomeBody, outcomeNames, outcomesOf, type Outcome } from './outcomes';

const modalId = 'viewing-outcome';

/** Asks how a viewing went. */
export function openOutcome(viewing: Viewing, outcome: Outcome): void {
  openModal({
    id: modalId,
    title: 'How did it go?',
    size: 'md',
    content: <OutcomeForm viewing={viewing} outcome={outcome} modalId={modalId} />,
  });
}

interface OutcomeValues extends WhenValues {
  outcome: Outcome;
  summary: string;
}

interface OutcomeFormProps {
  viewing: Viewing;
  /** What it begins with. */
  outcome: Outcome;
  modalId: string;
}

/** What became of a viewing, with a short note, which goes into the log of its deal too. */
export function OutcomeForm({ viewing, outcome: first, modalId: id }: OutcomeFormProps) {
  const queryClient = useQueryClient();
  const { evaluationId, kind, minutes, title } = viewing;
  const form = useForm<OutcomeValues>({
    initial: { outcome: first, summary: '', day: '', time: '10:00', minutes: String(minutes) },
    validate: (values) => (values.outcome === 'rescheduled' ? whenErrors(values, Date.now()) : {}),
    send: async ({ outcome, summary, ...when }) => {
      await write(
        queryClient,
        'put',
        '/property-viewings/{id}',
        { path: { id: viewing.id }, body: outcomeBody(outcome, summary, when, viewing) },
        { refreshes: readersOf(viewing) },
      );
      if (evaluationId !== null && summary.trim() !== '') {
        // The note is safe with the viewing: a log that can't be written is said, and keeps nobody waiting.
        const body = {
          kind: 'log',
          title: logText(kind, summary),
          evaluationId,
          priority: 'normal',
        } as const;
        const logged = write(
          queryClient,
          'post',
          '/property-actions',
          { body },
          { refreshes: readersOf(viewing), failureTitle: 'Couldn’t add the note to the deal’s activity' },
        );
        logged.catch(() => {});
      }
      showToast({
        kind: 'success',
        text: `${kindNames[kind]} marked as ${outcomeNames[outcome].toLowerCase()}`,
      });
      closeModal(id);
    },
    failureOf: refusalOf,
  });
  const { values, set, errorOf, onBlur, isSending } = form;
  const isMoved = values.outcome === 'rescheduled';
  return (
    <Form form={form} modalId={id} submit="Save" sending="Saving" className="pt-1">
      <p className="text-sm text-ink-2 wrap-anywhere">{title}</p>
      <Segments
        label="Outcome"
        options={outcomesOf(viewing).map((each) => [each, outcomeNames[each]] as const)}
        value={values.outcome}
        isDisabled={isSending}
        onChange={(outcome) => set('outcome', outcome)}
      />
      {isMoved && (
        <>
          <WhenFields
            values={values}
            errorOf={errorOf}
            onBlur={onBlur}
            onChange={(name, value) => !isSending && set(name, value)}
          />
          <ClashNote slot={slotOf(values)} ownId={viewing.id} />
        </>
      )}
      <FormField
        form={form}
        name="summary"
        label="Note"
        isOptional
        hint={evaluationId === null ? undefined : 'Also shown in the deal’s activity'}
      >
        {(control) => <Textarea {...control} rows={2} maxLength={maxOutcomeNote} />}
      </FormField>
    </Form>
  );
}
