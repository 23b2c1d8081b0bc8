import { showToast } from './toast';

/**
 * Puts a text on the clipboard and says so in a toast; false when it could not.
 * @param what what it is, with a capital, such as `Link`
 * @param hint what to do where the clipboard is blocked, a whole sentence
 */
export async function copyText(text: string, what: string, hint = ''): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: `${what} copied` });
    return true;
  } catch {
    const problem = `Couldn’t copy the ${what.toLowerCase()}`;
    showToast({ kind: 'error', text: hint === '' ? problem : `${problem}. ${hint}` });
    return false;
  }
}
