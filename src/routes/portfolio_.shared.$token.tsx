import { createFileRoute } from '@tanstack/react-router';
import { SharedPackPage } from '@/features/portfolio/pack/shared-pack-page';
import { useLightPrint } from '@/ui/theme/use-light-print';

export const Route = createFileRoute('/portfolio_/shared/$token')({ component: Shared });

/** Beside the owner’s own pages of the portfolio: whoever was given the link has a portfolio of their own. */
function Shared() {
  const { token } = Route.useParams();
  useLightPrint();
  return (
    <div className="on-paper">
      <SharedPackPage key={token} token={token} />
    </div>
  );
}
