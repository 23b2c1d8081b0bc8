import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PortfolioPages } from './-pages';

export const Route = createFileRoute('/portfolio')({ component: Portfolio });

/** The pages of what a member owns: each has its own heading. */
function Portfolio() {
  return (
    <>
      <PortfolioPages />
      <Outlet />
    </>
  );
}
