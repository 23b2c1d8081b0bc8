import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { adviceText, failureText } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { read, usePut } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Card } from '@/ui/card';
import { openQuestion } from '@/ui/modal/confirm-question';
import { safeRows } from '@/ui/rows/safe-rows';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';
import { showToast } from '@/ui/toast/toast';
import { AdminPage } from '../admin-page';
import { openCategoryForm, readersOfCategories } from './category-form';
import { moved } from './moved';

type Category = Schemas['ArticleCategory'];

/** The categories of the Knowledge Base, in the order in which readers see them (S67). */
export function CategoriesPage() {
  const list = useQuery(read('/articles/categories'));
  const categories = list.data?.data ?? [];
  const put = usePut('/articles/categories', { refreshes: readersOfCategories });
  const save = (next: readonly Category[], done?: string) =>
    put.mutate(
      { body: { categories: next.map(({ id, name }) => ({ id, name })) } },
      {
        onSuccess: () => done !== undefined && showToast({ kind: 'success', text: done }),
        // The reason says what to do first.
        onError: (error) =>
          showToast({
            kind: 'error',
            text: failureText('Couldn’t save the categories', error),
            durationMs: 8000,
          }),
      },
    );
  const remove = (category: Category) =>
    openQuestion({
      id: `delete-${category.id}`,
      title: `Delete “${category.name}”?`,
      text: 'This can’t be undone.',
      act: 'Delete',
      onConfirm: () =>
        save(
          categories.filter(({ id }) => id !== category.id),
          'Category deleted',
        ),
    });
  return (
    <AdminPage
      title="Article categories"
      text="Readers see categories in this order. A category that still has articles can’t be deleted."
      action={
        <Button icon={<Plus aria-hidden size={17} />} onClick={() => openCategoryForm(categories)}>
          Add category
        </Button>
      }
    >
      {list.data ? (
        <Card isPadded={false}>
          <ol aria-label="Article categories" className="divide-y divide-line-subtle">
            {safeRows(categories, 'category', (category, index) => (
              <li key={category.id} className="flex min-h-14 flex-wrap items-center gap-x-2 px-4 py-1.5">
                <span className="min-w-0 flex-1 basis-40">
                  <span className="block font-medium wrap-anywhere">{category.name}</span>
                  <span className="num block text-xs text-ink-3">{counted(category.count, 'article')}</span>
                </span>
                <span className="ml-auto flex gap-2 max-md:-mr-2">
                  <Step
                    name={category.name}
                    isBusy={put.isPending}
                    isFirst={index === 0}
                    isLast={index === categories.length - 1}
                    onMove={(by) => save(moved(categories, index, by))}
                  />
                  <IconButton
                    label={`Rename “${category.name}”`}
                    onClick={() => openCategoryForm(categories, category)}
                  >
                    <Pencil aria-hidden size={16} />
                  </IconButton>
                  <IconButton label={`Delete “${category.name}”`} onClick={() => remove(category)}>
                    <Trash2 aria-hidden size={16} />
                  </IconButton>
                </span>
              </li>
            ))}
          </ol>
        </Card>
      ) : list.error ? (
        <ErrorState
          headingLevel={2}
          title="Couldn’t load the categories"
          text={adviceText(list.error)}
          onRetry={retryOf(list.error, () => void list.refetch())}
          isRetrying={list.isRefetching}
        />
      ) : (
        <div>
          <span role="status" className="sr-only">
            Loading categories
          </span>
          <Skeleton className="h-80 rounded-[14px]" />
          <StillLoading onRetry={() => void list.refetch()} />
        </div>
      )}
    </AdminPage>
  );
}

interface StepProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: 1 | -1) => void;
}

/** One place up or down; a button that leads nowhere stays where it is, for the focus. */
export function Step({ name, isFirst, isLast, isBusy, onMove }: StepProps) {
  const move = (isEnd: boolean, by: 1 | -1) => () => {
    if (!isEnd && !isBusy) onMove(by);
  };
  return (
    <>
      <IconButton
        label={`Move “${name}” up`}
        aria-disabled={isFirst || undefined}
        onClick={move(isFirst, -1)}
      >
        <ArrowUp aria-hidden size={16} />
      </IconButton>
      <IconButton label={`Move “${name}” down`} aria-disabled={isLast || undefined} onClick={move(isLast, 1)}>
        <ArrowDown aria-hidden size={16} />
      </IconButton>
    </>
  );
}
