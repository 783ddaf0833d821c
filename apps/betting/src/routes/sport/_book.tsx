import { createFileRoute, Outlet } from '@tanstack/react-router';
import { rulesQuery, SportLayout, treeQuery } from '@croupier/sportsbook';

/** Everything with leagues beside it and the slip at hand. */
export const Route = createFileRoute('/sport/_book')({
  // Not awaited to succeed: a part that fails shows so itself, and offers to try again.
  loader: ({ context: { api, queryClient } }) =>
    Promise.all([queryClient.prefetchQuery(treeQuery(api)), queryClient.prefetchQuery(rulesQuery(api))]),
  component: () => (
    <SportLayout>
      <Outlet />
    </SportLayout>
  ),
});
