import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { GameCard, Player } from '@croupier/contracts';
import { favouritesQuery, gamePagesQuery, GameRow, recentGamesQuery, similarGamesQuery } from '@croupier/games';
import { buttonClass } from '@croupier/ui-kit';
import { usePageContext } from '@croupier/web-app';
import { LiveMatches } from './LiveMatches.tsx';
import { Welcome } from './Welcome.tsx';

/** Maximum in a row; all favourites have their own page. */
const SHOWN = 14;

interface PlayerHomeProps {
  player: Player;
  hrefOf: (path: string) => string;
}

/** Renders a player's shortcuts: money, recent games, favourites, current matches. */
export function PlayerHome({ player, hrefOf }: PlayerHomeProps) {
  const api = useApi();
  const { data: recent = [] } = useQuery(recentGamesQuery(api));
  const { data: favourites = [] } = useQuery(favouritesQuery(api));
  const [last] = recent;
  return (
    <>
      <Welcome player={player} />
      {recent.length > 0 && (
        <GameRow title={<Trans>Continue playing</Trans>} games={recent.slice(0, SHOWN)} firstCovers={2} />
      )}
      {favourites.length > 0 && (
        <GameRow
          title={<Trans>Your favourites</Trans>}
          games={favourites.slice(0, SHOWN)}
          more={
            <a className={buttonClass({ variant: 'quiet', size: 'small' })} href={hrefOf('/favorite-games')}>
              <Trans>All favourites</Trans>
            </a>
          }
        />
      )}
      {last && <BecausePlayed last={last} played={recent} />}
      {last && <FromStudio last={last} hrefOf={hrefOf} />}
      <LiveMatches />
    </>
  );
}

/** Renders games similar to the last one, without those already shown above. */
function BecausePlayed({ last, played }: { last: GameCard; played: readonly GameCard[] }) {
  const { data: similar = [] } = useQuery(similarGamesQuery(useApi(), last.slug));
  const known = new Set(played.map(({ slug }) => slug));
  const others = similar.filter(({ slug }) => !known.has(slug));
  if (others.length === 0) return null;
  return <GameRow title={<Trans>Because you played {last.title}</Trans>} games={others} />;
}

/** Renders more games of the last one's studio. */
function FromStudio({ last, hrefOf }: { last: GameCard; hrefOf: PlayerHomeProps['hrefOf'] }) {
  const { device } = usePageContext();
  const { data } = useInfiniteQuery(gamePagesQuery(useApi(), { categories: [], providers: [last.provider], device }));
  const games = data?.pages[0]?.data.filter(({ slug }) => slug !== last.slug).slice(0, SHOWN) ?? [];
  if (games.length === 0) return null;
  return (
    <GameRow
      title={<Trans>More from {last.provider_title}</Trans>}
      games={games}
      more={
        <a className={buttonClass({ variant: 'quiet', size: 'small' })} href={hrefOf(`/producers/${last.provider}`)}>
          <Trans>All</Trans>
          <span className="visually-hidden"> {last.provider_title}</span>
        </a>
      }
    />
  );
}
