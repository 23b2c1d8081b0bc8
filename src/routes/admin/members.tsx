import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { MembersPage } from '@/features/admin/members/members-page';
import { readMembersSearch, type MembersAddress } from '@/features/admin/members/members-search';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/admin/members')({
  validateSearch: rawSearch<MembersAddress>(),
  component: Members,
});

function Members() {
  const search = readMembersSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const user = useCurrentUser();
  return (
    user && (
      <MembersPage
        userId={user.id}
        search={search}
        onSearch={(next) => void navigate({ search: { ...next }, replace: true, resetScroll: false })}
      />
    )
  );
}
