import { createFileRoute, redirect } from '@tanstack/react-router';

/** An old address of the new password, open to guests (specification §2). What the link carries goes along. */
export const Route = createFileRoute('/users/password/edit')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/new-password', search, replace: true });
  },
});
