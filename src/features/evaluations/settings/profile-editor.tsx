import { RotateCcw } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { londonDay } from '@/lib/dates/calendar-day';
import { shortDay } from '@/lib/dates/day-text';
import { platformDefaultsAsOf } from '@/lib/evaluation/inputs/platform-defaults';
import { Badge } from '@/ui/badge';
import { tellActionBar } from '@/ui/button/action-bar';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { focusRoom } from '@/ui/page/focus-room';
import { pairChoices } from '@/ui/input/choices';
import { ProfileActions } from './profile-actions';
import { ProfileField } from './form/profile-field';
import { criteriaFields, groups, ownChoices, type ChoiceSpec } from './form/profile-fields';
import type { Profile } from './form/profile-form';
import { useProfileForm } from './form/use-profile-form';

interface ProfileEditorProps {
  userId: number;
  /** Undefined for one that is not made yet. */
  profile: Profile | undefined;
  others: readonly Profile[];
  onMade: (profile: Profile) => void;
  onDeleted: () => void;
}

const grid = 'grid grid-cols-1 gap-x-4 gap-y-3.5 min-[360px]:grid-cols-2 xl:grid-cols-3';

/** All that a profile sets. It is saved by its button; saved evaluations stay as they are. */
export function ProfileEditor({ userId, profile, others, onMade, onDeleted }: ProfileEditorProps) {
  const form = useProfileForm(userId, profile, onMade);
  const element = useRef<HTMLFormElement>(null);
  const [day] = useState(() => londonDay(new Date()));
  const isUnchanged = profile !== undefined && !form.isDirty;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isSaving || isUnchanged || form.save()) return;
    setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const fieldsOf = (paths: readonly string[]) =>
    paths.map((path) => (
      <ProfileField
        key={path}
        path={path}
        text={form.texts[path] ?? ''}
        error={form.errors.get(path)}
        onText={form.setText}
        day={day}
      />
    ));
  return (
    <form
      ref={element}
      noValidate
      aria-label={profile ? profile.name : 'New profile'}
      onSubmit={submit}
      className={classNames('flex min-w-0 flex-col gap-4', focusRoom)}
    >
      <Card>
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <h2 className="min-w-0 text-lg font-semibold tracking-tight wrap-anywhere">
            {profile ? profile.name : 'New profile'}
          </h2>
          {profile?.isDefault && <Badge tone="teal">Default</Badge>}
          <span className="flex-1" />
          {profile && <ProfileActions profile={profile} others={others} onDeleted={onDeleted} />}
        </div>
        <div className={grid}>
          <Field label="Name" error={form.errors.get('name')}>
            {(control) => (
              <Input
                {...control}
                value={form.texts['name'] ?? ''}
                maxLength={60}
                placeholder="BTL North"
                autoComplete="off"
                onChange={({ currentTarget }) => form.setText('name', currentTarget.value)}
              />
            )}
          </Field>
          {Object.entries<ChoiceSpec>(ownChoices).map(([path, { label, options, hint }]) => (
            <Field key={path} label={label} hint={hint} error={form.errors.get(path)}>
              {(control) => (
                <NativeSelect
                  {...control}
                  value={form.texts[path] ?? ''}
                  choices={pairChoices(options)}
                  onChange={({ currentTarget }) => form.setText(path, currentTarget.value)}
                />
              )}
            </Field>
          ))}
        </div>
      </Card>
      <Card as="section" aria-label="My criteria">
        <h3 className="mb-3 font-semibold">My criteria</h3>
        <div className={grid}>{fieldsOf(Object.keys(criteriaFields))}</div>
      </Card>
      {groups.map(({ title, paths }) => (
        <Card key={title} as="section" aria-label={title}>
          <h3 className="mb-3 font-semibold">{title}</h3>
          <div className={grid}>{fieldsOf(paths)}</div>
        </Card>
      ))}
      <p className="text-xs text-pretty text-ink-3">
        {`Empty fields use Tiebeam’s defaults, last checked on ${shortDay(platformDefaultsAsOf)}: a typical lender’s stress test (145% at 5.5% for a higher-rate landlord), a 10% letting agent fee plus VAT, two weeks of voids a year, and standard purchase fees in England. They’re a starting point, not advice.`}
      </p>
      <div
        ref={tellActionBar}
        className="sticky bottom-0 z-(--z-sticky) -mx-(--gutter) border-t border-line bg-canvas px-(--gutter) py-3"
      >
        {form.isOvertaken && (
          <p role="status" className="text-amber-ink mb-2 text-sm text-pretty">
            Some of these figures were changed elsewhere. Saving replaces them with yours.
          </p>
        )}
        {form.failure !== '' && (
          <p role="alert" className="mb-2 text-sm text-red-ink">
            {`Couldn’t save the profile: ${form.failure}. Your changes are saved on this device.`}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {/* It keeps the focus after a save. */}
          <Button type="submit" isLoading={form.isSaving} loadingLabel="Saving" aria-disabled={isUnchanged}>
            {profile ? 'Save profile' : 'Create profile'}
          </Button>
          {form.isDirty && (
            <Button variant="outline" onClick={form.discard}>
              Discard changes
            </Button>
          )}
          <span className="flex-1" />
          <Button variant="ghost" icon={<RotateCcw aria-hidden size={15} />} onClick={form.reset}>
            Reset to defaults
          </Button>
        </div>
      </div>
    </form>
  );
}
