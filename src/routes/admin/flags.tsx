import { createFileRoute } from '@tanstack/react-router';
import { FlagsPage } from '@/features/admin/flags/flags-page';

export const Route = createFileRoute('/admin/flags')({ component: FlagsPage });
