import { Link } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { useSession } from '@/entities/session/queries';
import { buttonClass } from '@/ui/button-class';
import { PageMessage } from './page-message';

/** Nothing stands at this address; inside the shell for members, who have a search, and in the public frame for others. */
export function NotFoundPage() {
  const { hasSession } = useSession();
  return (
    <PageMessage
      tab="Not found"
      icon={<MapPinOff aria-hidden size={22} />}
      title="We couldn't find that"
      text={
        hasSession
          ? 'The address may be mistyped, or what was here has gone. The search at the top finds people, businesses, properties and articles.'
          : 'The address may be mistyped, or what was here has gone.'
      }
      actions={
        <Link to="/" className={buttonClass({ variant: 'outline' })}>
          {hasSession ? 'Back to Network' : 'Go to the home page'}
        </Link>
      }
    />
  );
}
