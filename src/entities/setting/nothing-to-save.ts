import { showToast } from '@/ui/toast/toast';

/** Answers a press of Save where nothing differs. */
export const nothingToSave = () => showToast({ kind: 'success', text: 'No changes to save' });
