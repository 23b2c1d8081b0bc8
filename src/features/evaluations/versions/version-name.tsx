import { useState, type FormEvent } from 'react';
import { useStore, type StoreApi } from 'zustand';
import { errorMessage } from '@/api/errors';
import { usePost } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import type { SaveStatus } from '../model/autosave';

interface VersionNameProps {
  evaluationId: string;
  status: StoreApi<SaveStatus>;
  saveNow: () => void;
}

/** Keeps the present state under a name. What was typed last has to be saved first: the server names what it has. */
export function VersionName({ evaluationId, status, saveNow }: VersionNameProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const isSaved = useStore(status, ({ kind }) => kind === 'saved');
  const keep = usePost('/evaluation-versions', {
    onDone: () => setName(''),
    onUndo: (_context, _args, error) => setProblem(errorMessage(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaved) {
      saveNow();
      setProblem('Saving your latest changes first. Try again in a moment.');
    } else if (name.trim() === '') setProblem('Enter a name for the version');
    else keep.mutate({ body: { evaluationId, name: name.trim() } });
  };
  return (
    <form noValidate onSubmit={submit} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field label="Version name" error={problem || undefined}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={60}
              placeholder="Before the survey"
              autoComplete="off"
              onChange={({ currentTarget: { value } }) => {
                setName(value);
                setProblem('');
              }}
            />
          )}
        </Field>
      </div>
      <Button
        type="submit"
        variant="outline"
        isLoading={keep.isPending}
        loadingLabel="Saving"
        className={problem ? 'mb-6' : ''}
      >
        {' '}
        Save version{' '}
      </Button>
    </form>
  );
}
