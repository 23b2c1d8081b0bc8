import { showToast } from '@/ui/toast/toast';

/**
 * Puts a text on the clipboard and says so.
 * @param what what it is, with a capital, such as `Answer`
 */
export const copyText = (text: string, what: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => showToast({ kind: 'success', text: `${what} copied` }),
    () => showToast({ kind: 'error', text: `The ${what.toLowerCase()} couldn’t be copied` }),
  );
