import { createFileRoute } from '@tanstack/react-router';
import { ShowcasePage } from '@croupier/ui-kit/showcase';
import { pageTitle } from '@croupier/web-app';

/** Every component of the design system on one page, for those who build the site. Its code is split off like any route's. */
export const Route = createFileRoute('/design')({
  head: () => ({ meta: [pageTitle('Design'), { name: 'robots', content: 'noindex' }] }),
  component: ShowcasePage,
});
