import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useEveryPage } from '@/api/every-page';
import { failureText } from '@/api/errors';
import { readPages, useDelete, write } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { RecordPages } from '@/entities/record/record-pages';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Card } from '@/ui/card';
import { openQuestion } from '@/ui/modal/confirm-question';
import { safeRows } from '@/ui/rows/safe-rows';
import { showToast } from '@/ui/toast/toast';
import { AdminPage } from '../admin-page';
import { groups, openTypeForm, readersOfTypes } from './business-type-form';
import { Step } from './categories-page';

type BusinessType = Schemas['BusinessType'];

/** The types of business, in the order of the explore page (S67). */
export function BusinessTypesPage() {
  const queryClient = useQueryClient();
  const [isMoving, setIsMoving] = useState(false);
  const list = useInfiniteQuery(readPages('/business-types'));
  const types = useEveryPage(list)?.flatMap(({ data }) => data) ?? [];
  const remove = useDelete('/business-types/{id}', {
    refreshes: readersOfTypes,
    onDone: () => showToast({ kind: 'success', text: 'Business type deleted' }),
  });
  /** The two that change places each take the other's. */
  const swap = async (one: BusinessType, other: BusinessType | undefined) => {
    if (other === undefined) return;
    setIsMoving(true);
    const options = { failureTitle: 'Couldn’t move the business type', refreshes: readersOfTypes };
    try {
      for (const [type, order] of [
        [one, other.order],
        [other, one.order],
      ] as const) {
        const body = { order, updatedAt: type.updatedAt };
        await write(queryClient, 'put', '/business-types/{id}', { path: { id: type.id }, body }, options);
      }
    } catch {
      // The toast has said it.
    } finally {
      setIsMoving(false);
    }
  };
  const ask = ({ id, name }: BusinessType) =>
    openQuestion({
      id: `delete-${id}`,
      title: `Delete “${name}”?`,
      text: 'This can’t be undone.',
      act: 'Delete',
      onConfirm: () =>
        remove.mutate(
          { path: { id } },
          {
            // The reason says what to do first.
            onError: (error) =>
              showToast({
                kind: 'error',
                text: failureText('Couldn’t delete the business type', error),
                durationMs: 8000,
              }),
          },
        ),
    });
  return (
    <AdminPage
      title="Business types"
      text="The Explore page shows types in this order. A type that’s in use can’t be deleted."
      action={
        <Button icon={<Plus aria-hidden size={17} />} onClick={() => openTypeForm()}>
          Add type
        </Button>
      }
    >
      <RecordPages list={list} what="the business types">
        <Card isPadded={false}>
          <ol aria-label="Business types" className="divide-y divide-line-subtle">
            {safeRows(types, 'business type', (type, index) => (
              <li key={type.id} className="flex min-h-14 flex-wrap items-center gap-x-2 px-4 py-1.5">
                <span className="min-w-0 flex-1 basis-40">
                  <span className="block font-medium wrap-anywhere">{type.name}</span>
                  <span className="num block text-xs text-ink-3">
                    {`${groups[type.group]} · ${counted(type.count, 'business', 'businesses')}`}
                  </span>
                </span>
                <span className="ml-auto flex gap-2 max-md:-mr-2">
                  <Step
                    name={type.name}
                    isBusy={isMoving}
                    isFirst={index === 0}
                    isLast={index === types.length - 1}
                    onMove={(by) => void swap(type, types[index + by])}
                  />
                  <IconButton label={`Edit “${type.name}”`} onClick={() => openTypeForm(type)}>
                    <Pencil aria-hidden size={16} />
                  </IconButton>
                  <IconButton label={`Delete “${type.name}”`} onClick={() => ask(type)}>
                    <Trash2 aria-hidden size={16} />
                  </IconButton>
                </span>
              </li>
            ))}
          </ol>
        </Card>
      </RecordPages>
    </AdminPage>
  );
}
