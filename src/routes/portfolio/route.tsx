import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useLightPrint } from '@/ui/theme/use-light-print';
import { PortfolioPages } from './-pages';

export const Route = createFileRoute('/portfolio')({ component: Portfolio });

/** The pages of what a member owns: each has its own heading. */
function Portfolio() {
  useLightPrint();
  return (
    <div className="on-paper">
      <PortfolioPages />
      <Outlet />
    </div>
  );
}
