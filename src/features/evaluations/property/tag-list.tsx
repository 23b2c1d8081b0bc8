import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { IconButton } from '@/ui/button/icon-button';
import { Input } from '@/ui/input/input';
import { useEditor, useEvaluation } from '../page/editor/editor-context';

const maxTags = 20;

/** The tags of the deal: each can be removed, and others added. */
export function TagList() {
  const { editor, isReadOnly } = useEvaluation();
  const tags = useEditor(({ deal }) => deal.tags);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const add = () => {
    const tag = text.trim();
    if (tag === '') return;
    if (tags.some((each) => each.toLowerCase() === tag.toLowerCase()))
      return setError(`“${tag}” is already a tag`);
    if (tags.length >= maxTags) return setError(`Maximum ${maxTags} tags. Remove one first.`);
    editor.edit('tags', [...tags, tag]);
    setText('');
  };
  if (isReadOnly && tags.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex max-w-full min-w-0 items-center gap-1 rounded-full border border-line py-0.5 pr-1 pl-2.5 text-sm"
            >
              <span className="truncate">{tag}</span>
              {!isReadOnly && (
                <IconButton
                  label={`Remove tag “${tag}”`}
                  size="sm"
                  onClick={() =>
                    editor.edit(
                      'tags',
                      tags.filter((each) => each !== tag),
                    )
                  }
                >
                  <X aria-hidden size={14} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <Field label="New tag" error={error}>
          {(control) => (
            <div className="flex gap-2">
              <Input
                {...control}
                value={text}
                maxLength={30}
                autoComplete="off"
                className="min-w-0 flex-1"
                onChange={({ currentTarget }) => {
                  setText(currentTarget.value);
                  setError(undefined);
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  add();
                }}
              />
              <Button variant="outline" icon={<Plus aria-hidden size={15} />} onClick={add}>
                Add tag
              </Button>
            </div>
          )}
        </Field>
      )}
    </div>
  );
}
