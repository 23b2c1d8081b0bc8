import { createFileRoute } from '@tanstack/react-router';
import { MailingListPage } from '@/features/admin/mailing-list/mailing-list-page';
import { readMailingSearch, type MailingSearch } from '@/features/admin/mailing-list/mailing-search';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/admin/mailing-list')({
  validateSearch: rawSearch<keyof MailingSearch>(),
  component: MailingList,
});

function MailingList() {
  const search = readMailingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <MailingListPage
      search={search}
      onSearch={(next) => void navigate({ search: { ...next }, replace: true, resetScroll: false })}
    />
  );
}
