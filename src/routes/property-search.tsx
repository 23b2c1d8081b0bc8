import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from './-shell/messages/opening-soon-page';

export const Route = createFileRoute('/property-search')({
  component: () => (
    <OpeningSoonPage
      name="Property Search"
      text="Homes for sale and to rent, with your own numbers on every card, will be here."
    />
  ),
});
