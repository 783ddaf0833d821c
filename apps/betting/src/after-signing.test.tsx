// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hostileRedirects } from '@croupier/shell/testing';
import { useAfterSigning } from './after-signing.ts';

const origins = { casino: 'http://c.test', sport: 'http://s.test', games: 'http://g.test', payments: 'http://p.test' };
const assign = vi.fn();
beforeEach(() => {
  window.scrollTo = () => undefined;
  vi.stubGlobal('location', { href: 'http://s.test/', origin: 'http://s.test', assign });
  assign.mockReset();
});

function Login() {
  const done = useAfterSigning();
  return <button onClick={done}>Signed in</button>;
}

/** The sportsbook with nothing but its login. Answers where signing in leads. */
async function visit() {
  const root = createRootRouteWithContext<object>()();
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const matches = () => <p>Matches</p>;
  const routeTree = root.addChildren([
    page('/sport', matches),
    page('/sport/live', matches),
    page('/sport/login', Login),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/sport'] });
  const router = createRouter({ routeTree, history, context: { pageContext: { origins } } } as never);
  render(<RouterProvider router={router} />);
  await screen.findByText('Matches');
  return async (search: Record<string, string>) => {
    await act(async () => history.push(`/sport/login?${new URLSearchParams(search).toString()}`));
    const button = await screen.findByRole('button', { name: 'Signed in' });
    await act(async () => button.click());
    return history.location.href;
  };
}

// shows: promise:W4
test('whatever redirect and path say, signing in leads nowhere off the site', async () => {
  const signIn = await visit();
  for (const value of hostileRedirects)
    for (const search of [{ redirect: value }, { path: value }] as Record<string, string>[])
      expect([JSON.stringify(search), await signIn(search)]).toEqual([JSON.stringify(search), '/sport']);
  expect(assign).not.toHaveBeenCalled();
});

test('a match one came from is there again, and a page of the casino', async () => {
  const signIn = await visit();
  expect(await signIn({ redirect: '/sport/live?a=1' })).toBe('/sport/live?a=1');
  await signIn({ redirect: 'http://c.test/users' });
  expect(assign).toHaveBeenCalledExactlyOnceWith('http://c.test/users');
});
