import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useApi } from '@croupier/api-client';
import type { Game } from '@croupier/contracts';
import { showToast } from '@croupier/shell';
import { similarGamesQuery } from '../catalogue/catalogue.query.ts';
import { openGameAtom, wideAtom } from '../frame/frame.atoms.ts';
import { useOpenGame } from '../frame/useOpenGame.ts';
import { type PlayMode, useGameLinks } from '../links.tsx';
import { GameRow } from '../row/GameRow.tsx';
import { GameFacts, type Wallets } from './GameFacts.tsx';
import { HowItPays, type HowItPaysProps } from './HowItPays.tsx';
import styles from './page.module.css';
import { SecondGame } from './SecondGame.tsx';
import { Stage } from './Stage.tsx';
import { StageOffer } from './StageOffer.tsx';
import { WagerFreeNote } from './WagerFreeNote.tsx';

export interface GamePageProps {
  game: Game;
  /** Null for a guest. The wager-free note is only shown with a bonus balance. */
  player: { currency: string; bonusCents: number } | null;
  /** Mode to start in immediately, from the address. */
  begin: PlayMode | undefined;
  /** Slug of a second game beside it, from the address. */
  beside?: string | undefined;
  /** Wallet to play with: the address's, else the active one; null for a guest. */
  currency: string | null;
  /** The player's wallets they can play with, in display order. */
  wallets?: Wallets;
  /** Called with another chosen wallet, to keep it in the address over a reload. */
  onCurrency?: (currency: string) => void;
  onLimits: () => void;
  /** Sign-in and sign-up buttons for the preview. */
  signIn: ReactNode;
  /** Link to the studio's page. */
  providerLink: ReactNode;
  /** Jackpot it contributes to; null without one. */
  jackpot: HowItPaysProps['jackpot'];
  fairnessLink: ReactNode;
}

/** Renders a title's page: the stage with the game, its facts and its return. */
export function GamePage({
  game,
  player,
  begin,
  beside,
  currency,
  wallets = [],
  onCurrency,
  onLimits,
  signIn,
  providerLink,
  jackpot,
  fairnessLink,
}: GamePageProps) {
  const { t } = useLingui();
  const [running, setRunning] = useAtom(openGameAtom);
  const launch = useOpenGame();
  const open = running?.game.slug === game.slug ? running : null;
  const wide = useAtomValue(wideAtom);
  const mayHaveSecond = useGameLinks().besideHref !== undefined && player !== null;
  const second = mayHaveSecond && beside !== game.slug ? beside : undefined;
  const playerCurrency = player?.currency ?? null;

  const onLimitReached = () => {
    showToast({
      id: 'limit-reached',
      type: 'warning',
      time: 0,
      text: t({
        id: 'NOTIFICATIONS.ON_LIMIT_REACHED',
        message: 'You’ve reached a limit you set. Real-money play is paused until it resets.',
      }),
    });
    onLimits();
  };
  const play = (mode: PlayMode, wallet = currency) =>
    void launch({
      game,
      mode,
      currency: wallet,
      playerCurrency,
      onLimitReached,
    });

  const may =
    begin === 'real'
      ? player !== null
      : begin === 'demo' && game.has_demo_mode && (player !== null || !game.demo_needs_login);
  // Starts once per address. Afterwards the player decides what is open.
  const beginFromAddress = useEffectEvent(() => {
    if (begin && may && !open) play(begin);
  });
  useEffect(() => beginFromAddress(), [game.slug, begin]);

  return (
    <div className={styles.page}>
      <div className={styles.stages}>
        <Stage game={game}>
          <StageOffer
            game={game}
            open={open}
            signedIn={player !== null}
            onPlay={play}
            onCancel={() => setRunning(null)}
            signIn={signIn}
          />
        </Stage>
        {second && (
          <SecondGame
            key={second}
            first={game}
            slug={second}
            begin={begin}
            currency={currency}
            playerCurrency={playerCurrency}
            onLimitReached={onLimitReached}
          />
        )}
      </div>
      <div className={`page-width ${styles.below}`}>
        <GameFacts
          game={game}
          open={open}
          signedIn={player !== null}
          beside={second !== undefined && wide}
          wallets={wallets.filter((wallet) => wallet.currency in game.real)}
          onPlay={play}
          onCurrency={(wallet) => {
            play('real', wallet);
            onCurrency?.(wallet);
          }}
          onClose={() => setRunning(null)}
          providerLink={providerLink}
        />
        <WagerFreeNote game={game} player={player} />
        <HowItPays game={game} signedIn={player !== null} jackpot={jackpot} fairnessLink={fairnessLink} />
        <Similar slug={game.slug} />
      </div>
    </div>
  );
}

function Similar({ slug }: { slug: string }) {
  const { data: games = [] } = useQuery(similarGamesQuery(useApi(), slug));
  return games.length > 0 && <GameRow title={<Trans>Similar games</Trans>} games={games} />;
}
