import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { Player } from '@croupier/contracts';
import { favouritesQuery, GameRow, recentGamesQuery } from '@croupier/games';
import { buttonClass } from '@croupier/ui-kit';
import { LiveMatches } from './LiveMatches.tsx';
import { Welcome } from './Welcome.tsx';

/** A row has room for these; all favourites have a page of their own. */
const SHOWN = 14;

interface PlayerHomeProps {
  player: Player;
  hrefOf: (path: string) => string;
}

/** Where a player goes on: the money, what was played last, what is marked, what is on now. */
export function PlayerHome({ player, hrefOf }: PlayerHomeProps) {
  const api = useApi();
  const { data: recent = [] } = useQuery(recentGamesQuery(api));
  const { data: favourites = [] } = useQuery(favouritesQuery(api));
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
      <LiveMatches />
    </>
  );
}
