import { useEffect, useEffectEvent } from 'react';
import { closeModal, updateModal, useModals } from './modal-store';

interface AddressModal {
  /** The id of the modal. */
  id: string;
  /** The part of the address that opens it, `task=…`; undefined while it says nothing, or what is to open is not known yet. */
  part: string | undefined;
  open: () => void;
  /** Somebody closed it: the address is to say so. */
  onClosed: () => void;
}

/** A modal that the address opens over its page. Back closes it, as its button does. */
export function useAddressModal({ id, part, open, onClosed }: AddressModal): void {
  const onOpen = useEffectEvent(open);
  const onClose = useEffectEvent(onClosed);
  useEffect(() => {
    if (part === undefined) return;
    onOpen();
    updateModal(id, { isClosedBy: (search) => !search.slice(1).split('&').includes(part) });
    const stop = useModals.subscribe(({ modals }, before) => {
      const has = (all: typeof modals) => all.some((modal) => modal.id === id);
      if (has(before.modals) && !has(modals)) onClose();
    });
    return () => {
      // What the address closes has not been closed by anybody.
      stop();
      closeModal(id);
    };
  }, [id, part]);
}
