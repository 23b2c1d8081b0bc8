import { Link } from '@tanstack/react-router';
import { Ban } from 'lucide-react';
import { buttonClass } from '@/ui/button/button-class';
import { PageMessage } from './page-message';

/** A page, or its data, that is not for this member; trying again cannot help. */
export function ForbiddenPage({ text = 'This page isn’t available to your account.' }: { text?: string }) {
  return (
    <PageMessage
      tab="No access"
      icon={<Ban aria-hidden size={22} />}
      title="You don’t have access"
      text={text}
      actions={
        <Link to="/" className={buttonClass({ variant: 'outline' })}>
          Back to Network
        </Link>
      }
    />
  );
}
