import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { catalog } from '@croupier/games';
import { editions } from '@croupier/i18n';
import { useEdition } from '../../frame/useEdition.ts';
import { loadCategory } from '../../games/lobby-data.ts';
import { lobbyMeta } from '../../games/lobby-meta.ts';
import { lobbyDeps, lobbySearch } from '../../games/lobby-search.ts';
import { Lobby } from '../../games/Lobby.tsx';

export const Route = createFileRoute('/categories/$slug')({
  staticData: { texts: [catalog] },
  validateSearch: lobbySearch,
  loaderDeps: lobbyDeps,
  loader: ({ context, deps, params: { slug } }) => loadCategory(context, [slug], deps),
  head: ({ match, loaderData }) => ({ meta: lobbyMeta(match.context, loaderData?.title) }),
  component: function Category() {
    const edition = useEdition();
    const quick = Route.useParams().slug === 'table-games' && (
      <>
        <Trans>
          Cards, wheels and dice. For rounds that last seconds, see <Link to="/play/turbogames">the turbo lobby</Link>.
        </Trans>{' '}
        {!editions[edition].rules.liveGamesForbidden && (
          <Trans>
            At <Link to="/live/all">the live tables</Link>, everyone plays the same round.
          </Trans>
        )}
      </>
    );
    return <Lobby {...Route.useLoaderData()} text={quick || undefined} choice={Route.useLoaderDeps()} />;
  },
});
