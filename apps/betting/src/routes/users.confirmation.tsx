import { createFileRoute, redirect } from '@tanstack/react-router';

/** An old address of the email confirmation, open to guests (specification §2). What the link carries goes along. */
export const Route = createFileRoute('/users/confirmation')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/confirmation', search, replace: true });
  },
});
