import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { DocumentsPage } from '@/features/documents/documents-page';
import { addressOf, readDocumentsSearch, type AddressName } from '@/features/documents/documents-search';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/portfolio/documents')({
  validateSearch: rawSearch<AddressName>(),
  component: Documents,
});

function Documents() {
  const user = useCurrentUser();
  const search = readDocumentsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    user && (
      <DocumentsPage
        userId={user.id}
        search={search}
        onSearch={(next) =>
          void navigate({
            search: addressOf(next),
            // A folder and the bin are steps that one can go back from; a word and a property are none.
            replace: next.folder === search.folder && next.isBin === search.isBin,
            resetScroll: false,
          })
        }
      />
    )
  );
}
