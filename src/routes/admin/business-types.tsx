import { createFileRoute } from '@tanstack/react-router';
import { BusinessTypesPage } from '@/features/admin/taxonomy/business-types-page';

export const Route = createFileRoute('/admin/business-types')({ component: BusinessTypesPage });
