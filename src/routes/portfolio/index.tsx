import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '@/features/portfolio/overview/overview-page';

export const Route = createFileRoute('/portfolio/')({ component: OverviewPage });
