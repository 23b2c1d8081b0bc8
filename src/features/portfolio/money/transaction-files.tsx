import { Attachments } from '@/entities/document/attachments';
import { RecordLog } from '@/entities/task/record-log';
import { openModal } from '@/ui/modal/modal-store';
import type { Transaction } from './transaction';

/** Shows the receipts of a transaction and what happened with it. */
export function openTransactionFiles({ id, description, propertyId }: Transaction): void {
  const record = { kind: 'transaction', id } as const;
  openModal({
    id: 'transaction-files',
    title: description,
    content: (
      <div className="flex flex-col gap-4">
        <Attachments record={record} propertyId={propertyId} />
        <RecordLog record={record} />
      </div>
    ),
  });
}
