import { useQueryClient } from '@tanstack/react-query';
import { write } from '@/api/queries';
import { useRecordForm } from '@/entities/record/use-record-form';
import { tenanciesPath } from '@/entities/tenancy/queries';
import type { Tenancy } from '@/entities/tenancy/tenancy';
import type { LetNames } from '@/entities/tenancy/use-let-names';
import { isCalendarDay, londonDay } from '@/lib/dates/calendar-day';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { Button } from '@/ui/button/button';
import { DayInput } from '@/ui/input/day-input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { useNow } from '@/ui/text/use-now';
import { documentsFor, type DocumentKey } from './documents';

const modalId = 'documents-served';
type Days = Record<DocumentKey, string>;

/** Asks when the tenant was given each document. */
export function openDocuments(tenancy: Tenancy, names: LetNames): void {
  openModal({
    id: modalId,
    title: 'Documents served',
    content: <DocumentsServed tenancy={tenancy} names={names} />,
  });
}

/** A day for each document of the nation; empty for one that was not served yet. */
export function DocumentsServed({ tenancy, names }: { tenancy: Tenancy; names: LetNames }) {
  const queryClient = useQueryClient();
  const today = londonDay(useNow());
  const { id, documentsServed: served, updatedAt } = tenancy;
  const documents = documentsFor(tenancy, names.nation);
  const initial: Days = {
    howToRent: served.howToRent ?? '',
    writtenStatement: served.writtenStatement ?? '',
    epc: served.epc ?? '',
    gasSafety: served.gasSafety ?? '',
    eicr: served.eicr ?? '',
    depositCertificate: served.depositCertificate ?? '',
    inventory: served.inventory ?? '',
  };
  const form = useRecordForm<Days>({
    initial,
    validate: (days) =>
      Object.fromEntries(
        documents.flatMap(({ key }) =>
          days[key] === '' || isCalendarDay(days[key]) ? [] : [[key, 'Enter a date, such as 14/02/2027']],
        ),
      ),
    save: async (days) => {
      const documentsServed = Object.fromEntries(
        Object.entries(days).map(([key, day]) => [key, day === '' ? null : day]),
      );
      const body = { documentsServed, updatedAt };
      await write(
        queryClient,
        'put',
        '/tenancies/{id}',
        { path: { id }, body },
        { refreshes: [tenanciesPath, '/property-actions'] },
      );
      showToast({ kind: 'success', text: 'Documents saved' });
      closeModal(modalId);
    },
  });
  return (
    <Form form={form} modalId={modalId} submit="Save" sending="Saving">
      <p className="text-sm text-ink-2 wrap-anywhere">{`${names.tenants}, ${names.room ?? names.address}`}</p>
      <p className="-mt-2 text-sm text-ink-2">Leave a date blank until you’ve served the document.</p>
      {documents.map(({ key, label }) => (
        <div key={key} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <FormField form={form} name={key} label={label}>
              {({ onChange: _, ...control }, change) => (
                <DayInput {...control} onChange={change} pickLabel={`Choose date: ${label}`} />
              )}
            </FormField>
          </div>
          <Button
            variant="outline"
            aria-label={`Today for ${label}`}
            disabled={form.values[key] === today}
            onClick={() => form.set(key, today)}
          >
            Today
          </Button>
        </div>
      ))}
    </Form>
  );
}
