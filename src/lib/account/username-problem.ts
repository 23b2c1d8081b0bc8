import { isReservedUsername } from '../paths/reserved-usernames';

/** 3 to 30 signs, a letter first. */
const form = /^[a-z][a-z0-9_.-]{2,29}$/;

/** Why nobody can have this name, in words; undefined when only the server knows whether it is free. */
export function usernameProblem(username: string): string | undefined {
  if (!username) return 'Choose a username';
  if (!form.test(username)) {
    return 'Use 3 to 30 lowercase letters, numbers, full stops, hyphens or underscores, starting with a letter';
  }
  return isReservedUsername(username) ? 'This username isn’t available. Choose another.' : undefined;
}
