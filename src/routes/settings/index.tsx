import { createFileRoute, redirect } from '@tanstack/react-router';

/** The settings have no page of their own above their sections: the first one opens. */
export const Route = createFileRoute('/settings/')({
  beforeLoad: () => {
    throw redirect({ to: '/settings/account', replace: true });
  },
});
