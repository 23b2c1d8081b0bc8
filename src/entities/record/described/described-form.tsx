import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { ApiError, errorMessage, hasStatus } from '@/api/errors';
import { refresh } from '@/api/queries';
import { Form } from '@/ui/form/form';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { RecordFields } from '@/ui/records/form/record-fields';
import type { RecordValues } from '@/ui/records/form/record-field';
import { bodyOf, changesOf, problemsOf, valuesOf, withoutNull } from '@/ui/records/form/record-values';
import { showToast } from '@/ui/toast/toast';
import { useRecordForm } from '../use-record-form';
import { sentence, type RecordDescription } from './record-description';

interface DescribedFormProps<Row extends { id: string; updatedAt: string }, Body> {
  type: RecordDescription<Row, Body>;
  /** The one that is changed; a new one is added without. */
  row?: Row | undefined;
  modalId: string;
  /** Stands above the fields. */
  notice?: ReactNode;
}

/** Opens the form of a record in a dialog. */
export function openDescribedForm<Row extends { id: string; updatedAt: string }, Body>(
  type: RecordDescription<Row, Body>,
  row?: Row,
  notice?: ReactNode,
): void {
  const modalId = `${type.one}-form`;
  openModal({
    id: modalId,
    title: row ? `Edit ${type.one}` : `Add ${type.one}`,
    size: 'md',
    content: <DescribedForm type={type} row={row} modalId={modalId} notice={notice} />,
  });
}

function DescribedForm<Row extends { id: string; updatedAt: string }, Body>({
  type,
  row,
  modalId,
  notice,
}: DescribedFormProps<Row, Body>) {
  const queryClient = useQueryClient();
  const { own = {}, conflictAt } = type;
  const fields = type.groups.flatMap((group) => group.fields);
  const takesFiles = type.files !== undefined && row === undefined;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [initial] = useState<RecordValues>(() => ({
    ...valuesOf(fields, row ?? type.begin, own),
    // How many there are: with one, something would be lost.
    ...(takesFiles && { files: '' }),
  }));
  const edited = useRef(row?.updatedAt ?? '');
  const form = useRecordForm({
    initial,
    validate: (values) => ({ ...problemsOf(fields, values, own), ...type.problems?.(values) }),
    save: async (values) => {
      let added: Row | undefined;
      if (row === undefined) {
        // Each field is described with the contract's type of it, and those that are required are not empty.
        const body = { ...unasked(type.begin, fields), ...withoutNull(bodyOf(fields, values, own)) } as Body;
        try {
          added = await type.add?.(queryClient, body, files);
        } catch (error) {
          throw taken(error, conflictAt) ?? error;
        }
      } else {
        // As above.
        const changes = changesOf(fields, initial, values, own) as Partial<Body>;
        try {
          await type.change(queryClient, row, { ...changes, updatedAt: edited.current });
        } catch (error) {
          if (hasStatus(error, 409)) {
            const before = edited.current;
            edited.current = (await type.reread(queryClient, row)).updatedAt;
            // Nobody saved it meanwhile: it is another record that stands in the way.
            if (edited.current === before) throw taken(error, conflictAt) ?? error;
          }
          throw error;
        }
      }
      // Its log tells of it.
      void refresh(queryClient, '/property-actions');
      closeModal(modalId);
      showToast({ kind: 'success', text: `${sentence(type.one)} ${row ? 'saved' : 'added'}` });
      if (added) type.onAdded?.(added);
    },
  });
  const set: typeof form.set = (name, value) => {
    form.set(name, value);
    const followers = type.follow?.(name, { ...form.values, [name]: value }) ?? {};
    for (const [follower, text] of Object.entries(followers)) form.set(follower, text);
  };
  return (
    <Form
      form={form}
      modalId={modalId}
      submit={row ? 'Save' : `Add ${type.one}`}
      sending={row ? 'Saving' : 'Adding'}
    >
      {notice}
      <RecordFields
        form={{ ...form, set }}
        groups={type.groups}
        own={Object.fromEntries(
          Object.entries(own).map(([name, { control }]) => [name, control({ ...form, set })]),
        )}
      />
      {takesFiles &&
        type.files?.({
          files,
          onChange: (next) => {
            setFiles(next);
            form.set('files', next.length === 0 ? '' : String(next.length));
          },
          error: form.errorOf('files'),
          isDisabled: form.isSending,
        })}
    </Form>
  );
}

/** What a new record is given beside its fields: a field that was emptied stays empty. */
const unasked = (begin: object, fields: readonly { name: string }[]) =>
  Object.fromEntries(Object.entries(begin).filter(([key]) => !fields.some(({ name }) => name === key)));

/** A refusal that names another record, said at its field. */
const taken = (error: unknown, field: string | undefined): ApiError | null =>
  field !== undefined && hasStatus(error, 409)
    ? new ApiError(422, { errors: { [field]: [errorMessage(error)] } })
    : null;
