import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageTitle, unlisted } from '@croupier/web-app';
import { needsPlayer } from '../guards.ts';
import { homeData } from '../home/home-data.ts';
import { HomePage } from '../home/HomePage.tsx';

export const Route = createFileRoute('/deposit')({
  staticData: { popup: 'deposit' },
  beforeLoad: needsPlayer,
  loader: homeData,
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Deposit`)), unlisted] }),
  component: HomePage,
});
