import { Link } from '@tanstack/react-router';
import { DoorOpen } from 'lucide-react';
import { buttonClass } from '@/ui/button/button-class';
import { PageMessage } from './page-message';

/** A room of the product whose address is final and whose door is not open yet. */
export function OpeningSoonPage({ name, text }: { name: string; text: string }) {
  return (
    <PageMessage
      tab={name}
      icon={<DoorOpen aria-hidden size={22} />}
      title={`${name} is coming soon`}
      text={text}
      actions={
        <Link to="/" className={buttonClass({ variant: 'outline' })}>
          Back to Network
        </Link>
      }
    />
  );
}
