import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { closeModal } from '@/ui/modal-store';

/** Closes a modal when a link inside it, or the way back, leads to another page. */
export function useCloseOnLeave(modalId: string): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [opened] = useState(path);
  useEffect(() => {
    if (path !== opened) closeModal(modalId);
  }, [path, opened, modalId]);
}
