import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects the old address of the new password, open to guests (specification §2), with the link's parameters. */
export const Route = createFileRoute('/users/password/edit')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/new-password', search, replace: true });
  },
});
