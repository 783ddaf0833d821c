import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects an old address to the home page (specification §2). */
export const Route = createFileRoute('/accounts/history')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
