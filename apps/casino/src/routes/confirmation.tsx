import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { catalog as authCatalog } from '@croupier/auth';
import { pageTitle } from '@croupier/web-app';
import { homeData } from '../home/home-data.ts';
import { HomePage } from '../home/HomePage.tsx';

export const Route = createFileRoute('/confirmation')({
  staticData: { popup: 'confirmation', texts: [authCatalog] },

  loader: homeData,
  head: ({ match: { context } }) => ({
    meta: [pageTitle(context.i18n._(msg`Confirm your email address`)), { name: 'robots', content: 'noindex' }],
  }),
  component: HomePage,
});
