// Everything that is kept of a contact, as one file to hand over when they ask for it.
import type { Schemas } from '@/api/contract';
import { readOnce } from '@/api/queries';
import { safeFileName } from '@/lib/files/file-name';
import { saveBlob } from '@/ui/file/save-file';

type Contact = Schemas['Contact'];

interface Page<Row> {
  data: readonly Row[];
  totalPages: number;
}

/** Every row of a list, page after page. */
async function every<Row>(read: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await read(page);
    rows.push(...answer.data);
    last = answer.totalPages;
  }
  return rows;
}

/** Saves what is kept of a contact as JSON: their details, and the records that name them. Rejects when one can’t be read. */
export async function exportContact(contact: Contact): Promise<void> {
  const { id, name } = contact;
  const [tenancies, jobs, transactions, documents] = await Promise.all([
    every((page) => readOnce('/tenancies', { query: { contactId: id, page } })),
    every((page) => readOnce('/property-maintenance', { query: { contractorId: id, page } })),
    every((page) => readOnce('/transactions', { query: { contactId: id, page } })),
    every((page) => readOnce('/documents', { query: { linkedTo: id, page } })),
  ]);
  const all = { exportedAt: new Date().toISOString(), contact, tenancies, jobs, transactions, documents };
  saveBlob(
    `Data on ${safeFileName(name)}.json`,
    new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }),
  );
}
