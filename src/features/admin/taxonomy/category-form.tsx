import { usePost, usePut } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { useRecordForm } from '@/entities/record/use-record-form';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { Input } from '@/ui/input/input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';

type Category = Schemas['ArticleCategory'];

/** What a change of the categories changes. */
export const readersOfCategories: readonly string[] = ['/articles', '/articles/categories', '/admin/audit'];

interface CategoryFormProps {
  /** All of them: they are saved together. */
  categories: readonly Category[];
  /** The one that is renamed; a new one is added without. */
  category?: Category | undefined;
  modalId: string;
}

export function openCategoryForm(categories: readonly Category[], category?: Category): void {
  const modalId = 'category-form';
  openModal({
    id: modalId,
    title: category ? 'Rename category' : 'Add category',
    size: 'sm',
    content: <CategoryForm categories={categories} category={category} modalId={modalId} />,
  });
}

function CategoryForm({ categories, category, modalId }: CategoryFormProps) {
  const create = usePost('/articles/categories', { refreshes: readersOfCategories });
  const rename = usePut('/articles/categories', { refreshes: readersOfCategories });
  const form = useRecordForm({
    initial: { name: category?.name ?? '' },
    validate: ({ name }) => ({ name: name.trim() ? undefined : 'Enter a name' }),
    conflict: 'There’s already a category with this name.',
    save: async (values) => {
      const name = values.name.trim();
      if (category === undefined) await create.mutateAsync({ body: { name } });
      else
        await rename.mutateAsync({
          body: {
            categories: categories.map((each) => ({
              id: each.id,
              name: each.id === category.id ? name : each.name,
            })),
          },
        });
      closeModal(modalId);
      showToast({ kind: 'success', text: category ? 'Category renamed' : 'Category added' });
    },
  });
  return (
    <Form
      form={form}
      modalId={modalId}
      submit={category ? 'Save' : 'Add category'}
      sending={category ? 'Saving' : 'Adding'}
    >
      <FormField form={form} name="name" label="Name">
        {(control) => <Input {...control} data-autofocus maxLength={40} autoComplete="off" />}
      </FormField>
    </Form>
  );
}
