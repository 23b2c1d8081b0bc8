import { createFileRoute } from '@tanstack/react-router';
import { BetaSettings } from '@/features/beta/beta-settings';

export const Route = createFileRoute('/settings/beta')({ component: BetaSettings });
