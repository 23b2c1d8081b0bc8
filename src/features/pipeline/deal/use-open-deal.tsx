import { useEffect, useEffectEvent } from 'react';
import { closeModal, openModal, updateModal, useModals } from '@/ui/modal/modal-store';
import { DealView, type DealViewProps } from './deal-view';

const modalId = 'deal';

interface OpenDeal extends Omit<DealViewProps, 'id'> {
  /** The deal of the address. */
  id: string | undefined;
  onClose: () => void;
}

/** The open deal lies over the board: a drawer from 768 px, a page of its own below. Back closes it, as its button does. */
export function useOpenDeal({ id, onClose, ...view }: OpenDeal): void {
  const onClosed = useEffectEvent(onClose);
  const content = useEffectEvent((deal: string) => <DealView key={deal} id={deal} {...view} />);
  const { tab } = view;
  useEffect(() => {
    if (id === undefined) return;
    openModal({
      id: modalId,
      title: 'Deal',
      size: 'lg',
      className: 'md:ml-auto md:h-full md:max-w-[760px]!',
      content: content(id),
      isDirty: () => document.querySelector('[data-open-deal] form[data-unsaved]') !== null,
      isClosedBy: (search) => !search.includes(id),
    });
    const stop = useModals.subscribe(({ modals }, before) => {
      const has = (all: typeof modals) => all.some((modal) => modal.id === modalId);
      if (has(before.modals) && !has(modals)) onClosed();
    });
    return () => {
      // What the address closes has not been closed by anybody.
      stop();
      closeModal(modalId);
    };
  }, [id]);
  useEffect(() => {
    if (id !== undefined) updateModal(modalId, { content: content(id) });
  }, [id, tab]);
}
