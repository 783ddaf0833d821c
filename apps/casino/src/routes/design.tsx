import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

/** Every component of the design system on one page, for those who build the site. */
export const Route = createFileRoute('/design')({
  head: () => ({ meta: [{ title: 'Design · Croupier' }, { name: 'robots', content: 'noindex' }] }),
  component: lazyRouteComponent(() => import('@croupier/ui-kit/showcase'), 'ShowcasePage'),
});
