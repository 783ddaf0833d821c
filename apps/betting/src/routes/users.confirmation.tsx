import { createFileRoute, redirect } from '@tanstack/react-router';

/**
 * Redirects the old address of the email confirmation, open to guests (specification §2), with the link's parameters.
 */
export const Route = createFileRoute('/users/confirmation')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/confirmation', search, replace: true });
  },
});
