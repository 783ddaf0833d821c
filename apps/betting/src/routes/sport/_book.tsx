import { createFileRoute, Outlet } from '@tanstack/react-router';
import { rulesQuery, SportLayout, treeQuery } from '@croupier/sportsbook';
import { PageSlot } from '@croupier/web-app';
import { BrokenAlone } from '../../frame/BrokenAlone.tsx';

/** Everything with leagues beside it and the slip at hand. */
export const Route = createFileRoute('/sport/_book')({
  // Not awaited to succeed: a part that fails shows so itself, and offers to try again.
  loader: ({ context: { api, queryClient } }) =>
    Promise.all([queryClient.prefetchQuery(treeQuery(api)), queryClient.prefetchQuery(rulesQuery(api))]),
  errorComponent: BrokenAlone,
  component: () => (
    <SportLayout>
      <PageSlot>
        <Outlet />
      </PageSlot>
    </SportLayout>
  ),
});
