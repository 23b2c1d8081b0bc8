import { createFileRoute } from '@tanstack/react-router';
import { StampDutyPage } from '@/features/admin/stamp-duty/stamp-duty-page';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/admin/stamp-duty')({
  validateSearch: rawSearch<'region'>(),
  component: StampDuty,
});

function StampDuty() {
  const { region } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StampDutyPage
      region={region === 'scotland' ? 'scotland' : 'england-wales'}
      onRegion={(next) =>
        void navigate({
          search: next === 'scotland' ? { region: next } : {},
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
