import { Link } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state';
import { buttonClass } from '@/ui/button-class';

export function NotFoundPage() {
  return (
    <div className="mx-auto max-w-xl py-16">
      <title>Not found · Tiebeam</title>
      <EmptyState
        icon={<MapPinOff aria-hidden size={22} />}
        title="We couldn't find that"
        headingLevel={1}
        text="The address may be mistyped, or what was here has gone."
        action={
          <Link to="/" className={buttonClass({ variant: 'outline' })}>
            Go to the home page
          </Link>
        }
      />
    </div>
  );
}
