import { Link } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import { buttonClass } from '@/ui/button/button-class';
import { PageMessage } from './page-message';

/** What the address of the Help Center shows while the sidebar says "Soon" (A30). */
export function HelpPage() {
  return (
    <PageMessage
      tab="Help Center"
      icon={<CircleHelp aria-hidden size={22} />}
      title="Help Center is coming soon"
      text="Until then, find property guides in the Knowledge Base. For help with Tiebeam, contact us."
      actions={
        <>
          <Link to="/knowledge-base" className={buttonClass({ variant: 'outline' })}>
            Knowledge Base
          </Link>
          <Link to="/contact" className={buttonClass({ variant: 'outline' })}>
            Contact us
          </Link>
        </>
      }
    />
  );
}
