import { Card } from '@/ui/card';
import { Button } from '@/ui/button/button';
import { useEditor, useEvaluation } from './editor-context';
import { labelAt, wordsAt } from '../fields/path-text';

/** Fields that were changed here and elsewhere: which of the two values shall hold. Everything else has gone together. */
export function ConflictCard() {
  const { editor, strategy } = useEvaluation();
  const conflicts = useEditor((state) => state.conflicts);
  const nation = useEditor(({ deal }) => deal.nation);
  if (conflicts.length === 0) return null;
  return (
    <Card as="section" aria-label="Changed elsewhere" role="alert" className="border-amber-line!">
      <h2 className="font-semibold">Changed elsewhere</h2>
      <p className="text-sm text-ink-2">
        These were changed here and by someone else, or in another tab. Choose which to keep.
      </p>
      <ul className="mt-2 divide-y divide-line-subtle">
        {conflicts.map(({ path, mine, theirs }) => (
          <li key={path} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
            <span className="min-w-40 flex-1">
              <span className="font-medium">{labelAt(path, { nation, strategy })}</span>
              <span className="num block text-sm text-ink-2">{`Yours ${wordsAt(path, mine, theirs)}, theirs ${wordsAt(path, theirs, mine)}`}</span>
            </span>
            <Button size="sm" variant="outline" onClick={() => editor.resolve(path, 'mine')}>
              Keep mine
            </Button>
            <Button size="sm" variant="outline" onClick={() => editor.resolve(path, 'theirs')}>
              Use theirs
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
