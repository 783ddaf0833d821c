import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setErrorLog } from '@croupier/shell';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { PageSlot } from '../connection/PageSlot.tsx';
import { knowRouter, routerOfTab } from '../connection/wait-for-network.ts';
import { Broken } from './Broken.tsx';
import { NotFound } from './NotFound.ts';

beforeEach(() => {
  window.scrollTo = (() => Promise.resolve()) as never; // Returns a promise as newer browsers do.
});

afterEach(() => void vi.restoreAllMocks());

const home = <a href="/">Home</a>;

function show(Page: () => React.ReactNode, address = '/') {
  const rootRoute = createRootRoute({
    component: Page,
    notFoundComponent: () => <NotFound home={home} />,
    errorComponent: (failure) => <Broken {...failure} home={home} />,
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: rootRoute, history });
  renderWithTexts(<RouterProvider router={router as never} />);
}

// shows: promise:F5
test('a page that throws says that nothing was lost, is logged once, and comes back when it can', async () => {
  const log = vi.fn();
  setErrorLog(log);
  vi.spyOn(console, 'error').mockReturnValue(undefined); // React logs the error too.
  let broken = true;
  show(() => {
    if (broken) throw new Error('spilled');
    return <h1>The page</h1>;
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your balance, bets and payments are safe');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'spilled' }), expect.anything());
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

// shows: error:router-logged
test('a page that fails to load is logged; a navigation that another took over, or that leads where one is, is not', async () => {
  const log = vi.fn();
  setErrorLog(log);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const root = createRootRoute({ component: Outlet, errorComponent: (failure) => <Broken {...failure} home={home} /> });
  const page = (
    path: string,
    loader: (order: { abortController: AbortController }) => Promise<unknown> = async () => {},
  ) => createRoute({ getParentRoute: () => root, path, component: () => <h1>{path}</h1>, loader: loader as never });
  const slow = page(
    '/slow',
    ({ abortController: { signal } }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const fails = page('/fails', () => Promise.reject(new Error('spilled')));
  const routeTree = root.addChildren([page('/'), slow, fails] as never);
  const router = createRouter({ routeTree: routeTree as never, history: createMemoryHistory(), context: {} as never });
  renderWithTexts(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { name: '/' });
  await act(async () => {
    void router.navigate({ to: '/slow' as never });
    await router.navigate({ to: '/' as never });
    await router.navigate({ to: '/' as never });
  });
  expect(log).not.toHaveBeenCalled();
  await act(() => router.navigate({ to: '/fails' as never }));
  await screen.findByRole('alert');
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'spilled' }),
    expect.objectContaining({ part: 'page' }),
  );
});

// shows: error:navigator
test('a navigator that is none, or has no state, is logged, and the page stands', () => {
  const log = vi.fn();
  setErrorLog(log);
  knowRouter(undefined as never);
  knowRouter({} as never);
  expect(log.mock.calls.map(([error, context]) => [(error as Error).message, context])).toEqual(
    Array.from({ length: 2 }, () => ['The navigator needs a router and its state.', { part: 'navigator' }]),
  );
  expect(routerOfTab()).toBeUndefined();
});

test('the error page one is led to offers the way home only: there is nothing to try again', async () => {
  show(() => <Broken home={home} />);
  expect(await screen.findByRole('heading', { name: 'This page didn’t load' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('an address that leads nowhere says so and leads home', async () => {
  show(() => <NotFound home={home} />);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
});

const isOnline = (value: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
const turn = (online: boolean) => {
  isOnline(online);
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
};

// shows: promise:F4
test('a page that could not come without a network says so, is no error, and opens by itself when there is one', async () => {
  const log = vi.fn();
  setErrorLog(log);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  turn(false);
  let isBroken = true;
  show(() => {
    if (isBroken) throw new Error('Network Error');
    return <h1>The page</h1>;
  });
  expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('This page needs an internet connection.');
  expect(log).not.toHaveBeenCalled();
  isBroken = false;
  turn(true);
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

test('while the next page waits for the network that is said in place of this one, which is kept', async () => {
  const arrives = Promise.withResolvers<void>();
  const root = createRootRoute({
    component: () => (
      <PageSlot>
        <Outlet />
      </PageSlot>
    ),
  });
  const page = (path: string, name: string, loader = async () => {}) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{name}</h1>, loader });
  const routeTree = root.addChildren([page('/', 'Here'), page('/there', 'There', () => arrives.promise)]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  renderWithTexts(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { name: 'Here' });
  turn(false);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void router.navigate({ to: '/there' as never }));
  expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
  expect(screen.getByText('Here')).not.toBeVisible();
  turn(true);
  expect(screen.getByText('Here')).toBeVisible();
  arrives.resolve();
  expect(await screen.findByRole('heading', { name: 'There' })).toBeVisible();
});
