import { Trash2 } from 'lucide-react';
import { workName } from '@/lib/evaluation/inputs/viewing-works';
import { IconButton } from '@/ui/button/icon-button';
import { Field } from '@/ui/form/field';
import { Segments } from '@/ui/input/segments';
import { Textarea } from '@/ui/input/textarea';
import { rowName, withCheck, withoutCheck, type NotedCheck } from '../notes/notes';
import { useViewing } from '../viewing-context';
import { CheckPhoto } from './check-photo';
import { CostField } from './cost-field';

const states = [
  ['ok', 'OK'],
  ['issue', 'Problem'],
  ['unknown', 'Not checked'],
] as const;

/** The contract's, in characters. */
const longestNote = 500;

interface CheckRowProps {
  check: NotedCheck;
  /** Of a check that the member has added. */
  isRemovable: boolean;
}

/** One thing to look at: how it is, and once it was seen a note, a picture, and of a problem what it costs. */
export function CheckRow({ check, isRemovable }: CheckRowProps) {
  const { edit } = useViewing();
  const name = workName(check);
  const change = (next: Partial<NotedCheck>) => edit((notes) => withCheck(notes, check, next));
  const { state, note, cost, image, photo } = check;
  const isOpen = state !== 'unknown' || note !== '' || image !== null || photo !== undefined;
  return (
    <li
      data-row={rowName(check)}
      className="flex flex-col gap-3 border-b border-line-subtle py-3 last:border-0 last:pb-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p aria-hidden className="min-w-0 font-medium wrap-anywhere">
          {check.item}
        </p>
        <div className="flex items-center gap-1">
          <Segments
            label={name}
            isLabelHidden
            options={states}
            value={state}
            onChange={(next) => change({ state: next })}
          />
          {isRemovable && (
            <IconButton
              label={`Remove “${name}”`}
              onClick={() => edit((notes) => withoutCheck(notes, check))}
            >
              <Trash2 aria-hidden size={17} />
            </IconButton>
          )}
        </div>
      </div>
      {isOpen && (
        <>
          <Field label={<>Note{<span className="sr-only">{` on ${name}`}</span>}</>}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={longestNote}
                value={note}
                onChange={({ currentTarget }) => change({ note: currentTarget.value })}
              />
            )}
          </Field>
          {state === 'issue' && (
            <CostField
              label={`Cost to fix ${check.item.toLowerCase()}`}
              value={cost}
              onChange={(next) => change({ cost: next })}
            />
          )}
          <CheckPhoto check={check} name={name} />
        </>
      )}
    </li>
  );
}
