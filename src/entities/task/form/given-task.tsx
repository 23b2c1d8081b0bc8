import { Badge } from '@/ui/badge';
import { Checkbox } from '@/ui/input/checkbox';
import { useNow } from '@/ui/text/use-now';
import { repeatText, readRepeat } from '@/lib/dates/repeat/repeat-rule';
import { dueText, type Task } from '../task';
import { useTick, useTickLine } from '../writes';

/** A task that somebody else added and gave to the reader: it can be done, line by line, and not changed. */
export function GivenTask({ task }: { task: Task }) {
  const now = useNow();
  const tick = useTick();
  const tickLine = useTickLine();
  const { title, owner, subject, dueAt, repeat, priority, checklist, doneAt } = task;
  const rule = readRepeat(repeat);
  const facts = [
    ['Assigned by', owner?.fullName],
    ['Linked to', subject?.title],
    ['Due date', dueAt === null ? undefined : dueText(dueAt, now)],
    ['Repeats', rule === null ? undefined : repeatText(rule)],
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2.5">
        <h3 className="text-lg font-semibold wrap-anywhere">{title}</h3>
        {priority === 'high' && <Badge tone="amber">High priority</Badge>}
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        {facts.map(
          ([name, text]) =>
            text !== undefined && (
              <div key={name} className="contents">
                <dt className="text-ink-2">{name}</dt>
                <dd className="wrap-anywhere">{text}</dd>
              </div>
            ),
        )}
      </dl>
      {checklist.length > 0 && (
        <fieldset>
          <legend className="mb-1 text-sm font-medium text-ink-2">Checklist</legend>
          {checklist.map(({ text, done }, at) => (
            // Lines have no identity but their place.
            <Checkbox
              key={at}
              label={text}
              checked={done}
              onChange={({ currentTarget }) => tickLine(task, at, currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
      <Checkbox
        label="Done"
        checked={doneAt !== null}
        onChange={({ currentTarget }) => tick(task, currentTarget.checked)}
      />
      <p className="text-xs text-ink-3">Only the person who added this task can change the rest.</p>
    </div>
  );
}
