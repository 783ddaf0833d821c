import { createFileRoute, redirect } from '@tanstack/react-router';

/** The address of signing up on the other site; here it is a page of its own. */
export const Route = createFileRoute('/sign-up')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/sport/registration', search, replace: true });
  },
});
