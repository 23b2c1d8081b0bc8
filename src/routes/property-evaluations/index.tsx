import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from '../-shell/opening-soon-page';

export const Route = createFileRoute('/property-evaluations/')({
  component: () => (
    <OpeningSoonPage
      name="Evaluations"
      text="Every deal you work out, from stamp duty to return on investment, will be here."
    />
  ),
});
