import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from '../-shell/opening-soon-page';

export const Route = createFileRoute('/account/forgot-password')({
  component: () => (
    <OpeningSoonPage name="Forgot password" text="Choosing a new password will be possible here." />
  ),
});
