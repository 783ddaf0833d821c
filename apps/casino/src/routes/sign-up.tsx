import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { catalog as authCatalog, descriptions } from '@croupier/auth';
import { pageMeta } from '@croupier/web-app';
import { needsGuest } from '../guards.ts';
import { homeData } from '../home/home-data.ts';
import { HomePage } from '../home/HomePage.tsx';

export const Route = createFileRoute('/sign-up')({
  staticData: { popup: 'sign-up', blocked: 'sign-up', texts: [authCatalog] },
  beforeLoad: needsGuest,
  loader: homeData,
  head: ({ match: { context } }) => ({
    meta: pageMeta(context.i18n._(msg`Open an account`), context.i18n._(descriptions.signUp)),
  }),
  component: HomePage,
});
