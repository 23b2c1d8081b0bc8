import { useInfiniteQuery } from '@tanstack/react-query';
import { Field } from '@/ui/form/field';
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
          <select
            {...control}
            className="control h-(--ctl-md) w-full rounded-[9px] px-2.5 text-base"
            value=""
            onChange={({ currentTarget: { value } }) => onAdd(value)}
          >
            <option value="" disabled>
              Choose
            </option>
            {others.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
