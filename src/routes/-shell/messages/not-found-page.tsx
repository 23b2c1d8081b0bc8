import { Link } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { useSession } from '@/entities/session/queries';
import { buttonClass } from '@/ui/button/button-class';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { loadStyled } from '@/ui/theme/page-styles';
import { PageMessage } from './page-message';

const loadPageSearch = () => loadStyled(() => import('../navigation/page-search'));

/** Nothing stands at this address; inside the shell for members, who may search, and in the public frame for others. */
export function NotFoundPage() {
  const { hasSession } = useSession();
  const search = useLazyPart(loadPageSearch, hasSession);
  return (
    <PageMessage
      tab="Page not found"
      icon={<MapPinOff aria-hidden size={22} />}
      title="We couldn’t find that page"
      text={
        hasSession
          ? 'The address may be wrong, or the page may have been removed. Try searching instead.'
          : 'The address may be wrong, or the page may have been removed.'
      }
      help={
        hasSession && (
          <div className="flex h-9.5 w-full justify-center">{search && <search.PageSearch />}</div>
        )
      }
      actions={
        <Link to="/" className={buttonClass({ variant: 'outline' })}>
          {hasSession ? 'Back to Network' : 'Go to the home page'}
        </Link>
      }
    />
  );
}
