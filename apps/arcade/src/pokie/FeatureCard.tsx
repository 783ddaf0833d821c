import { Plural, Trans } from '@lingui/react/macro';
import type { PokieDefinition } from '@croupier/game-math';
import { Button } from '@croupier/ui-kit';
import type { GameStore } from '../game/game-store.ts';
import { money } from '../hud/texts.tsx';
import styles from './feature-card.module.css';
import type { ShowState } from './pokie-show.ts';

interface CardProps {
  readonly state: ShowState;
  readonly game: GameStore;
  readonly title: PokieDefinition;
  readonly scatterUrl: string | undefined;
  readonly onPress: () => void;
}

/** Opens and closes the free spins: what is won, what it means, what it brought. */
export function FeatureCard({ state, game, title, scatterUrl, onPress }: CardProps) {
  const { phase, free } = state;
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
          {opening ? (
            <Meaning title={title} spins={free.total} />
          ) : (
            <Trans>
              They brought {money(free.wonCents, currency)}; with the spin that won them{' '}
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

function Meaning({ title, spins }: { readonly title: PokieDefinition; readonly spins: number }) {
  const multipliers = title.freeSpins.multipliers.slice(0, spins);
  const [first, last] = [multipliers.at(0), multipliers.at(-1)];
  if (first === last) return <Trans>They cost nothing, and every win counts ×{first}.</Trans>;
  return (
    <Trans>
      They cost nothing. Wins count ×{first} on the first and one more on each that follows, up to ×{last}.
    </Trans>
  );
}
