import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { catalog as authCatalog } from '@croupier/auth';
import { pageTitle } from '@croupier/web-app';
import { needsGuest } from '../guards.ts';
import { homeData } from '../home/home-data.ts';
import { HomePage } from '../home/HomePage.tsx';

export const Route = createFileRoute('/remind')({
  staticData: { popup: 'remind', texts: [authCatalog] },
  beforeLoad: needsGuest,
  loader: homeData,
  head: ({ match: { context } }) => ({
    meta: [pageTitle(context.i18n._(msg`Forgot your password?`)), { name: 'robots', content: 'noindex' }],
  }),
  component: HomePage,
});
