import { useQueryClient } from '@tanstack/react-query';
import { write } from '@/api/queries';
import { viewingMoment } from '@/lib/viewings/viewing-time';
import { Form, FormCheckbox } from '@/ui/form/form';
import { useForm } from '@/ui/form/use-form';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { readersOf } from '../queries';
import { kindNames, type Viewing } from '../viewing-names';
import { ClashNote } from './clash-note';
import { movedBody, slotOf, whenErrors, whenOf, type WhenValues } from './form-values';
import { refusalOf } from './refusal';
import { WhenFields } from './when-fields';

const modalId = 'move-viewing';

/** Asks for another time. */
export function openMove(viewing: Viewing): void {
  openModal({
    id: modalId,
    title: `Reschedule ${kindNames[viewing.kind].toLowerCase()}`,
    size: 'md',
    content: <MoveForm viewing={viewing} modalId={modalId} />,
  });
}

interface MoveValues extends WhenValues {
  isConfirmed: boolean;
}

/** Another day or time for a viewing, which has to be confirmed anew unless it is agreed. */
export function MoveForm({ viewing, modalId: id }: { viewing: Viewing; modalId: string }) {
  const queryClient = useQueryClient();
  const form = useForm<MoveValues>({
    initial: { ...whenOf(viewing), isConfirmed: false },
    validate: (values) => whenErrors(values, Date.now()),
    send: async (values) => {
      const body = movedBody(values, values.isConfirmed, viewing);
      await write(
        queryClient,
        'put',
        '/property-viewings/{id}',
        { path: { id: viewing.id }, body },
        { refreshes: readersOf(viewing) },
      );
      showToast({
        kind: 'success',
        text: `${kindNames[viewing.kind]} moved to ${viewingMoment(body.startsAt)}`,
      });
      closeModal(id);
    },
    failureOf: refusalOf,
  });
  const { values, set, errorOf, onBlur, isSending } = form;
  return (
    <Form form={form} modalId={id} submit="Reschedule" sending="Saving" className="pt-1">
      <p className="text-sm text-ink-2 wrap-anywhere">{viewing.title}</p>
      <WhenFields
        values={values}
        errorOf={errorOf}
        onBlur={onBlur}
        onChange={(name, value) => !isSending && set(name, value)}
      />
      <ClashNote slot={slotOf(values)} ownId={viewing.id} />
      <FormCheckbox form={form} name="isConfirmed" label="The agent has confirmed this time" />
    </Form>
  );
}
