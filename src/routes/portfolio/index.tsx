import { createFileRoute, Navigate } from '@tanstack/react-router';
import type { Property } from '@/entities/property/property';
import { BetaCard } from '@/features/beta/beta-card';
import { portfolioQueries } from '@/features/portfolio/queries';
import { OverviewPage } from '@/features/portfolio/overview/overview-page';
import { readScope } from '@/entities/property/scope/scope';
import { HomesMap } from '@/features/properties/list/properties-map';
import { rawSearch } from '@/lib/links/raw-search';
import { WhenVisible } from '@/ui/lazy/when-visible';
import { firstReads } from '../-shell/page/first-reads';

export const Route = createFileRoute('/portfolio/')({
  validateSearch: rawSearch<'section' | 'owner' | 'tag'>(),
  loader: firstReads((client) => [client.prefetchQuery(portfolioQueries.summary({}))]),
  component: Overview,
});

const mapOf = (homes: readonly Property[]) => <HomesMap rows={homes} className="h-[360px]" />;

function Overview() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { section } = search;
  // Where a notification of outstanding transactions leads (A15).
  if (section === 'propertyManagement') return <Navigate to="/portfolio/money" replace />;
  return (
    <>
      <OverviewPage
        scope={readScope(search)}
        onScope={(next) => void navigate({ search: { ...next }, replace: true, resetScroll: false })}
        mapOf={mapOf}
      />
      <div className="mx-auto -mt-18 max-w-(--page-max) pb-24">
        <WhenVisible>
          <BetaCard feature="portfolio" title="Portfolio" />
        </WhenVisible>
      </div>
    </>
  );
}
