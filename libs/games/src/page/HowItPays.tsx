import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Game } from '@croupier/contracts';
import { baccaratReturns } from '@croupier/game-math';
import { formatMultiple, formatPercent } from '@croupier/i18n';
import { Card } from '@croupier/ui-kit';
import { OwnReturn } from './OwnReturn.tsx';
import styles from './page.module.css';
import { Sessions } from './sessions/Sessions.tsx';
import { isDecided, usualBet } from './sessions/usual-bets.ts';

export const volatilityWords: Readonly<Record<'low' | 'medium' | 'high', ReactNode>> = {
  low: <Trans>Low: frequent, small wins</Trans>,
  medium: <Trans>Medium</Trans>,
  high: <Trans>High: rare, large wins</Trans>,
};

export interface HowItPaysProps {
  game: Game;
  signedIn: boolean;
  /** Jackpot it contributes to, and that jackpot's return, 0 … 1. */
  jackpot: { title: string; rtp: number } | null;
  fairnessLink: ReactNode;
}

/** Renders a game's return, hit rate and volatility, as published with its maths or stated by its studio. */
export function HowItPays({ game, signedIn, jackpot, fairnessLink }: HowItPaysProps) {
  const { i18n } = useLingui();
  const locale = i18n.locale;
  const { mechanic, rtp, hit_rate, volatility, max_win_multiple, purchase, purchase_forbidden, maths, version } = game;
  const studio = game.provider_title;
  return (
    <Card className={styles.pays}>
      <h2>
        <Trans>How this game pays</Trans>
      </h2>
      <div className={styles.numbers}>
        <dl>
          <Fact name={<Trans>Return to player</Trans>}>{formatPercent(rtp, locale, 2)}</Fact>
          {jackpot && (
            <Fact name={<Trans>Plus the {jackpot.title} jackpot</Trans>}>{formatPercent(jackpot.rtp, locale, 2)}</Fact>
          )}
          <Fact name={<Trans>Rounds that pay</Trans>}>
            <HitRate hitRate={hit_rate} mechanic={mechanic} />
          </Fact>
          {purchase && (
            <Fact name={<Trans>Feature buy: free spins</Trans>}>
              <Bought {...purchase} />
            </Fact>
          )}
          {purchase_forbidden && (
            <Fact name={<Trans>Buying free spins</Trans>}>
              <Trans>Your country’s rules don’t allow it. You can still win free spins in play.</Trans>
            </Fact>
          )}
          {mechanic === 'baccarat' && (
            <Fact name={<Trans>Return by bet</Trans>}>
              <BaccaratBets />
            </Fact>
          )}
          <Fact name={<Trans>Volatility</Trans>}>
            <Spread volatility={volatility} mechanic={mechanic} />
          </Fact>
          <Fact name={<Trans>Maximum win</Trans>}>
            <Trans>{formatMultiple(max_win_multiple, locale)} times the stake</Trans>
          </Fact>
          {maths && (
            <Fact name={<Trans>Game maths</Trans>}>
              <code>
                {maths} {version.slice(0, 8)}
              </code>
            </Fact>
          )}
        </dl>
        <OwnReturn game={game} signedIn={signedIn} />
      </div>
      {maths && usualBet(mechanic) !== undefined && <Sessions maths={maths} mechanic={mechanic} />}
      <p className={styles.small}>
        <Trans>The return is an average over very many rounds. It says nothing about the next one.</Trans>{' '}
        {maths ? fairnessLink : <Trans>Its rounds are drawn by {studio}, not by us.</Trans>}
      </p>
    </Card>
  );
}

function Bought({ price, rtp }: NonNullable<Game['purchase']>) {
  const { i18n } = useLingui();
  const [times, share] = [formatMultiple(price / 10, i18n.locale), formatPercent(rtp, i18n.locale, 2)];
  return (
    <Trans>
      for {times} times the stake, return {share}
    </Trans>
  );
}

/** Renders the returns of baccarat's bets, which differ. The game's own figure is that of the best bet. */
function BaccaratBets() {
  const { i18n } = useLingui();
  const share = (spot: keyof typeof baccaratReturns) => formatPercent(baccaratReturns[spot], i18n.locale, 2);
  const [banker, player, tie, pair] = [share('banker'), share('player'), share('tie'), share('player-pair')];
  return (
    <Trans>
      Banker {banker}, player {player}, tie {tie}, pairs {pair}
    </Trans>
  );
}

function HitRate({ hitRate, mechanic }: { hitRate: number | null; mechanic: Game['mechanic'] }) {
  const { i18n } = useLingui();
  if (hitRate !== null) return formatPercent(hitRate, i18n.locale, 1);
  return isDecided(mechanic) ? <Trans>Depends on your decisions</Trans> : <Trans>You choose the chance</Trans>;
}

function Spread({ volatility, mechanic }: Pick<Game, 'volatility' | 'mechanic'>) {
  if (volatility) return volatilityWords[volatility];
  return isDecided(mechanic) ? (
    <Trans>Depends on your decisions</Trans>
  ) : (
    <Trans>Depends on the chance you choose</Trans>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
