import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { SiteLoader } from './SiteLoader.tsx';

const line = () => screen.queryByRole('progressbar', { name: 'Loading' });

// shows: shell:loader
test('the loader shows while a page loads and while an action waits for its answer', async () => {
  const page = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const Bet = () => {
    const { mutate } = useMutation({ mutationFn: () => answer.promise });
    return <button onClick={() => mutate()}>Place bet</button>;
  };
  const root = createRootRoute({
    component: () => (
      <>
        <SiteLoader />
        <Bet />
        <Outlet />
      </>
    ),
  });
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/', component: () => 'Home' }),
    createRoute({ getParentRoute: () => root, path: '/slow', loader: () => page.promise, component: () => 'Slow' }),
  ];
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren(routes), history });
  renderWithTexts(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  (await screen.findByRole('button', { name: 'Place bet' })).click();
  await waitFor(() => expect(line()).not.toBeNull());
  await act(async () => answer.resolve());
  await waitFor(() => expect(line()).toBeNull());

  act(() => void router.navigate({ to: '/slow' }));
  await waitFor(() => expect(line()).not.toBeNull());
  await act(async () => page.resolve());
  await screen.findByText('Slow');
  await waitFor(() => expect(line()).toBeNull());
});
