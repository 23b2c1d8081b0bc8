import { createFileRoute } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { OverviewPage } from '@/features/admin/overview/overview-page';
import { auditActs } from '@/features/admin/overview/audit-text';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/admin/')({
  validateSearch: rawSearch<'act'>(),
  component: Overview,
});

// The keys of the record are the acts.
const acts = Object.keys(auditActs) as Schemas['AuditAct'][];

function Overview() {
  const { act } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OverviewPage
      act={acts.find((each) => each === act)}
      onAct={(next) =>
        void navigate({ search: next === undefined ? {} : { act: next }, replace: true, resetScroll: false })
      }
    />
  );
}
