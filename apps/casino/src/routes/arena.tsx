import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { catalog } from '@croupier/competitions';
import { pageMeta } from '@croupier/web-app';
import { loadList } from '../competitions/list-page.ts';
import { ArenaView } from '../competitions/TournamentView.tsx';

export const Route = createFileRoute('/arena')({
  staticData: { texts: [catalog] },
  loader: ({ context }) => loadList(context, 'all', { page: 1 }),
  head: ({ match: { context } }) => ({
    meta: pageMeta(
      context.i18n._(msg`Arena`),
      context.i18n._(msg`All tournaments running now, with live leaderboards.`),
    ),
  }),
  component: ArenaView,
});
