import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { catalog as authCatalog, descriptions } from '@croupier/auth';
import { pageMeta } from '@croupier/web-app';
import { needsGuest } from '../guards.ts';
import { homeData } from '../home/home-data.ts';
import { HomePage } from '../home/HomePage.tsx';

export const Route = createFileRoute('/sign-in')({
  staticData: { popup: 'sign-in', blocked: 'sign-in', texts: [authCatalog] },
  beforeLoad: needsGuest,
  loader: homeData,
  head: ({ match: { context } }) => ({
    meta: pageMeta(context.i18n._(msg`Sign in`), context.i18n._(descriptions.signIn)),
  }),
  component: HomePage,
});
