import { createFileRoute } from '@tanstack/react-router';
import { ShowcasePage } from '@croupier/ui-kit/showcase';

/** Every component of the design system on one page, for those who build the site. Its code is split off like any route's. */
export const Route = createFileRoute('/design')({
  head: () => ({ meta: [{ title: 'Design · Croupier' }, { name: 'robots', content: 'noindex' }] }),
  component: ShowcasePage,
});
