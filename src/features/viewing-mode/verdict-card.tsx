import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/input/checkbox';
import { Field } from '@/ui/form/field';
import { Segments } from '@/ui/input/segments';
import { Textarea } from '@/ui/input/textarea';
import { useNow } from '@/ui/text/use-now';
import { useViewing } from './viewing-context';

const scores = [
  ['1', '1'],
  ['2', '2'],
  ['3', '3'],
  ['4', '4'],
  ['5', '5'],
] as const;

/** What the member makes of the home as a whole. */
export function VerdictCard() {
  const { kept, edit } = useViewing();
  const { score, summary, isDone } = kept.notes;
  const { startsAt, status } = kept.viewing;
  const hasBegun = Date.parse(startsAt) <= useNow().getTime();
  const current = scores.find(([value]) => value === String(score))?.[0] ?? null;
  return (
    <Card as="section" aria-label="Verdict" className="flex flex-col gap-4">
      <h2 className="font-semibold">Verdict</h2>
      <Segments
        label="Score out of 5"
        options={scores}
        value={current}
        onChange={(next) => edit((notes) => ({ ...notes, score: Number(next) }))}
      />
      <Field label="Summary" isOptional>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={5000}
            value={summary}
            onChange={({ currentTarget }) => edit((notes) => ({ ...notes, summary: currentTarget.value }))}
          />
        )}
      </Field>
      {hasBegun && status !== 'done' && status !== 'cancelled' && (
        <Checkbox
          label="Mark this viewing as done"
          checked={isDone}
          onChange={({ currentTarget }) => edit((notes) => ({ ...notes, isDone: currentTarget.checked }))}
        />
      )}
    </Card>
  );
}
