import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasStatus } from '@/api/errors';
import { readOnce, write } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { acceptedDocuments, documentProblem } from '@/entities/document/document-files';
import { uploadDocument } from '@/entities/document/upload-document';
import { useRecordForm } from '@/entities/record/use-record-form';
import { newClientId } from '@/lib/client-id';
import { futureDayProblem, readDay } from '@/lib/dates/day-text';
import { renewalName } from '@/lib/renewals/renewal-names';
import { Field } from '@/ui/form/field';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { FileInput } from '@/ui/file/file-input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { readersOf, rereadRenewal } from './renewal-writes';

type Renewal = Schemas['RenewalDate'];

export const renewFormId = 'renew-form';

/** Opens the form that renews a date; the next expiry counts from the old one, so that renewing early loses nothing. */
export function openRenewForm(row: Renewal, today: string): void {
  const title = row.name ?? renewalName(row.kind);
  openModal({
    id: renewFormId,
    title: `Renew “${title}”`,
    size: 'sm',
    content: <RenewForm row={row} title={title} today={today} />,
  });
}

interface RenewFormProps {
  row: Renewal;
  title: string;
  /** ISO day in London. */
  today: string;
}

function RenewForm({ row, title, today }: RenewFormProps) {
  const queryClient = useQueryClient();
  const edited = useRef(row.updatedAt);
  const [sending, setSending] = useState(newClientId);
  const form = useRecordForm({
    // No file is chosen yet, and one may be.
    initial: { issuedOn: today, dueOn: row.proposedDueOn ?? '', reference: '', file: null as File | null },
    validate: ({ issuedOn, dueOn, file }) => ({
      ...(file && { file: documentProblem(file) }),
      ...(readDay(issuedOn) === null
        ? { issuedOn: 'Enter a date as dd/mm/yyyy' }
        : issuedOn > today && { issuedOn: futureDayProblem }),
      ...(readDay(dueOn) === null
        ? { dueOn: 'Enter a date as dd/mm/yyyy' }
        : dueOn <= issuedOn && { dueOn: 'Enter an expiry date after the issue date' }),
    }),
    save: async ({ issuedOn, dueOn, reference, file }) => {
      const documentId = file && (await keepCertificate(queryClient, file, row.propertyId, sending));
      const body = {
        issuedOn,
        dueOn,
        updatedAt: edited.current,
        ...(reference.trim() !== '' && { reference: reference.trim() }),
        ...(documentId && { documentId }),
      };
      try {
        await write(
          queryClient,
          'put',
          '/renewal-dates/{id}',
          { path: { id: row.id }, body },
          { refreshes: readersOf(row.propertyId) },
        );
      } catch (error) {
        if (hasStatus(error, 409)) edited.current = (await rereadRenewal(queryClient, row)).updatedAt;
        throw error;
      }
      closeModal(renewFormId);
      showToast({ kind: 'success', text: `${title} renewed` });
    },
  });
  return (
    <Form form={form} modalId={renewFormId} submit="Renew" sending="Renewing">
      <div className="grid items-start gap-x-3 gap-y-4 min-[420px]:grid-cols-2">
        <FormField form={form} name="issuedOn" label="Issue date">
          {(control, change) => <DayInput {...control} onChange={change} pickLabel="Choose the issue date" />}
        </FormField>
        <FormField form={form} name="dueOn" label="New expiry date">
          {(control, change) => (
            <DayInput {...control} onChange={change} pickLabel="Choose the new expiry date" />
          )}
        </FormField>
      </div>
      <Field
        label="New certificate"
        isOptional
        error={form.errorOf('file')}
        hint="A PDF, Word or Excel file, or a photo, up to 20 MB"
      >
        {(control) => (
          <FileInput
            {...control}
            accept={acceptedDocuments}
            onChange={({ currentTarget }) => {
              form.set('file', currentTarget.files?.[0] ?? null);
              setSending(newClientId());
            }}
          />
        )}
      </Field>
      <FormField form={form} name="reference" label="Reference" isOptional>
        {(control) => (
          <Input {...control} autoComplete="off" maxLength={80} placeholder={row.reference ?? undefined} />
        )}
      </FormField>
    </Form>
  );
}

/**
 * Keeps the new certificate with those of its property. @param sending the same for a retry: one document is kept
 * @returns its id; undefined where the answer did not tell and the document is not found
 */
async function keepCertificate(
  queryClient: QueryClient,
  file: File,
  propertyId: string | null,
  sending: string,
): Promise<string | undefined> {
  const folders = propertyId === null ? [] : await readOnce('/folders', { query: { propertyId } });
  const folderId = folders.find(({ system, name }) => system && name === 'Compliance')?.id;
  const place = { ...(propertyId !== null && { propertyId }), ...(folderId !== undefined && { folderId }) };
  const kept = await uploadDocument(queryClient, file, place, sending);
  if (kept !== undefined) return kept.id;
  const { data } = await readOnce('/documents', { query: { query: file.name.slice(0, 100) } });
  return data[0]?.id;
}
