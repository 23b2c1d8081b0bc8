import { createFileRoute } from '@tanstack/react-router';
import { CompaniesPage } from '@/features/companies/companies-page';
import { ChargeMortgage } from '@/features/mortgages/charge-mortgage';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/portfolio/companies')({
  validateSearch: rawSearch<'company' | 'check'>(),
  component: Companies,
});

function Companies() {
  const { company, check } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CompaniesPage
      open={typeof company === 'string' ? company : undefined}
      check={
        typeof check === 'string' || typeof check === 'number' ? String(check).padStart(8, '0') : undefined
      }
      onCheck={(number) => void navigate({ search: { check: number } })}
      onClose={() => void navigate({ search: {} })}
      mortgageOf={mortgageOf}
    />
  );
}

const mortgageOf: Parameters<typeof CompaniesPage>[0]['mortgageOf'] = (charge, { id }) => (
  <ChargeMortgage charge={charge} companyId={id} />
);
