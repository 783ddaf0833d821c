import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageTitle, unlisted } from '@croupier/web-app';
import { needsPlayer } from '../guards.ts';
import { homeData } from '../home/home-data.ts';
import { HomePage } from '../home/HomePage.tsx';

export const Route = createFileRoute('/exchange-compoints')({
  staticData: { popup: 'exchange-compoints' },
  beforeLoad: needsPlayer,
  loader: homeData,
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Exchange points`)), unlisted] }),
  component: HomePage,
});
