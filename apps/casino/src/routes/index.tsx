import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { homeData } from '../home/home-data.ts';
import { HomePage } from '../home/HomePage.tsx';

export const Route = createFileRoute('/')({
  loader: homeData,
  head: ({ match }) => ({ meta: [{ title: match.context.i18n._(msg`Croupier: a casino with clear rules`) }] }),
  component: HomePage,
});
