import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import type { PageContext } from '../page-context.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const origins = {
  casino: 'http://a',
  sport: 'http://b',
  games: 'http://c',
  payments: 'http://d',
  links: [{ kind: 'social', title: 'News feed', url: 'http://a/news.atom' }],
} as const;
const pageContext: PageContext = { edition: 'ca', locale: 'en', device: 'desktop', origins, session: false };

beforeEach(() => {
  window.scrollTo = () => undefined;
  window.matchMedia = () => new EventTarget() as MediaQueryList; // jsdom has none.
});

// shows: guard:footer-duties; constant:trust-links
test('every page leads home, to its places and to safer play, and names the legal age of the edition', async () => {
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <SiteHeader home={<a href="/">Home</a>} places={<a href="/live">Live</a>} actions={<a href="/in">Sign in</a>} />
        <SiteFooter link={(path, text) => <a href={path}>{text}</a>} about="Invented." />
      </>
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory(), context: { pageContext } });
  renderWithTexts(<RouterProvider router={router as never} />);
  const header = within(await screen.findByRole('banner'));
  expect(within(header.getByRole('navigation', { name: 'Main' })).getByText('Live')).toBeInTheDocument();
  expect(header.getByText('Sign in')).toBeInTheDocument();
  const safer = within(screen.getByRole('navigation', { name: 'Safer gambling' }));
  expect(safer.getByText('Set limits')).toHaveAttribute('href', '/users/limits');
  expect(safer.getByText('Take a break or exclude yourself')).toHaveAttribute('href', '/users/limits#break');
  expect(safer.getByText('Get help')).toHaveAttribute('href', expect.stringMatching(/^\//));
  const elsewhere = within(screen.getByRole('navigation', { name: 'Follow us' }));
  expect(elsewhere.getByRole('link', { name: 'News feed' })).toHaveAttribute('href', 'http://a/news.atom');
  expect(screen.queryByRole('navigation', { name: 'Awards' })).toBeNull();
  expect(screen.getByText(/Only for people aged 19 and over/)).toBeInTheDocument();
});
