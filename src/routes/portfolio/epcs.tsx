import { createFileRoute } from '@tanstack/react-router';
import { EpcsPage } from '@/features/epcs/epcs-page';

export const Route = createFileRoute('/portfolio/epcs')({ component: EpcsPage });
