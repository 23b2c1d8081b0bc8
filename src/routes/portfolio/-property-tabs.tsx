import { PropertyMortgages } from '@/features/mortgages/mortgages-page';
import { PropertyRecurring } from '@/features/portfolio/money/recurring/property-recurring';
import { OverviewTab } from '@/features/properties/page/overview-tab';
import type { PropertyTab } from '@/features/properties/page/property-tab';

/** The tabs of a property's page, in their order; a feature that has one adds it here. */
export const propertyTabs = (meId: number | undefined): readonly PropertyTab[] => [
  {
    id: 'overview',
    label: 'Overview',
    content: (property) => <OverviewTab property={property} meId={meId} />,
  },
  {
    id: 'mortgages',
    label: 'Mortgages',
    count: ({ figures }) => figures.mortgages,
    content: ({ uuid }) => <PropertyMortgages propertyId={uuid} />,
  },
  {
    id: 'recurring',
    label: 'Recurring payments',
    content: ({ uuid }) => <PropertyRecurring propertyId={uuid} />,
  },
];
