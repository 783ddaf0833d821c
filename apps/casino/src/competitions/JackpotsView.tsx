import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@croupier/api-client';
import { JackpotsPage } from '@croupier/competitions';
import type { Jackpot } from '@croupier/contracts';
import { foundGamesQuery, GameRow } from '@croupier/games';
import { buttonClass } from '@croupier/ui-kit';
import { usePlayer } from '../frame/usePlayer.ts';

/** Renders the jackpots in this app. */
export function JackpotsView() {
  return (
    <JackpotsPage
      signedIn={usePlayer() !== null}
      games={(jackpot) => <Titles {...jackpot} />}
      fairnessLink={(text) => <Link to="/fairness">{text}</Link>}
      care={
        <Link to="/users/limits">
          <Trans>Limits and breaks</Trans>
        </Link>
      }
      action={
        <Link to="/pokies/all" className={buttonClass({ variant: 'secondary' })}>
          <Trans>Browse pokies</Trans>
        </Link>
      }
    />
  );
}

/** Renders the titles that contribute to a jackpot. */
function Titles({ title, games: slugs }: Pick<Jackpot, 'title' | 'games'>) {
  const { data: games = [] } = useQuery(foundGamesQuery(useApi(), slugs));
  return games.length > 0 && <GameRow title={<Trans>Games that contribute to {title}</Trans>} games={games} />;
}
