import { createFileRoute, redirect } from '@tanstack/react-router';

/** The account pages have no page of their own above them; nor is it a member's name. */
export const Route = createFileRoute('/account/')({
  beforeLoad: () => {
    throw redirect({ to: '/account/login', replace: true });
  },
});
