import type { Schemas } from '@/api/contract';
import { isEmailAddress } from '@/lib/account/email-address';
import { fullNameProblem } from '@/lib/account/full-name-problem';
import { newPasswordComplaint } from '@/lib/account/password-strength';
import { usernameProblem } from '@/lib/account/username-problem';
import type { FieldErrors } from '@/ui/form/use-form';

type User = Schemas['CurrentUser'];

export interface Identity {
  fullName: string;
  username: string;
  phone: string;
}

export const identityOf = ({ fullName, username, phone }: User): Identity => ({
  fullName,
  username,
  phone: phone ?? '',
});

/** As of the contract: 7 to 20 signs, digits with blanks, brackets and hyphens. */
const phoneForm = /^[+0-9][0-9 ()-]{6,19}$/;

/**
 * What keeps my details from being saved.
 * @param saved what is saved now; a username of an older rule may stay
 * @param taken what the server says of a name that cannot be had
 */
export function identityErrors(
  { fullName, username, phone }: Identity,
  saved: Identity,
  taken: { username: string; message: string } | null,
): FieldErrors<Identity> {
  const isTaken = taken !== null && taken.username === username;
  return {
    fullName: fullNameProblem(fullName),
    username:
      username === saved.username
        ? undefined
        : (usernameProblem(username) ?? (isTaken ? taken.message : undefined)),
    phone:
      phone.trim() === '' || phoneForm.test(phone.trim())
        ? undefined
        : 'Enter a phone number, such as 0161 496 0182',
  };
}

/** The fields of `PUT /users/{id}` that a change of my details makes. */
export const identityBody = ({ fullName, username, phone }: Partial<Identity>): Schemas['UserUpdate'] => ({
  ...(fullName !== undefined && { fullName: fullName.trim() }),
  ...(username !== undefined && { username }),
  ...(phone !== undefined && { phone: phone.trim() || null }),
});

export interface EmailChange {
  email: string;
  currentPassword: string;
}

/** What keeps a new email address from being saved. */
export function emailErrors({ email, currentPassword }: EmailChange, user: User): FieldErrors<EmailChange> {
  const isChanged = email.trim().toLowerCase() !== user.email.toLowerCase();
  return {
    email: isEmailAddress(email.trim()) ? undefined : 'Enter your email address, such as name@example.co.uk',
    currentPassword: isChanged && user.hasPassword && !currentPassword ? 'Enter your password' : undefined,
  };
}

export interface PasswordChange {
  currentPassword: string;
  password: string;
  again: string;
}

export const blankPassword: PasswordChange = { currentPassword: '', password: '', again: '' };

/** What must not be the password. */
export const ownWords = ({ fullName, username, email }: User) => [fullName, username, email];

/** What keeps a new password from being set. */
export function passwordErrors(
  { currentPassword, password, again }: PasswordChange,
  user: User,
): FieldErrors<PasswordChange> {
  return {
    currentPassword: user.hasPassword && !currentPassword ? 'Enter your current password' : undefined,
    password: newPasswordComplaint(password, ownWords(user)),
    again: password === again ? undefined : 'The passwords don’t match',
  };
}
