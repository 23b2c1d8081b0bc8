import { useInfiniteQuery } from '@tanstack/react-query';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/input/native-select';
import { evaluationQueries } from '../queries';

/** Another evaluation to stand beside the others, from the fifty that were changed last. */
export function AddCompared({ taken, onAdd }: { taken: readonly string[]; onAdd: (id: string) => void }) {
  const list = useInfiniteQuery(evaluationQueries.list({ sort: '-updatedAt' }));
  const others = (list.data?.pages.flatMap(({ data }) => data) ?? []).filter(({ id }) => !taken.includes(id));
  if (others.length === 0) return null;
  return (
    <div className="max-w-sm print:hidden">
      <Field label="Add evaluation">
        {(control) => (
          <NativeSelect
            {...control}
            placeholder="Choose"
            value=""
            choices={others.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ currentTarget: { value } }) => onAdd(value)}
          />
        )}
      </Field>
    </div>
  );
}
