import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects the main site's sign-up address to the registration page of this site. */
export const Route = createFileRoute('/sign-up')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/sport/registration', search, replace: true });
  },
});
