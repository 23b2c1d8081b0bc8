import { createFileRoute } from '@tanstack/react-router';
import { BetaPage, betaChoices } from '@/features/admin/beta/beta-page';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/admin/beta')({
  validateSearch: rawSearch<'status'>(),
  component: Beta,
});

function Beta() {
  const { status } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BetaPage
      status={betaChoices.find(({ value }) => value === status)?.value}
      onStatus={(next) =>
        void navigate({ search: next ? { status: next } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
