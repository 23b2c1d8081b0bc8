import { createFileRoute } from '@tanstack/react-router';
import { SchedulesPage } from '@/features/schedules/schedules-page';
import { readKind } from '@/features/schedules/schedules-search';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/portfolio/schedules')({
  validateSearch: rawSearch<'kind'>(),
  component: Schedules,
});

function Schedules() {
  const kind = readKind(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <SchedulesPage
      kind={kind}
      onKind={(next) =>
        void navigate({ search: next === 'works' ? {} : { kind: next }, replace: true, resetScroll: false })
      }
    />
  );
}
