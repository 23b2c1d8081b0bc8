import { ChevronDown, Plus } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { blankCheck, keyOf, rowName, withCheck } from '../notes/notes';
import { useViewing } from '../viewing-context';
import { CheckRow } from './check-row';
import { isTemplate, progressOf, type RoomChecks } from './rooms';
import { Pause } from '@/ui/text/pause';

/** A room with what is to be looked at in it; closed, it says how far one is. */
export function RoomCard({
  room: { room, title, checks },
  isOpenFirst,
}: {
  room: RoomChecks;
  isOpenFirst: boolean;
}) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const contentId = useId();
  return (
    <Card as="section" aria-label={title} isPadded={false}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-13 w-full flex-wrap items-center justify-between gap-x-3 rounded-[14px] px-(--card-p) py-3 text-left hover:bg-hover"
        >
          <span className="min-w-0 font-semibold wrap-anywhere">
            {title}
            <Pause />
          </span>
          <span className="ml-auto flex shrink-0 items-center gap-2 text-sm text-ink-2">
            {progressOf(checks)}
            <ChevronDown aria-hidden size={18} className={isOpen ? 'rotate-180' : ''} />
          </span>
        </button>
      </h2>
      <div id={contentId} hidden={!isOpen} className="px-(--card-p) pb-(--card-p)">
        {isOpen && (
          <>
            <KeptFocus ids={checks.map(rowName)}>
              <ul className="flex flex-col">
                {checks.map((check) => (
                  <CheckRow key={keyOf(check)} check={check} isRemovable={!isTemplate(check)} />
                ))}
              </ul>
            </KeptFocus>
            <AddCheck room={room} title={title} names={checks.map(({ item }) => item)} />
          </>
        )}
      </div>
    </Card>
  );
}

interface AddCheckProps {
  room: string | undefined;
  title: string;
  names: readonly string[];
}

/** Something else to look at in this room. */
function AddCheck({ room, title, names }: AddCheckProps) {
  const { edit } = useViewing();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const item = text.trim();
    if (item === '') return setError('Enter what to check');
    if (names.some((name) => name.toLowerCase() === item.toLowerCase()))
      return setError('This is already on the list');
    edit((notes) => withCheck(notes, blankCheck(room, item), {}));
    setText('');
    return setError(undefined);
  };
  return (
    <form
      noValidate
      onSubmit={add}
      aria-label={`Add a check to “${title}”`}
      className="mt-3 flex items-start gap-2"
    >
      <div className="min-w-0 flex-1">
        <Field label={<span className="sr-only">{`Add a check: ${title}`}</span>} error={error}>
          {(control) => (
            <Input
              {...control}
              value={text}
              maxLength={100}
              placeholder="Something else to check"
              onChange={({ currentTarget }) => {
                setText(currentTarget.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="outline" className="mt-1.5" icon={<Plus aria-hidden size={16} />}>
        Add
      </Button>
    </form>
  );
}
