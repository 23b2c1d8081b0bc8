import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from './-shell/messages/help-page';

export const Route = createFileRoute('/help')({ component: HelpPage });
