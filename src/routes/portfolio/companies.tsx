import { createFileRoute } from '@tanstack/react-router';
import { CompaniesPage } from '@/features/companies/companies-page';
import { ChargeMortgage } from '@/features/mortgages/charge-mortgage';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/portfolio/companies')({
  validateSearch: rawSearch<'company'>(),
  component: Companies,
});

function Companies() {
  const { company } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CompaniesPage
      open={typeof company === 'string' ? company : undefined}
      onClose={() => void navigate({ search: {} })}
      mortgageOf={mortgageOf}
    />
  );
}

const mortgageOf: Parameters<typeof CompaniesPage>[0]['mortgageOf'] = (charge, { id }) => (
  <ChargeMortgage charge={charge} companyId={id} />
);
