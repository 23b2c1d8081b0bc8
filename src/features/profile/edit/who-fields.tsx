import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { Textarea } from '@/ui/input/textarea';
import { roleLabels } from '@/entities/user/member-labels';
import { ChoiceChips } from './choice-chips';
import type { FormFields } from './form-fields';
import { most } from './profile-form';

/** Who I am: headline, roles, place and a few words. */
export function WhoFields({ values, set, errorOf, onBlur }: FormFields) {
  const left = most.bio - values.bio.trim().length;
  return (
    <div className="flex flex-col gap-5">
      <Field label="Headline" hint="One line under your name" error={errorOf('headline')}>
        {(control) => (
          <Input
            {...control}
            value={values.headline}
            onChange={({ currentTarget: { value } }) => set('headline', value)}
            onBlur={onBlur('headline')}
          />
        )}
      </Field>
      <ChoiceChips
        legend="Roles"
        words={roleLabels}
        chosen={values.roles}
        onChoose={(roles) => set('roles', roles)}
        error={errorOf('roles')}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Town" error={errorOf('town')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="address-level2"
              value={values.town}
              onChange={({ currentTarget: { value } }) => set('town', value)}
              onBlur={onBlur('town')}
            />
          )}
        </Field>
        <Field label="Postcode district" error={errorOf('outcode')}>
          {(control) => (
            <Input
              {...control}
              value={values.outcode}
              onChange={({ currentTarget: { value } }) => set('outcode', value)}
              onBlur={onBlur('outcode')}
            />
          )}
        </Field>
      </div>
      <Field
        label="About"
        hint={`${left} ${left === 1 ? 'character' : 'characters'} left`}
        error={left < 0 ? `Shorten this by ${-left}` : errorOf('bio')}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            value={values.bio}
            onChange={({ currentTarget: { value } }) => set('bio', value)}
            onBlur={onBlur('bio')}
          />
        )}
      </Field>
    </div>
  );
}
