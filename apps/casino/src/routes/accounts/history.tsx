import { createFileRoute, redirect } from '@tanstack/react-router';

/** An old address that leads home (specification §2). */
export const Route = createFileRoute('/accounts/history')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
