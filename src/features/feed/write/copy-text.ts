import { showToast } from '@/ui/toast/toast';

/** Puts the words of a post that could not be sent where they can be pasted elsewhere. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: 'Text copied' });
  } catch {
    showToast({ kind: 'error', text: 'Couldn’t copy the text' });
  }
}
