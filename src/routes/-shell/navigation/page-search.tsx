import { useRouter } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { SearchBox } from '@/features/search/box/search-box';
import { showPalette } from '../palette/show-palette';

/** The search on a page where nothing is; loaded for members alone, who may search. */
export function PageSearch() {
  const router = useRouter();
  const user = useCurrentUser();
  if (user === undefined) return null;
  return (
    <div className="w-[min(30rem,76vw)] text-left">
      <SearchBox label="Search instead" userId={user.id} onShowPalette={() => showPalette(router)} />
    </div>
  );
}
