import { createFileRoute } from '@tanstack/react-router';
import { ShowcasePage } from '@croupier/ui-kit/showcase';
import { pageTitle } from '@croupier/web-app';

/** Page with every component of the design system, for developers. Its code is split off like any route's. */
export const Route = createFileRoute('/design')({
  head: () => ({ meta: [pageTitle('Design'), { name: 'robots', content: 'noindex' }] }),
  component: ShowcasePage,
});
