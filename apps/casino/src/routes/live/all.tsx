import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { catalog } from '@croupier/games';
import { loadLobby } from '../../games/lobby-data.ts';
import { lobbyMeta } from '../../games/lobby-meta.ts';
import { lobbyDeps, lobbySearch } from '../../games/lobby-search.ts';
import { Lobby } from '../../games/Lobby.tsx';

const part = { categories: ['live'] };

export const Route = createFileRoute('/live/all')({
  staticData: { texts: [catalog] },
  validateSearch: lobbySearch,
  loaderDeps: lobbyDeps,
  loader: ({ context, deps }) => loadLobby(context, part, deps),
  head: ({ match: { context } }) => ({ meta: lobbyMeta(context, context.i18n._(msg`Live tables`)) }),
  component: function All() {
    return <Lobby title={<Trans>Live tables</Trans>} part={part} choice={Route.useLoaderDeps()} />;
  },
});
