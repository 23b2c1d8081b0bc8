import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage, hasStatus } from '@/api/errors';
import { refresh, usePost, usePut } from '@/api/queries';
import { draftsUnder, writeDraft } from '@/ui/draft/draft-parts';
import { useDraft } from '@/ui/draft/draft-store';
import { editDraft, settleEdits, takeUp } from '@/ui/draft/edit-draft';
import { changedFields } from '@/ui/form/use-form';
import { showToast } from '@/ui/toast/toast';
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
  /** Something typed on an earlier visit would replace what was saved elsewhere since. */
  isOvertaken: boolean;
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
  const placeOf = (id: string) => `evaluation-settings:${id}`;
  const place = placeOf(profile?.id ?? 'new');
  const draft = useDraft(userId, place);
  const sent = useRef<ProfileTexts>({});
  const [errors, setErrors] = useState(none);
  const [failure, setFailure] = useState('');
  const saved = textsOf(profile ?? blankProfile);
  // Others' figures come underneath while this is open: what was typed is laid over whatever is saved now.
  const { values: texts, overtaken } = takeUp(saved, draft.text, isText, asTyped);
  const isDirty = formPaths.some((path) => texts[path] !== saved[path]);
  const keep = (next: ProfileTexts) => draft.write(editDraft(next, saved, draft.text));
  const dropSaved = useEffectEvent(() => {
    const { draft: rest } = takeUp(saved, draft.text, isText);
    if (rest !== draft.text) draft.write(rest);
  });
  useEffect(() => dropSaved(), [place]);
  const done = (answer: Profile | undefined) => {
    // What was typed while it was being saved stays, with the profile that was made of it.
    if (!settleEdits(userId, place, sent.current) && !profile && answer) {
      writeDraft(userId, placeOf(answer.id), draftsUnder(userId, place)[place] ?? '');
      writeDraft(userId, place, '');
    }
    setFailure('');
    showToast({ kind: 'success', text: `“${answer?.name ?? sent.current['name'] ?? ''}” saved` });
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
      if (answer) onMade(answer);
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
    isOvertaken: overtaken.length > 0,
    isSaving: create.isPending || update.isPending,
    save: () => {
      const read = readProfile(texts, profile ?? blankProfile);
      setErrors(read.errors);
      setFailure('');
      if (read.errors.size > 0) return false;
      sent.current = texts;
      if (profile) {
        const changed = changedFields(read.body, readProfile(saved, profile).body);
        update.mutate({ path: { id: profile.id }, body: { ...changed, updatedAt: profile.updatedAt } });
      } else create.mutate({ body: read.body });
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

const isText = (value: unknown) => typeof value === 'string';
const asTyped = (value: unknown) => value;
