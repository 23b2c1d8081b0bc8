import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { useDelete } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { closeModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { NativeSelect } from '@/ui/input/native-select';
import type { Profile } from './form/profile-form';

interface DeleteProfileProps {
  profile: Profile;
  others: readonly Profile[];
  onDeleted: () => void;
}

/** Asks before a profile goes; the default one goes only when another takes its place. */
export function DeleteProfile({ profile, others, onDeleted }: DeleteProfileProps) {
  const needsNext = profile.isDefault && others.length > 0;
  const [next, setNext] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState('');
  const remove = useDelete('/evaluation-settings/{id}', {
    onDone: () => {
      closeModal('delete-profile');
      showToast({ kind: 'success', text: `“${profile.name}” deleted` });
      onDeleted();
    },
    onUndo: (_context, _args, error) => setFailure(errorMessage(error)),
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">
        Evaluations using it keep their figures and will use the criteria in your default profile. This can’t
        be undone.
      </p>
      {needsNext && (
        <Field
          label="New default"
          error={isAsked && next === '' ? 'Choose a new default profile' : undefined}
        >
          {(control) => (
            <NativeSelect
              {...control}
              value={next}
              placeholder="Choose a profile"
              choices={others.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ currentTarget }) => setNext(currentTarget.value)}
            />
          )}
        </Field>
      )}
      {failure !== '' && (
        <p role="alert" className="text-sm text-red-ink">{`Couldn’t delete the profile: ${failure}`}</p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={() => closeModal('delete-profile')}>
          Cancel
        </Button>
        <Button
          variant="danger"
          isLoading={remove.isPending}
          loadingLabel="Deleting"
          onClick={() => {
            setAsked(true);
            if (needsNext && next === '') return;
            remove.mutate({
              path: { id: profile.id },
              ...(needsNext && { query: { newDefaultId: next } }),
            });
          }}
        >
          Delete profile
        </Button>
      </div>
    </div>
  );
}
