import { Link } from '@tanstack/react-router';
import { Ban } from 'lucide-react';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';

export function ForbiddenPage() {
  return (
    <div className="mx-auto max-w-xl py-16">
      <title>No access · Tiebeam</title>
      <EmptyState
        icon={<Ban aria-hidden size={22} />}
        title="You don't have access"
        headingLevel={1}
        text="This page is for other members."
        action={
          <Link to="/" className={buttonClass({ variant: 'outline' })}>
            Back to Network
          </Link>
        }
      />
    </div>
  );
}
