import { passwordProblem } from './password-problem';

/** The contract's least, in characters. */
export const shortestPassword = 10;

export interface PasswordStrength {
  /** 0 for nothing written, then 1 (refused) to 4. */
  level: 0 | 1 | 2 | 3 | 4;
  /** In words. */
  text: string;
}

/**
 * How strong a password is, and what it still lacks.
 * @param own what must not be the password either: name, username, e-mail address
 */
export function passwordStrength(password: string, own: readonly string[]): PasswordStrength {
  if (!password) return { level: 0, text: `At least ${shortestPassword} characters` };
  const missing = shortestPassword - password.length;
  if (missing > 0)
    return { level: 1, text: `${missing} more ${missing === 1 ? 'character' : 'characters'} needed` };
  const problem = passwordProblem(password, own);
  if (problem !== undefined) return { level: 1, text: problem };
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  if (password.length >= 16 || (password.length >= 12 && kinds >= 3))
    return { level: 4, text: 'Very strong' };
  if (password.length >= 12) return { level: 3, text: 'Strong' };
  return { level: 2, text: 'Good. 12 or more characters is best.' };
}

/** What keeps a password from being set; undefined when it may be. */
export function newPasswordComplaint(password: string, own: readonly string[]): string | undefined {
  if (!password) return 'Choose a password';
  const { level, text } = passwordStrength(password, own);
  return level === 1
    ? password.length < shortestPassword
      ? `Use at least ${shortestPassword} characters`
      : text
    : undefined;
}
