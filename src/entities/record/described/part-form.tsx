import { useRef, useState } from 'react';
import { hasStatus } from '@/api/errors';
import { Form } from '@/ui/form/form';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import type { RecordField, RecordValues } from '@/ui/records/form/record-field';
import { RecordFields } from '@/ui/records/form/record-fields';
import { bodyOf, problemsOf, valuesOf } from '@/ui/records/form/record-values';
import { showToast } from '@/ui/toast/toast';
import { useRecordForm } from '../use-record-form';

/** A few fields about a record that are asked for by themselves, such as the day until which a job is deferred. */
export interface PartForm<Body> {
  id: string;
  title: string;
  /** The act on its button, and the same under way: `Defer` and `Deferring`. */
  submit: string;
  sending: string;
  /** Said once it is done: `Job deferred`. */
  done: string;
  fields: readonly RecordField<Body>[];
  /** Stands above the fields. */
  text?: string;
  begin?: Partial<Body>;
  /** What is wrong between fields. */
  problems?: (values: RecordValues) => Readonly<Record<string, string | undefined>>;
  /** The record that was opened. */
  row: { updatedAt: string };
  /** The record as the server has it now: read when a save was refused because somebody else saved first. */
  reread: () => Promise<{ updatedAt: string }>;
  /** Rejects when the server did not take it. @param updatedAt the state that was edited */
  save: (body: Body, updatedAt: string) => Promise<unknown>;
}

/** Asks for a part of a record in a dialog. */
export function openPartForm<Body>(part: PartForm<Body>): void {
  openModal({ id: part.id, title: part.title, content: <PartOfRecord part={part} /> });
}

function PartOfRecord<Body>({ part }: { part: PartForm<Body> }) {
  const { id, fields, begin = {}, problems, row, reread, save, done } = part;
  const [initial] = useState(() => valuesOf(fields, begin));
  const edited = useRef(row.updatedAt);
  const form = useRecordForm({
    initial,
    validate: (values) => ({ ...problemsOf(fields, values), ...problems?.(values) }),
    save: async (values) => {
      try {
        // Each field is described with the type that the body has.
        await save(bodyOf(fields, values) as Body, edited.current);
      } catch (error) {
        if (hasStatus(error, 409)) edited.current = (await reread()).updatedAt;
        throw error;
      }
      closeModal(id);
      showToast({ kind: 'success', text: done });
    },
  });
  return (
    <Form form={form} modalId={id} submit={part.submit} sending={part.sending}>
      {part.text !== undefined && <p className="text-sm text-pretty text-ink-2">{part.text}</p>}
      <RecordFields form={form} groups={[{ fields }]} />
    </Form>
  );
}
