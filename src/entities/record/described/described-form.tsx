import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasStatus } from '@/api/errors';
import { Form } from '@/ui/form/form';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { RecordFields } from '@/ui/records/form/record-fields';
import { bodyOf, changesOf, problemsOf, valuesOf, withoutNull } from '@/ui/records/form/record-values';
import { showToast } from '@/ui/toast/toast';
import { useRecordForm } from '../use-record-form';
import { sentence, type RecordDescription } from './record-description';

interface DescribedFormProps<Row extends { id: string; updatedAt: string }, Body> {
  type: RecordDescription<Row, Body>;
  /** The one that is changed; a new one is added without. */
  row?: Row | undefined;
  modalId: string;
}

/** Opens the form of a record in a dialog. */
export function openDescribedForm<Row extends { id: string; updatedAt: string }, Body>(
  type: RecordDescription<Row, Body>,
  row?: Row,
): void {
  const modalId = `${type.one}-form`;
  openModal({
    id: modalId,
    title: row ? `Edit ${type.one}` : `Add ${type.one}`,
    size: 'md',
    content: <DescribedForm type={type} row={row} modalId={modalId} />,
  });
}

function DescribedForm<Row extends { id: string; updatedAt: string }, Body>({
  type,
  row,
  modalId,
}: DescribedFormProps<Row, Body>) {
  const queryClient = useQueryClient();
  const fields = type.groups.flatMap((group) => group.fields);
  const [initial] = useState(() => valuesOf(fields, row ?? type.begin));
  const edited = useRef(row?.updatedAt ?? '');
  const form = useRecordForm({
    initial,
    validate: (values) => ({ ...problemsOf(fields, values), ...type.problems?.(values) }),
    save: async (values) => {
      if (row === undefined) {
        // Each field is described with the contract's type of it, and those that are required are not empty.
        const body = { ...type.begin, ...withoutNull(bodyOf(fields, values)) } as Body;
        await type.add(queryClient, body);
      } else {
        // As above.
        const changes = changesOf(fields, initial, values) as Partial<Body>;
        try {
          await type.change(queryClient, row, { ...changes, updatedAt: edited.current });
        } catch (error) {
          if (hasStatus(error, 409)) edited.current = (await type.reread(queryClient, row)).updatedAt;
          throw error;
        }
      }
      closeModal(modalId);
      showToast({ kind: 'success', text: `${sentence(type.one)} ${row ? 'saved' : 'added'}` });
    },
  });
  return (
    <Form
      form={form}
      modalId={modalId}
      submit={row ? 'Save' : `Add ${type.one}`}
      sending={row ? 'Saving' : 'Adding'}
    >
      <RecordFields form={form} groups={type.groups} />
    </Form>
  );
}
