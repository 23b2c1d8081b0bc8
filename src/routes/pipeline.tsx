import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from './-shell/messages/opening-soon-page';

export const Route = createFileRoute('/pipeline')({
  component: () => (
    <OpeningSoonPage name="Pipeline" text="Your deals from sourced to completed will be here." />
  ),
});
