import type { Schemas } from '@/api/contract';
import { isEmailAddress } from '@/lib/account/email-address';
import { fullNameProblem } from '@/lib/account/full-name-problem';
import { newPasswordComplaint } from '@/lib/account/password-strength';
import { usernameProblem } from '@/lib/account/username-problem';
import type { FieldErrors } from '@/ui/form/use-form';

type Registration = Schemas['Registration'];
type Proof = Schemas['RegistrationNeeded'];

/** What somebody has filled in. */
export interface RegisterText {
  fullName: string;
  username: string;
  email: string;
  password: string;
  role: Registration['role'] | '';
  isBusiness: boolean;
  businessName: string;
  businessType: string;
  termsAccepted: boolean;
  newsletter: boolean;
}

export const registerFields = [
  'fullName',
  'username',
  'email',
  'password',
  'role',
  'businessName',
  'businessType',
  'termsAccepted',
] as const;

export const blankRegistration = (proof: Proof | null): RegisterText => ({
  fullName: proof?.fullName ?? '',
  username: '',
  email: proof?.email ?? '',
  password: '',
  role: '',
  isBusiness: false,
  businessName: '',
  businessType: '',
  termsAccepted: false,
  newsletter: false,
});

export const memberRoles: readonly { value: Registration['role']; label: string }[] = [
  { value: 'investor', label: 'Investor' },
  { value: 'landlord', label: 'Landlord' },
  { value: 'property_manager', label: 'Property manager' },
  { value: 'agent', label: 'Agent' },
  { value: 'sourcer', label: 'Sourcer' },
  { value: 'developer', label: 'Developer' },
  { value: 'broker', label: 'Broker' },
  { value: 'solicitor', label: 'Solicitor' },
  { value: 'accountant', label: 'Accountant' },
  { value: 'surveyor', label: 'Surveyor' },
  { value: 'trade', label: 'Tradesperson' },
  { value: 'other', label: 'Other' },
];

/** What must not be the password. */
export const ownWords = ({ fullName, username, email }: RegisterText) => [fullName, username, email];

/**
 * What keeps an account from being made. Who comes from a provider needs neither e-mail, password nor role.
 * @param taken what the server says of a name that cannot be had
 */
export function registerComplaints(
  text: RegisterText,
  isProven: boolean,
  taken: { username: string; message: string } | null,
): FieldErrors<RegisterText> {
  const isTaken = taken !== null && taken.username === text.username;
  const business = text.businessName.trim();
  return {
    fullName: fullNameProblem(text.fullName),
    username: usernameProblem(text.username) ?? (isTaken ? taken.message : undefined),
    ...(isProven
      ? {}
      : {
          email: isEmailAddress(text.email.trim())
            ? undefined
            : 'Enter your email address, such as name@example.co.uk',
          password: newPasswordComplaint(text.password, ownWords(text)),
          role: text.role === '' ? 'Choose what you do' : undefined,
        }),
    ...(text.isBusiness && {
      businessName: business.length < 2 ? 'Enter your business name' : undefined,
      businessType: text.businessType === '' ? 'Choose your business type' : undefined,
    }),
    termsAccepted: text.termsAccepted
      ? undefined
      : 'Agree to the terms of use and privacy notice to create an account',
  };
}

/** The body of `POST /users`. */
export function registrationOf(
  text: RegisterText,
  { proof, invite, uri }: { proof: Proof | null; invite: string | undefined; uri: string },
): Registration {
  return {
    fullName: text.fullName.trim(),
    username: text.username,
    role: text.role === '' ? 'other' : text.role,
    termsAccepted: true,
    newsletter: text.newsletter,
    ...(proof
      ? { registrationToken: proof.registrationToken }
      : { email: text.email.trim(), password: text.password, uri }),
    ...(text.isBusiness ? { businessName: text.businessName.trim(), businessType: text.businessType } : {}),
    ...(invite === undefined ? {} : { invite }),
  };
}
