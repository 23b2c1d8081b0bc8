import { useEffect, useEffectEvent } from 'react';
import { openModal, updateModal } from '@/ui/modal/modal-store';
import { useAddressModal } from '@/ui/modal/use-address-modal';
import { DealView, type DealViewProps } from './deal-view';

const modalId = 'deal';

interface OpenDeal extends Omit<DealViewProps, 'id'> {
  /** The deal of the address. */
  id: string | undefined;
  onClose: () => void;
}

/** The open deal lies over the board: a drawer from 768 px, a page of its own below. Back closes it, as its button does. */
export function useOpenDeal({ id, onClose, ...view }: OpenDeal): void {
  const content = useEffectEvent((deal: string) => <DealView key={deal} id={deal} {...view} />);
  const { tab } = view;
  useAddressModal({
    id: modalId,
    part: id === undefined ? undefined : `deal=${id}`,
    open: () => {
      if (id === undefined) return;
      openModal({
        id: modalId,
        title: 'Deal',
        size: 'lg',
        className: 'md:ml-auto md:h-full md:max-w-[760px]!',
        content: <DealView key={id} id={id} {...view} />,
        isDirty: () => document.querySelector('[data-open-deal] form[data-unsaved]') !== null,
      });
    },
    onClosed: onClose,
  });
  useEffect(() => {
    if (id !== undefined) updateModal(modalId, { content: content(id) });
  }, [id, tab]);
}
