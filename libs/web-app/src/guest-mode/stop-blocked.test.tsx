import { setupI18n } from '@lingui/core';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ToastHost } from '@croupier/shell';
import { dismissToasts } from '@croupier/shell/testing';
import { knowRouter } from '../connection/wait-for-network.ts';
import { routerOptions } from '../router-options.tsx';
import type { AppServices } from '../services.ts';
import { stopBlocked } from './stop-blocked.ts';

afterEach(() => act(dismissToasts));
beforeEach(() => void (window.scrollTo = () => undefined));

async function visit(guestMode: boolean, at: string) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const services = { i18n, pageContext: { edition: 'default', locale: 'en', guestMode } } as AppServices;
  const root = createRootRouteWithContext<AppServices>()({
    beforeLoad: ({ context, matches, preload }) => stopBlocked({ context, matches, preload }, '/'),
    component: () => (
      <>
        <Outlet />
        <ToastHost />
      </>
    ),
  });
  const page = (path: string, text: string, staticData = {}) =>
    createRoute({ getParentRoute: () => root, path, component: () => <p>{text}</p>, staticData });
  const routeTree = root.addChildren([
    page('/', 'Home'),
    page('/rules', 'Rules'),
    page('/login', 'Login', { blocked: 'sign-in' }),
    page('/registration', 'Registration', { blocked: 'sign-up' }),
  ]);
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree, history, ...routerOptions(services) } as never);
  knowRouter(router);
  render(<RouterProvider router={router} />);
  await screen.findByText(/Home|Rules/);
  const go = (to: string) => act(() => router.navigate({ to }));
  return { history, go, router };
}

test('what is only looked ahead to says nothing', async () => {
  const { router } = await visit(true, '/guest/rules');
  await act(() => router.preloadRoute({ to: '/login' } as never));
  expect(screen.queryByText(/not available/)).toBeNull();
});

// shows: guard:blocked-routes; guard:guest-base; group:region-block; toast:login-restricted; toast:registration-restricted
test('in guest mode a blocked route says why, and one stays on the page', async () => {
  const { history, go } = await visit(true, '/guest/rules');
  await go('/login');
  expect(await screen.findByText('Login not available in your country')).toBeInTheDocument();
  await go('/registration');
  expect(await screen.findByText('Registration restricted in your country')).toBeInTheDocument();
  expect(screen.getByText('Rules')).toBeInTheDocument();
  expect(history.location.pathname).toBe('/guest/rules');
});

test('other pages of the guest mode open, below its base', async () => {
  const { history, go } = await visit(true, '/guest/rules');
  await go('/');
  expect(await screen.findByText('Home')).toBeInTheDocument();
  expect(history.location.pathname).toBe('/guest/');
});

test('outside the guest mode nothing is blocked', async () => {
  const { go } = await visit(false, '/rules');
  await go('/login');
  expect(await screen.findByText('Login')).toBeInTheDocument();
});
