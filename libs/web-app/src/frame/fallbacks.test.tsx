// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setErrorLog } from '@croupier/shell';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { Broken } from './Broken.tsx';
import { NotFound } from './NotFound.ts';

beforeEach(() => {
  window.scrollTo = () => undefined;
});

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

test('a page that throws says that nothing was lost, is logged once, and comes back when it can', async () => {
  const log = vi.fn();
  setErrorLog(log);
  vi.spyOn(console, 'error').mockReturnValue(undefined); // React names the error, too.
  let broken = true;
  show(() => {
    if (broken) throw new Error('spilled');
    return <h1>The page</h1>;
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was lost');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'spilled' }), expect.anything());
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

test('the error page one is led to offers the way home only: there is nothing to try again', async () => {
  show(() => <Broken home={home} />);
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('an address that leads nowhere says so and leads home', async () => {
  show(() => <NotFound home={home} />);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
});
