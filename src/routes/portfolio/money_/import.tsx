import { createFileRoute } from '@tanstack/react-router';
import { StatementPage } from '@/features/portfolio/money/import/statement-page';

export const Route = createFileRoute('/portfolio/money_/import')({ component: StatementPage });
