import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { hasStatus } from '@/api/errors';
import { formFailure } from '@/api/form-failure';
import { usePut } from '@/api/queries';
import { useEditDraft } from '@/ui/draft/edit-draft';
import { Button } from '@/ui/button/button';
import { SaveBar } from '@/ui/form/save-bar';
import { RestoredNote } from '@/ui/draft/restored-note';
import { showToast } from '@/ui/toast/toast';
import { useForm } from '@/ui/form/use-form';
import { useIsHere } from '@/ui/use-is-here';
import { classNames } from '@/ui/class-names';
import { focusRoom } from '@/ui/page/focus-room';
import { profileQueries, showSaved } from '../profile-queries';
import { AboutFields } from './about-fields';
import { AudienceFields } from './audience-fields';
import { openPreview } from '../preview/open-preview';
import { fieldNames, isLike } from './profile-draft';
import { changesOf, complaintsOf, textOf, type ProfileText } from './profile-form';
import { WhoFields } from './who-fields';

interface ProfileEditorProps {
  profile: Schemas['Profile'];
  /** Closes the dialog it stands in; on a page there is none. */
  onCancel?: () => void;
  onSaved: () => void;
}

const conflictText =
  'Your profile was changed elsewhere while you were editing. Your changes are still here. Save again to replace the other changes.';

/** The form of my profile (S23). What is typed and not saved is kept on this device, and is there again the next time. */
export function ProfileEditor({ profile, onCancel, onSaved }: ProfileEditorProps) {
  const queryClient = useQueryClient();
  const { username } = profile.user;
  const [first] = useState(() => textOf(profile));
  const draft = useEditDraft(profile.userId, 'profile', first, (value, name) =>
    isLike(value, Reflect.get(first, name), name),
  );
  const isHere = useIsHere();
  const [wasKept, setWasKept] = useState(draft.isRestored);
  const [updatedAt, setUpdatedAt] = useState(profile.updatedAt);

  const save = usePut('/profiles/{id}', {
    refreshes: [],
    onDone: (saved) => showSaved(queryClient, saved),
  });
  /** The state that the next save begins from, as the server has it now. */
  const readState = async () => {
    const fresh = await queryClient.fetchQuery({ ...profileQueries.one(username), staleTime: 0 });
    setUpdatedAt(fresh.updatedAt);
  };
  const send = async (text: ProfileText) => {
    const changes = changesOf(text, draft.base);
    if (changes) {
      try {
        const saved = await save.mutateAsync({ path: { id: username }, body: { ...changes, updatedAt } });
        if (saved) setUpdatedAt(saved.updatedAt);
        else void readState().catch(() => {}); // else the next save is refused, and says so
      } catch (error) {
        if (hasStatus(error, 409)) await readState();
        throw error;
      }
    }
    setWasKept(false);
    form.rebase(text, text);
    // What was typed while it was being saved stays, here and on this device.
    if (draft.settle(text) && isHere.current) onSaved();
    else showToast({ kind: 'success', text: 'Profile saved' });
  };
  const form = useForm<ProfileText>({
    initial: draft.values,
    validate: complaintsOf,
    send,
    failureOf: (error) => {
      const failure = formFailure(error, Object.keys(first));
      return hasStatus(error, 409) ? { ...failure, text: conflictText } : failure;
    },
  });
  // What was saved elsewhere comes in while nothing is typed here; else the next save says so.
  const [seen, setSeen] = useState(profile.updatedAt);
  if (seen !== profile.updatedAt && !form.isDirty) {
    setSeen(profile.updatedAt);
    if (updatedAt !== profile.updatedAt) {
      const saved = textOf(profile);
      setUpdatedAt(profile.updatedAt);
      draft.settle(saved);
      form.rebase(saved);
    }
  }
  const set: typeof form.set = (name, value) => {
    form.set(name, value);
    draft.keep({ ...form.values, [name]: value });
  };
  const discard = () => {
    draft.discard();
    setWasKept(false);
    form.reset(draft.base);
  };
  const fields = { values: form.values, set, errorOf: form.errorOf, onBlur: form.onBlur };
  return (
    <form
      {...form.formProps}
      aria-label="Profile"
      className={classNames('flex flex-col gap-7 pt-2.5', focusRoom)}
    >
      {wasKept && <RestoredNote overtaken={fieldNames(draft.overtaken)} onDiscard={discard} />}
      <WhoFields {...fields} />
      <AboutFields {...fields} />
      <AudienceFields audience={form.values.audience} onAudience={(audience) => set('audience', audience)} />
      <SaveBar form={form} onCancel={onCancel}>
        <Button variant="outline" onClick={() => openPreview({ profile, text: form.values })}>
          Preview
        </Button>
      </SaveBar>
    </form>
  );
}
