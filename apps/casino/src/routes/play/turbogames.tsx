import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { catalog, descriptions } from '@croupier/games';
import { pageMeta } from '@croupier/web-app';
import { loadCategory } from '../../games/lobby-data.ts';
import { lobbyDeps, lobbySearch } from '../../games/lobby-search.ts';
import { Lobby } from '../../games/Lobby.tsx';

export const Route = createFileRoute('/play/turbogames')({
  staticData: { texts: [catalog] },
  validateSearch: lobbySearch,
  loaderDeps: lobbyDeps,
  // An edition without such games has no such page.
  loader: ({ context, deps }) => loadCategory(context, ['action'], deps),
  head: ({ match: { context }, loaderData }) => ({
    meta: loaderData ? pageMeta(context.i18n._(msg`Turbo games`), context.i18n._(descriptions.turbo)) : [],
  }),
  component: function Turbo() {
    return (
      <Lobby
        {...Route.useLoaderData()}
        title={<Trans>Turbo games</Trans>}
        text={<Trans>Games with rounds that last seconds. Your limits apply here too.</Trans>}
        choice={Route.useLoaderDeps()}
      />
    );
  },
});
