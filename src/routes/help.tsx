import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from './-shell/help-page';

export const Route = createFileRoute('/help')({ component: HelpPage });
