import { useEffect, useEffectEvent } from 'react';
import { closeTask, openNewTask, openTask, taskDialogId } from '@/entities/task/form/task-dialog';
import { updateModal, useModals } from '@/ui/modal/modal-store';

interface OpenTask {
  /** The task of the address, or `new`. */
  id: string | undefined;
  /** The reader; unknown until the session has been read. */
  me: number | undefined;
  onClose: () => void;
}

/** The task of the address lies over the page. Back closes it, as its button does. */
export function useOpenTask({ id, me, onClose }: OpenTask): void {
  const onClosed = useEffectEvent(onClose);
  useEffect(() => {
    if (id === undefined || me === undefined) return;
    if (id === 'new') openNewTask(me);
    else openTask(id, me);
    const own = id === 'new' ? 'add=true' : `task=${id}`;
    updateModal(taskDialogId, { isClosedBy: (search) => !search.slice(1).split('&').includes(own) });
    const stop = useModals.subscribe(({ modals }, before) => {
      const has = (all: typeof modals) => all.some((modal) => modal.id === taskDialogId);
      if (has(before.modals) && !has(modals)) onClosed();
    });
    return () => {
      // What the address closes has not been closed by anybody.
      stop();
      closeTask();
    };
  }, [id, me]);
}
