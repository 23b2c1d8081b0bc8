import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { Checkbox } from '@/ui/input/checkbox';
import { Field } from '@/ui/form/field';
import { FormNotice } from '@/ui/form/form-notice';
import { SubmitButton } from '@/ui/button/submit-button';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { useForm } from '@/ui/form/use-form';
import { NewPasswordField } from '../password/new-password-field';
import { BusinessFields } from './business-fields';
import { TermsCheckbox } from './terms-checkbox';
import {
  blankRegistration,
  memberRoles,
  ownWords,
  registerComplaints,
  registerFields,
  type RegisterText,
} from './register-rules';
import { UsernameField } from './username-field';
import { useUsernameCheck } from './use-username-check';
import { useState } from 'react';

interface RegisterFormProps {
  /** From a provider's sign-in: e-mail address and name are known, a password is not needed. */
  proof: Schemas['RegistrationNeeded'] | null;
  /** Rejects when the account was not made. */
  onSubmit: (text: RegisterText) => Promise<unknown>;
}

/** A new account (S09). */
export function RegisterForm({ proof, onSubmit }: RegisterFormProps) {
  const [username, setUsername] = useState('');
  const check = useUsernameCheck(username);
  const form = useForm<RegisterText>({
    initial: blankRegistration(proof),
    validate: (text) => registerComplaints(text, proof !== null, check.state === 'taken' ? check : null),
    send: onSubmit,
    failureOf: (error) => formFailure(error, registerFields, 'Couldn’t create your account'),
  });
  const { values, set, errorOf, onBlur } = form;
  const isKnownAddress = errorOf('email')?.startsWith('Already registered') ?? false;
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      {(proof === null || !proof.fullName) && (
        <Field label="Full name" error={errorOf('fullName')}>
          {(control) => (
            <Input
              {...control}
              size="lg"
              name="name"
              autoComplete="name"
              required
              maxLength={80}
              value={values.fullName}
              onBlur={onBlur('fullName')}
              onChange={(event) => set('fullName', event.target.value)}
            />
          )}
        </Field>
      )}
      <UsernameField
        value={values.username}
        error={errorOf('username') ?? (check.state === 'taken' ? check.message : undefined)}
        check={check}
        onLeave={onBlur('username')}
        onChange={(value) => {
          set('username', value);
          setUsername(value);
        }}
      />
      {proof === null && (
        <>
          <Field label="Email" error={errorOf('email')}>
            {(control) => (
              <Input
                {...control}
                size="lg"
                type="email"
                name="email"
                autoComplete="email"
                required
                maxLength={254}
                value={values.email}
                onBlur={onBlur('email')}
                onChange={(event) => set('email', event.target.value)}
              />
            )}
          </Field>
          {isKnownAddress && (
            <p className="-mt-2 text-sm">
              <Link to="/account/login" className="touch-target relative font-medium text-link">
                Sign in instead
              </Link>
            </p>
          )}
          <NewPasswordField
            value={values.password}
            own={ownWords(values)}
            error={errorOf('password')}
            onLeave={onBlur('password')}
            onChange={(value) => set('password', value)}
          />
          <Field label="What do you do?" error={errorOf('role')}>
            {(control) => (
              <NativeSelect
                {...control}
                size="lg"
                name="role"
                required
                placeholder="Choose one"
                choices={memberRoles}
                value={values.role}
                onBlur={onBlur('role')}
                onChange={(event) => {
                  const chosen = memberRoles.find(({ value }) => value === event.target.value);
                  set('role', chosen?.value ?? '');
                }}
              />
            )}
          </Field>
          <Checkbox
            label="This is a business account"
            checked={values.isBusiness}
            onChange={(event) => set('isBusiness', event.target.checked)}
          />
          {values.isBusiness && (
            <BusinessFields
              name={values.businessName}
              type={values.businessType}
              complaints={{ name: errorOf('businessName'), type: errorOf('businessType') }}
              onName={(value) => set('businessName', value)}
              onType={(value) => set('businessType', value)}
            />
          )}
        </>
      )}
      <TermsCheckbox
        isAccepted={values.termsAccepted}
        error={errorOf('termsAccepted')}
        onChange={(value) => set('termsAccepted', value)}
      />
      <Checkbox
        label="Send me the monthly newsletter"
        checked={values.newsletter}
        onChange={(event) => set('newsletter', event.target.checked)}
      />
      <FormNotice failure={form.failure} faulty={form.faulty} />
      <SubmitButton form={form} size="lg" isFullWidth sending="Creating your account">
        Create FREE Account
      </SubmitButton>
    </form>
  );
}
