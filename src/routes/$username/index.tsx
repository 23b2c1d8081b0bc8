import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { rawSearch } from '@/lib/links/raw-search';
import { MemberPage } from './-member/member-page';

export const Route = createFileRoute('/$username/')({
  validateSearch: rawSearch<'tab' | 'q' | 'preview'>(),
  component: Member,
});

function Member() {
  const { username } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const me = useCurrentUser();
  return (
    me && (
      <MemberPage
        key={username}
        name={username}
        me={me}
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    )
  );
}
