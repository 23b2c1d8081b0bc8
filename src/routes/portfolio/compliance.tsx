import { createFileRoute } from '@tanstack/react-router';
import { CompliancePage } from '@/features/compliance/page/compliance-page';
import {
  addressOf,
  readComplianceSearch,
  type AddressName,
} from '@/features/compliance/page/compliance-search';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/portfolio/compliance')({
  validateSearch: rawSearch<AddressName>(),
  component: Compliance,
});

function Compliance() {
  const search = readComplianceSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <CompliancePage
      search={search}
      onSearch={(next) =>
        void navigate({
          search: addressOf(next),
          // A view is a step that one can go back from; a filter and a month are none.
          replace: next.view === search.view,
          resetScroll: false,
        })
      }
    />
  );
}
