import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { hasStatus, type ApiError } from '@/api/errors';
import { formFailure } from '@/api/form-failure';
import { read, usePut } from '@/api/queries';
import { useEditDraft } from '@/ui/draft/edit-draft';
import { Field } from '@/ui/form/field';
import { SaveBar } from '@/ui/form/save-bar';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { RestoredNote } from '@/ui/draft/restored-note';
import { Textarea } from '@/ui/input/textarea';
import { showToast } from '@/ui/toast/toast';
import { useForm } from '@/ui/form/use-form';
import { useIsHere } from '@/ui/use-is-here';
import { classNames } from '@/ui/class-names';
import { focusRoom } from '@/ui/page/focus-room';
import { AccreditationRows } from './accreditation-rows';
import { fieldNames, fitsBusiness } from './business-draft';
import { changesOf, complaintsOf, textOf, type BusinessText } from './business-form';
import { HourRows } from './hour-rows';
import { ServiceRows } from './service-rows';

interface BusinessEditorProps {
  business: Schemas['Business'];
  /** Who edits it; drafts are theirs. */
  userId: number;
  /** Closes the dialog it stands in; on a page there is none. */
  onCancel?: () => void;
  onSaved: () => void;
}

const conflictText =
  'Someone else changed this business while you were editing. Your changes are still here. Save again to replace the other changes.';

/** Saving again cannot help: another number can. */
const isNumberTaken = (error: unknown): error is ApiError =>
  hasStatus(error, 409) && error.code === 'company-number-taken';
const isEditConflict = (error: unknown): boolean => hasStatus(error, 409) && !isNumberTaken(error);

type Line =
  'name' | 'tagline' | 'town' | 'outcode' | 'areas' | 'phone' | 'email' | 'website' | 'companyNumber';

/**
 * The form of a business, for its owner and its admins (S24). Saving sends the fields that were edited, and no other; what is typed
 * and not saved is kept on this device.
 */
export function BusinessEditor({ business, userId, onCancel, onSaved }: BusinessEditorProps) {
  const queryClient = useQueryClient();
  const [first] = useState(() => textOf(business));
  const draft = useEditDraft(userId, `business:${business.id}`, first, fitsBusiness);
  const isHere = useIsHere();
  const [wasKept, setWasKept] = useState(draft.isRestored);
  const [updatedAt, setUpdatedAt] = useState(business.updatedAt);
  const types = useQuery(read('/business-types'));
  // Its own is among them before the others have come.
  const typeNames = new Set([first.type, ...(types.data?.data ?? []).map(({ name }) => name)]);
  const typeChoices = [...typeNames].map((name) => ({ value: name, label: name }));
  const save = usePut('/businesses/{id}', { refreshes: ['/businesses'] });
  /** The state that the next save begins from, as the server has it now. */
  const readState = async () => {
    const query = { username: business.username };
    const fresh = await queryClient.fetchQuery({ ...read('/businesses', { query }), staleTime: 0 });
    setUpdatedAt(fresh.data[0]?.updatedAt ?? updatedAt);
  };
  const send = async (text: BusinessText) => {
    const changes = changesOf(text, draft.base);
    if (changes) {
      try {
        const body = { ...changes, updatedAt };
        const saved = await save.mutateAsync({ path: { id: business.id }, body });
        if (saved) setUpdatedAt(saved.updatedAt);
        else void readState().catch(() => {}); // else the next save is refused, and says so
      } catch (error) {
        if (isEditConflict(error)) await readState();
        throw error;
      }
    }
    setWasKept(false);
    form.rebase(text, text);
    // What was typed while it was being saved stays, here and on this device.
    if (draft.settle(text) && isHere.current) onSaved();
    else showToast({ kind: 'success', text: 'Business saved' });
  };
  const form = useForm<BusinessText>({
    initial: draft.values,
    validate: complaintsOf,
    send,
    failureOf: (error) => {
      const failure = formFailure(error, Object.keys(first));
      if (isNumberTaken(error)) {
        return { ...failure, text: null, fields: new Map([['companyNumber', error.message]]) };
      }
      return isEditConflict(error) ? { ...failure, text: conflictText } : failure;
    },
  });
  // What was saved elsewhere comes in while nothing is typed here; else the next save says so.
  const [seen, setSeen] = useState(business.updatedAt);
  if (seen !== business.updatedAt && !form.isDirty) {
    setSeen(business.updatedAt);
    if (updatedAt !== business.updatedAt) {
      const saved = textOf(business);
      setUpdatedAt(business.updatedAt);
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
  const line = (name: Line, label: string, more: { hint?: string; type?: 'tel' | 'email' | 'url' } = {}) => (
    <Field label={label} hint={more.hint} error={form.errorOf(name)}>
      {(control) => (
        <Input
          {...control}
          type={more.type === 'url' ? 'text' : more.type}
          inputMode={more.type}
          value={form.values[name]}
          onChange={({ target }) => set(name, target.value)}
          onBlur={form.onBlur(name)}
        />
      )}
    </Field>
  );
  return (
    <form
      {...form.formProps}
      aria-label="Business"
      className={classNames('flex flex-col gap-5 pt-2.5', focusRoom)}
    >
      {wasKept && <RestoredNote overtaken={fieldNames(draft.overtaken)} onDiscard={discard} />}
      {line('name', 'Name')}
      <Field label="Type" error={form.errorOf('type')}>
        {(control) => (
          <NativeSelect
            {...control}
            choices={typeChoices}
            value={form.values.type}
            onChange={({ target }) => set('type', target.value)}
          />
        )}
      </Field>
      {line('tagline', 'Tagline', { hint: 'One line shown under the name' })}
      <Field label="About" error={form.errorOf('about')}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            value={form.values.about}
            onChange={({ target }) => set('about', target.value)}
            onBlur={form.onBlur('about')}
          />
        )}
      </Field>
      <ServiceRows
        rows={form.values.services}
        onRows={(rows) => set('services', rows)}
        error={form.errorOf('services')}
      />
      <AccreditationRows
        rows={form.values.accreditations}
        onRows={(rows) => set('accreditations', rows)}
        error={form.errorOf('accreditations')}
      />
      <div className="grid gap-5 md:grid-cols-2">
        {line('town', 'Town')}
        {line('outcode', 'Postcode district')}
      </div>
      {line('areas', 'Areas covered', { hint: 'Postcode districts, such as LS1 and LS6' })}
      <div className="grid gap-5 md:grid-cols-2">
        {line('phone', 'Phone number', { type: 'tel' })}
        {line('email', 'Email', { type: 'email' })}
        {line('website', 'Website', { type: 'url' })}
        {line('companyNumber', 'Company number')}
      </div>
      <HourRows
        rows={form.values.hours}
        onRows={(rows) => set('hours', rows)}
        error={form.errorOf('hours')}
      />
      <SaveBar form={form} onCancel={onCancel} />
    </form>
  );
}
