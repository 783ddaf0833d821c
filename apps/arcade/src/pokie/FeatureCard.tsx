import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AnyCurrency } from '@croupier/money';
import { Button } from '@croupier/ui-kit';
import type { GameStore } from '../game/game-store.ts';
import { money } from '../hud/texts.tsx';
import styles from './feature-card.module.css';
import type { ShowState } from './pokie-show.ts';

interface CardProps {
  readonly state: ShowState;
  readonly game: GameStore;
  /** Multipliers of the free spins. */
  readonly meaning: ReactNode;
  readonly scatterUrl: string | undefined;
  readonly onPress: () => void;
}

/** Renders the start and the end of the free spins: the award, the multipliers, the payout. */
export function FeatureCard({ state, game, meaning, scatterUrl, onPress }: CardProps) {
  const { phase, free, boughtAtCents } = state;
  const { currency } = game.session;
  if (!free || (phase !== 'feature-intro' && phase !== 'feature-summary')) return null;
  const opening = phase === 'feature-intro';
  return (
    <div className={styles.veil}>
      <section className={styles.card} key={phase}>
        <img src={scatterUrl} alt="" className={styles.picture} />
        <h2 className={styles.heading}>
          {opening ? (
            <Plural value={free.total} one="# free spin" other="# free spins" />
          ) : (
            <Trans>The free spins are over</Trans>
          )}
        </h2>
        <p>
          {boughtAtCents !== null ? (
            <Bought {...state} {...{ opening, currency, boughtAtCents }} />
          ) : opening ? (
            meaning
          ) : (
            <Trans>
              Free spins payout: {money(free.wonCents, currency)}. With the spin that won them:{' '}
              {money(state.wonCents ?? 0, currency)}.
            </Trans>
          )}
        </p>
        <Button onClick={onPress} data-autofocus>
          {opening ? <Trans>Start</Trans> : <Trans>Back to the game</Trans>}
        </Button>
      </section>
    </div>
  );
}

interface BoughtProps extends Pick<ShowState, 'stakeCents' | 'wonCents'> {
  readonly opening: boolean;
  readonly currency: AnyCurrency;
  readonly boughtAtCents: number;
}

/** Renders the price of bought free spins next to their payout. */
function Bought({ opening, currency, boughtAtCents, stakeCents, wonCents }: BoughtProps) {
  const [price, stake, won] = [stakeCents, boughtAtCents, wonCents ?? 0].map((cents) => money(cents, currency));
  return opening ? (
    <Trans>
      Bought for {price}. Each spin is played at a stake of {stake}.
    </Trans>
  ) : (
    <Trans>
      The round paid {won}. Its price was {price}.
    </Trans>
  );
}
