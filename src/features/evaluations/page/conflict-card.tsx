import { Card } from '@/ui/card';
import { Button } from '@/ui/button';
import { fieldAt, valueText } from '../model/fields';
import { useEditor, useEvaluation } from './editor-context';
import { dayText } from '@/lib/day-text';

const names: Readonly<Record<string, string>> = {
  title: 'Title',
  notes: 'Notes',
  nation: 'Nation',
  primary: 'Main strategy',
  strategies: 'Strategies',
  'inputs.purchaseDate': 'Completion date',
  'inputs.refurb.items': 'Lines of works',
  'inputs.income.rooms': 'Rooms',
};

/** Fields that were changed here and elsewhere: which of the two values shall hold. Everything else has gone together. */
export function ConflictCard() {
  const { editor } = useEvaluation();
  const conflicts = useEditor((state) => state.conflicts);
  if (conflicts.length === 0) return null;
  return (
    <Card as="section" aria-label="Changed elsewhere" role="alert" className="border-amber-line!">
      <h2 className="font-semibold">Changed elsewhere</h2>
      <p className="text-sm text-ink-2">
        These were changed here and by somebody else, or in another tab. Nothing is lost until you choose.
      </p>
      <ul className="mt-2 divide-y divide-line-subtle">
        {conflicts.map(({ path, mine, theirs }) => (
          <li key={path} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
            <span className="min-w-40 flex-1">
              <span className="font-medium">{fieldAt(path)?.label ?? names[path] ?? path}</span>
              <span className="num block text-sm text-ink-2">{`Yours ${said(path, mine)}, theirs ${said(path, theirs)}`}</span>
            </span>
            <Button size="sm" variant="outline" onClick={() => editor.resolve(path, 'mine')}>
              Keep mine
            </Button>
            <Button size="sm" variant="outline" onClick={() => editor.resolve(path, 'theirs')}>
              Take theirs
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function said(path: string, value: unknown): string {
  const field = fieldAt(path);
  if (field && (typeof value === 'number' || value === null)) return valueText(field, value);
  if (path === 'inputs.purchaseDate' && typeof value === 'string') return dayText(value);
  if (Array.isArray(value)) return value.length === 1 ? '1 line' : `${value.length} lines`;
  return typeof value === 'string' ? `“${value.slice(0, 60)}”` : String(value);
}
