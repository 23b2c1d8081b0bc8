import { Link } from '@tanstack/react-router';
import { DoorOpen } from 'lucide-react';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';

/** A room of the product whose address is final and whose door is not open yet. */
export function OpeningSoonPage({ name, text }: { name: string; text: string }) {
  return (
    <div className="mx-auto max-w-xl py-16">
      <title>{`${name} · Tiebeam`}</title>
      <EmptyState
        icon={<DoorOpen aria-hidden size={22} />}
        title={`${name} is opening soon`}
        headingLevel={1}
        text={text}
        action={
          <Link to="/" className={buttonClass({ variant: 'outline' })}>
            Back to Network
          </Link>
        }
      />
    </div>
  );
}
