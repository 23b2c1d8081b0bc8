import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from '../-shell/opening-soon-page';

export const Route = createFileRoute('/account/register')({
  component: () => (
    <OpeningSoonPage name="Create FREE Account" text="Creating an account will be possible here." />
  ),
});
