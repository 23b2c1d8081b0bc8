import { useInfiniteQuery } from '@tanstack/react-query';
import { useEveryPage } from '@/api/every-page';
import { readPages } from '@/api/queries';
import { FormSelect } from '@/ui/form/form-field';
import type { FormState } from '@/ui/form/use-form';
import type { Task } from '../task';
import type { TaskValues } from './task-values';

interface AssigneeFieldProps {
  form: FormState<TaskValues>;
  me: number;
  /** Whoever it is given to now, until the list has come. */
  known: Task['assignee'];
}

/** Who is to do it: the reader or one of their connections. */
export function AssigneeField({ form, me, known }: AssigneeFieldProps) {
  const query = useInfiniteQuery(readPages('/connections', { query: { status: 'accepted', sort: 'name' } }));
  const people = useEveryPage(query)?.flatMap(({ data }) => data.map(({ user }) => user)) ?? [];
  const isKnown = known === null || known.id === me || people.some(({ id }) => id === known.id);
  return (
    <FormSelect
      form={form}
      name="assigneeId"
      label="Assigned to"
      hint={
        form.values.assigneeId === String(me)
          ? undefined
          : 'Your connection will be notified and can tick the task off'
      }
      choices={[
        { value: String(me), label: 'Me' },
        ...(isKnown ? people : [known, ...people]).map(({ id, fullName }) => ({
          value: String(id),
          label: fullName,
        })),
      ]}
    />
  );
}
