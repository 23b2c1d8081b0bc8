import { openNewTask, openTask, taskDialogId } from '@/entities/task/form/task-dialog';
import { useAddressModal } from '@/ui/modal/use-address-modal';

interface OpenTask {
  /** The task of the address, or `new`. */
  id: string | undefined;
  /** The reader; unknown until the session has been read. */
  me: number | undefined;
  onClose: () => void;
}

/** The task of the address lies over the page. */
export function useOpenTask({ id, me, onClose }: OpenTask): void {
  const own = id === 'new' ? 'add=true' : `task=${id}`;
  useAddressModal({
    id: taskDialogId,
    part: id === undefined || me === undefined ? undefined : own,
    open: () => {
      if (id === undefined || me === undefined) return;
      if (id === 'new') openNewTask(me);
      else openTask(id, me);
    },
    onClosed: onClose,
  });
}
