import { createFileRoute, Navigate } from '@tanstack/react-router';
import { OverviewPage } from '@/features/portfolio/overview/overview-page';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/portfolio/')({
  validateSearch: rawSearch<'section'>(),
  component: Overview,
});

function Overview() {
  const { section } = Route.useSearch();
  // Where a notification of outstanding transactions leads (A15).
  if (section === 'propertyManagement') return <Navigate to="/portfolio/money" replace />;
  return <OverviewPage />;
}
