import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';

/** Leads to the message in which something was asked; words alone for a reader who is not in its conversation. */
export function MessageLink({ to, children }: { to: Schemas['MessagePlace']; children: ReactNode }) {
  if (to === null) return children;
  return (
    <Link
      to="/conversations"
      search={{ chat: to.conversationId, view: 'chat', message: to.messageId }}
      className="touch-target relative text-link hover:underline"
    >
      {children}
    </Link>
  );
}
