import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { activeAccount, balanceQuery, useApi } from '@croupier/api-client';
import { jackpotsQuery } from '@croupier/competitions';
import type { Game } from '@croupier/contracts';
import { jackpotOf } from '@croupier/game-art';
import { GamePage, type PlayMode } from '@croupier/games';
import { usePlayer } from '../frame/usePlayer.ts';
import { SignInButtons } from './SignInButtons.tsx';

/** Renders a title's page in the casino. */
export function PlayPage({
  game,
  begin,
  beside,
  currency,
}: {
  game: Game;
  begin: PlayMode | undefined;
  beside: string | undefined;
  currency: string | null;
}) {
  const router = useRouter();
  const player = usePlayer();
  const api = useApi();
  const { data: accounts } = useQuery({ ...balanceQuery(api), enabled: player !== null });
  const { data: jackpots } = useQuery({ ...jackpotsQuery(api), enabled: jackpotOf(game.slug) !== null });
  const account = activeAccount(accounts);
  const bonusCents = account ? account.amount_cents - account.available_to_cashout_cents : 0;
  return (
    <GamePage
      key={game.slug}
      game={game}
      player={player && { currency: player.currency, bonusCents }}
      begin={begin}
      beside={beside}
      // Wallet of this page: a change in another tab doesn't change the effect of a press here.
      currency={currency ?? account?.currency ?? player?.currency ?? null}
      wallets={accounts ?? []}
      onCurrency={(wallet) =>
        void router.navigate({
          to: '/play/$producer/$name',
          params: { producer: game.provider, name: game.slug },
          search: (now) => ({ ...now, mode: 'real', currency: wallet }),
          replace: true,
          resetScroll: false,
        })
      }
      onLimits={() => void router.navigate({ to: '/users/limits' })}
      signIn={<SignInButtons />}
      providerLink={
        <Link to="/producers/$slug" params={{ slug: game.provider }}>
          {game.provider_title}
        </Link>
      }
      jackpot={jackpots?.find(({ games }) => games.includes(game.slug)) ?? null}
      fairnessLink={
        <Link to="/fairness">
          <Trans>Check a round yourself</Trans>
        </Link>
      }
    />
  );
}
