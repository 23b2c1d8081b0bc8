import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, hasStatus } from '@/api/errors';
import { refresh, usePost, usePut } from '@/api/queries';
import { useDraft } from '@/ui/draft-store';
import { showToast } from '@/ui/toast';
import {
  blankProfile,
  formPaths,
  readProfile,
  textsOf,
  type Profile,
  type ProfileTexts,
} from './profile-form';

const none: ReadonlyMap<string, string> = new Map();

interface ProfileForm {
  texts: ProfileTexts;
  setText: (path: string, text: string) => void;
  errors: ReadonlyMap<string, string>;
  /** Why it was not saved; empty when nothing went wrong. */
  failure: string;
  isDirty: boolean;
  isSaving: boolean;
  /** Saves; false when something typed cannot be used. */
  save: () => boolean;
  discard: () => void;
  /** Empties every figure, so that all are the platform's. What is asked of a deal stays. */
  reset: () => void;
}

/** A profile being written. What differs from the saved one is kept on this device until it is saved or discarded. */
export function useProfileForm(
  userId: number,
  profile: Profile | undefined,
  onMade: (profile: Profile) => void,
): ProfileForm {
  const queryClient = useQueryClient();
  const draft = useDraft(userId, `evaluation-settings:${profile?.id ?? 'new'}`);
  const [errors, setErrors] = useState(none);
  const [failure, setFailure] = useState('');
  const saved = textsOf(profile ?? blankProfile);
  const texts = { ...saved, ...keptTexts(draft.text) };
  const isDirty = formPaths.some((path) => texts[path] !== saved[path]);
  const keep = (next: ProfileTexts) => {
    const changed = Object.entries(next).filter(([path, text]) => text !== saved[path]);
    draft.write(changed.length > 0 ? JSON.stringify(Object.fromEntries(changed)) : '');
  };
  const done = (answer: Profile) => {
    draft.write('');
    setFailure('');
    showToast({ kind: 'success', text: `Saved “${answer.name}”` });
  };
  const refused = (error: Error) => {
    setFailure(errorMessage(error));
    if (hasStatus(error, 422)) {
      setErrors(new Map([...error.errors].flatMap(([path, [first]]) => (first ? [[path, first]] : []))));
    }
    // Somebody changed it meanwhile: their figures come underneath, what was typed here stays on top.
    if (hasStatus(error, 409)) void refresh(queryClient, '/evaluation-settings');
  };
  const create = usePost('/evaluation-settings', {
    onDone: (answer) => {
      done(answer);
      onMade(answer);
    },
    onUndo: (_context, _args, error) => refused(error),
  });
  const update = usePut('/evaluation-settings/{id}', {
    onDone: done,
    onUndo: (_context, _args, error) => refused(error),
  });
  return {
    texts,
    setText: (path, text) => {
      const { [path]: _gone, ...others } = Object.fromEntries(errors);
      setErrors(new Map(Object.entries(others)));
      keep({ ...texts, [path]: text });
    },
    errors,
    failure,
    isDirty,
    isSaving: create.isPending || update.isPending,
    save: () => {
      const read = readProfile(texts, profile ?? blankProfile);
      setErrors(read.errors);
      setFailure('');
      if (read.errors.size > 0) return false;
      if (profile)
        update.mutate({ path: { id: profile.id }, body: { ...read.body, updatedAt: profile.updatedAt } });
      else create.mutate({ body: read.body });
      return true;
    },
    discard: () => {
      draft.write('');
      setErrors(none);
      setFailure('');
    },
    reset: () => {
      setErrors(none);
      keep(
        Object.fromEntries(
          Object.entries(texts).map(([path, text]) => [path, path.startsWith('inputs.') ? '' : text]),
        ),
      );
    },
  };
}

/** What an earlier visit left; anything unreadable is left out. */
function keptTexts(draft: string): ProfileTexts {
  try {
    const found: unknown = JSON.parse(draft || '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter(
        (entry): entry is [string, string] => formPaths.includes(entry[0]) && typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}
